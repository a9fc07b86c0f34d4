import { SqlClient } from "@effect/sql"
import { Console, Effect, Option } from "effect"
import { table } from "#src/Cli/Console/Table.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { startProcess } from "./deliveries/Process.ts"
import { type Acted, acted } from "./ingest/Acting.ts"
import { type Drained, drained } from "./ingest/Backlog.ts"
import { type Flow, flatOut, idle, paced, polled, type Service } from "./ingest/Flow.ts"
import { commentsEach, pushes, pushOf } from "./ingest/Pushes.ts"
import { sendAll, sendWithoutEnd } from "./ingest/Send.ts"
import { looking, startBare, startService } from "./ingest/Stage.ts"
import type { IngestPart } from "./Options.ts"
import { rounded } from "./Statistics.ts"

export interface IngestOptions {
  /** Comments that are sent in each part. */
  readonly jobs: number
  readonly parts: ReadonlyArray<IngestPart>
}

const here = import.meta.dirname
const fifty = Array.from({ length: 50 }, (_, brand) => brand)
const first = [0]

/** Milliseconds that the platform takes to hide a comment. */
const slow = 100

/** What every filter takes for a scam. */
const scam =
  "Congratulations, you won! Claim your free iPhone now: message us on Telegram @prize_team or visit http://bit.ly/win"

const warmUp = 100

/** Comments that wait, in webhooks of ten, and for how many seconds it is watched how they grow less. */
const backlog = 1_000_000
const watchedSeconds = 100

/** Each is a request by itself. */
const mostAnswers = 4000

const saidOfBacklog = ({ memory, started, stretches }: Drained) =>
  `\nOf ${backlog.toLocaleString("en")} comments that waited, ` +
  `${stretches.map(({ decided }) => rounded(decided)).join(", ")} were decided a second, and the service held ` +
  `${stretches.map((stretch) => rounded(stretch.memory)).join(", ")} MB, in each ${watchedSeconds / stretches.length} s; ` +
  `${rounded(memory)} MB at most, and ${rounded(started)} MB once it had started`

const saidOfActing = ({ late, memory, rate, server, service, waits }: Acted) =>
  `\nAnswers in one workspace by the API: ${rounded(rate)} a second, p95 ${rounded(late)} ms, ` +
  `${rounded(service)} + ${rounded(server)} processors, ${rounded(memory)} MB, waits: ${waits}`

/** What a bare server takes in a second, with the same webhooks. */
const bareRate = Effect.fn("bareRate")(function* (webhooks: string, count: number) {
  yield* sendAll(webhooks, pushes({ count: warmUp, brands: first, run: 1 }), 8)
  const seconds = yield* sendAll(webhooks, pushes({ count, brands: first, run: 2 }), 8)
  return (count * commentsEach) / seconds
})

const header = [
  "",
  "accepted/s",
  "of bare",
  "decided/s",
  "of bare",
  "statements each",
  "processors: service + PostgreSQL",
  "ms of both each",
  "megabytes",
  "waits"
]

const row = (what: string, bare: number, { accepted, decided, memory, server, service, statements, waits }: Flow) => [
  what,
  rounded(accepted),
  rounded(accepted / bare),
  rounded(decided),
  rounded(decided / bare),
  rounded(statements),
  `${rounded(service)} + ${rounded(server)}`,
  rounded((1000 * (service + server)) / decided),
  rounded(memory),
  waits
]

/** How quickly a brand's comments are decided: alone, at half of what the service decides, and beside a viral post. */
const latencies = Effect.fn("latencies")(function* (service: Service, decided: number, jobs: number) {
  const everyMilliseconds = Math.ceil((2 * commentsEach * 1000) / decided)
  const count = Math.max(100, Math.min(jobs / commentsEach, Math.ceil(10_000 / everyMilliseconds)))
  yield* idle
  const alone = yield* paced(service, { run: 11, brand: 1, count: 60, everyMilliseconds: 100, followed: 1 })
  const half = yield* paced(service, {
    run: 12,
    brand: 0,
    count,
    everyMilliseconds,
    followed: Math.ceil(count / 100)
  })
  yield* idle
  // none is sent twice: a webhook that is known is merely acknowledged
  const viral = sendWithoutEnd(service.webhooks, (index) => pushOf(index, { run: 13, brands: first }), 8)
  const beside = yield* Effect.raceFirst(
    paced(service, { run: 14, brand: 1, count: 60, everyMilliseconds: 100, followed: 1 }),
    viral
  )
  return { alone, half, beside }
})

/** How many comments a second are taken in and decided, with everything that belongs to it, beside a bare server. */
export const ingest = Effect.fn("ingest")(function* ({ jobs, parts }: IngestOptions) {
  const count = Math.ceil(jobs / commentsEach)
  const { url: server } = yield* EmbeddedPostgres.start({
    dataDirectory: `${here}/../../.steward/bench-ingest`,
    settings: { shared_preload_libraries: "pg_stat_statements" }
  })
  const graph = yield* startProcess<number>(`${here}/ingest/SlowGraph.ts`, String(slow))
  const graphPort = yield* graph.next
  const bare = yield* Effect.scoped(Effect.flatMap(startBare(server), ({ webhooks }) => bareRate(webhooks, count)))
  yield* Console.log(`\nA bare server takes in ${rounded(bare)} comments a second, one INSERT each`)

  const listed = yield* startProcess<number>(`${here}/ingest/ListedThreads.ts`, String(jobs))
  const youtube = yield* listed.next

  /** A channel that is read to its end, alone; and another one, while people write to the page of the same brand. */
  const reading = Effect.gen(function* () {
    const service = yield* startService(server, "bench_ingest", { brands: fifty.length, graph: graphPort, youtube })
    return yield* Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`CREATE EXTENSION IF NOT EXISTS pg_stat_statements`
      yield* flatOut(service, { run: 1, brands: first, count: warmUp })
      const flow = yield* polled(service, { brands: first, each: jobs })
      const page = { run: 21, brand: 1, count: 60, everyMilliseconds: 100, followed: 1 }
      const [late] = yield* Effect.all([paced(service, page), polled(service, { brands: [1], each: jobs })], {
        concurrency: 2
      })
      yield* Console.log(`Read by polls: ${JSON.stringify({ flow, late })}`)
      return { flow, late }
    }).pipe(Effect.provide(looking(service.url)))
  }).pipe(Effect.scoped)

  const part = Effect.fn("part")(function* (brands: ReadonlyArray<number>, text?: string) {
    const service = yield* startService(server, "bench_ingest", { brands: fifty.length, graph: graphPort, youtube })
    return yield* Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      yield* sql`CREATE EXTENSION IF NOT EXISTS pg_stat_statements`
      const said = text === undefined ? {} : { text }
      yield* flatOut(service, { run: 1, brands, count: warmUp, ...said })
      const flow = yield* flatOut(service, { run: 2, brands, count, ...said })
      const late = text === undefined && brands === first ? yield* latencies(service, flow.decided, jobs) : null
      yield* Console.log(
        `${brands.length} brands${text === undefined ? "" : ", hiding"}: ${JSON.stringify({ flow, late })}`
      )
      return { flow, late }
    }).pipe(Effect.provide(looking(service.url)))
  }, Effect.scoped)

  const alone = { brands: 1, graph: graphPort, youtube }

  const draining = Effect.gen(function* () {
    const service = yield* startService(server, "bench_ingest", { ...alone, waiting: backlog })
    return yield* Effect.provide(drained(service, watchedSeconds), looking(service.url))
  }).pipe(Effect.scoped)

  const acting = Effect.gen(function* () {
    const service = yield* startService(server, "bench_ingest", alone)
    return yield* Effect.provide(acted(service, Math.min(jobs, mostAnswers)), looking(service.url))
  }).pipe(Effect.scoped)

  const measured = <A, E, R>(name: IngestPart, effect: Effect.Effect<A, E, R>) =>
    parts.includes(name) ? Effect.asSome(effect) : Effect.succeedNone
  const one = yield* measured("one", part(first))
  const many = yield* measured("fifty", part(fifty))
  const hides = yield* measured("hides", part(first, scam))
  const polls = yield* measured("polls", reading)
  const full = yield* measured("backlog", draining)
  const answers = yield* measured("acting", acting)
  const rows = (
    [
      ["one workspace", Option.map(one, ({ flow }) => flow)],
      ["fifty workspaces", Option.map(many, ({ flow }) => flow)],
      ["one workspace, each comment hidden in 100 ms", Option.map(hides, ({ flow }) => flow)],
      ["one channel, read by polls", Option.map(polls, ({ flow }) => flow)]
    ] as const
  ).flatMap(([what, found]) => (Option.isSome(found) ? [row(what, bare, found.value)] : []))
  if (rows.length > 0) yield* Console.log(table(header, rows))
  if (Option.isSome(full)) yield* Console.log(saidOfBacklog(full.value))
  if (Option.isSome(answers)) yield* Console.log(saidOfActing(answers.value))
  if (Option.isSome(polls)) {
    yield* Console.log(
      `\np95 from webhook to decided: ${rounded(polls.value.late)} ms while a channel of the same workspace is read for the first time`
    )
  }
  const late = Option.getOrNull(Option.flatMapNullable(one, (found) => found.late))
  if (late !== null) {
    const { alone, beside, half } = late
    yield* Console.log(
      `\np95 from webhook to decided: ${rounded(alone)} ms alone, ${rounded(half)} ms at half of full load, ` +
        `${rounded(beside)} ms beside another workspace's viral post: ${rounded(beside / alone)} times as long`
    )
  }
}, Effect.scoped)
