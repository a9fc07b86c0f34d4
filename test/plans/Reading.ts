import { FetchHttpClient } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { Effect, Layer, type Redacted, TestClock } from "effect"
import { rooms } from "#src/Composition/Rooms.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { brand, testSettings } from "#test/House.ts"
import { ask } from "#test/Http/Asking.ts"
import { InProcess } from "#test/InProcess.ts"
import { fixed } from "./Belief.ts"
import { Captured, capturing, nodesOf, type PlanNode, rowsRead } from "./Captured.ts"
import { type Request, requests } from "./Requests.ts"
import { now, seed } from "./Seed.ts"

/** The door, on a database that tells the plan of everything it carries out. */
export const reading = (url: Redacted.Redacted) =>
  InProcess.layer.pipe(
    Layer.provideMerge(rooms(testSettings)),
    Layer.provideMerge(Layer.mergeAll(capturing(url), RandomBytes.layer, FetchHttpClient.layer)),
    Layer.provide(BunContext.layer),
    Layer.orDie
  )

/** A table that a request read, and how. */
export interface Read {
  readonly request: Request
  readonly statement: string
  readonly node: PlanNode & { readonly "Relation Name": string }
}

export interface Answered {
  readonly request: Request
  readonly status: number
}

const isRead = (node: PlanNode): node is Read["node"] =>
  node["Relation Name"] !== undefined && / Scan$/.test(node["Node Type"])

/**
 * A large workspace, and everything that any endpoint reads of it. `prepare` is done when the rows are there;
 * `thorough`: asks with every two parameters together.
 */
export const readings = Effect.fn("readings")(function* <E, R>(
  rows: number,
  prepare: Effect.Effect<unknown, E, R>,
  thorough: boolean
) {
  const { take } = yield* Captured
  yield* TestClock.setTime(now.getTime())
  const { key, workspaceId } = yield* brand()
  yield* seed(workspaceId, rows)
  yield* prepare
  const reads: Array<Read> = []
  const answered: Array<Answered> = []
  for (const request of yield* requests(workspaceId, thorough)) {
    yield* take
    const { status } = yield* ask(request.method, request.path, { key, json: request.json })
    answered.push({ request, status })
    for (const { plan, text } of yield* take) {
      reads.push(
        ...nodesOf(plan)
          .filter(isRead)
          .map((node) => ({ request, statement: text, node }))
      )
    }
  }
  return { reads, answered }
})

/** Scans of whole tables that can grow. */
export const tableScans = (reads: ReadonlyArray<Read>) =>
  reads.filter(({ node }) => node["Node Type"] === "Seq Scan" && !fixed.includes(node["Relation Name"]))

/**
 * What read more rows than `most`, but for people asked for by two things at once: where many have either and nobody
 * has both, all who have the one are looked through.
 */
export const longReads = (reads: ReadonlyArray<Read>, most: number) =>
  reads.filter(({ node, request }) => rowsRead(node) > most && !isOfContactsByTwo(request))

const isOfContactsByTwo = ({ name, path }: Request) =>
  name === "contacts.list" &&
  [...new URLSearchParams(path.split("?")[1]).keys()].filter((one) => one !== "cursor").length > 1

/** A read in a line. */
export const told = ({ node, request: { method, name, path }, statement }: Read) =>
  `${name}: ${node["Node Type"]} of ${node["Relation Name"]} by ${node["Index Name"] ?? "no index"}, ${rowsRead(node)} rows\n` +
  `  ${method} ${path}\n  ${statement.replaceAll(/\s+/g, " ").trim()}`
