import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Array, Console, Effect, Layer } from "effect"
import type { CommentId } from "#schema/Ids.ts"
import { defaultPageSize } from "#schema/Page.ts"
import { table } from "#src/Cli/Console/Table.ts"
import { Cursors } from "#src/Database/Cursors.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { body, type Contender, ContenderFailed, startContender } from "./Contender.ts"
import type { RestOptions } from "./Options.ts"
import { against, middle, type Round, round } from "./Round.ts"
import { type Seeded, seed } from "./Seed.ts"
import { root, seedVersion } from "./SeedVersion.ts"
import { rounded } from "./Statistics.ts"

/** The bare server comes second: everyone is measured against it. */
const servers = [
  ["Steward", `${root}src/main.ts`],
  ["Bun.serve + pg", `${root}test/bench/servers/Bare.ts`],
  ["Fastify + pg", `${root}test/bench/servers/Fastify.ts`]
] as const

const firstPage = `/api/v1/comments?limit=${defaultPageSize}`
const paths = [firstPage, `/api/v1/contacts?limit=${defaultPageSize}`, "/api/v1/me"]

/** Seconds; a server is compiled further while it is asked. */
const warmUp = 10

/** A figure means nothing unless all of them do the same work: their answers are the same, letter by letter. */
const sameAnswers = Effect.fn("sameAnswers")(function* (contenders: ReadonlyArray<Contender>, keys: Seeded["keys"]) {
  for (const path of paths) {
    const answers = yield* Effect.forEach(contenders, (contender) => body(contender, path, keys))
    const other = contenders.find((_, index) => answers[index] !== answers[0])
    if (other !== undefined) {
      return yield* new ContenderFailed({ message: `${other.name} answers ${path} differently from Steward` })
    }
  }
})

/** The `next_cursor` of the page before page 10,000, or before the last whole page of fewer comments. */
const farPage = Effect.fn("farPage")(function* ({ url, workspaceId }: Seeded, rows: number) {
  const page = Math.max(2, Math.min(10_000, Math.floor(rows / defaultPageSize)))
  const query = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const cursors = yield* Cursors
    const last = yield* sql<{ readonly received_at: Date; readonly id: CommentId }>`
      SELECT received_at, id FROM comments WHERE workspace_id = ${workspaceId}
      ORDER BY received_at DESC, id DESC OFFSET ${(page - 1) * defaultPageSize - 1} LIMIT 1`
    const { id, received_at } = yield* Effect.fromNullable(last[0])
    return cursors.encode("comments", workspaceId, { at: received_at.getTime(), id })
  })
  const cursor = yield* Effect.provide(
    query,
    Cursors.layer.pipe(Layer.provideMerge(PgClient.layer({ url, maxConnections: 1 })), Layer.provide(RandomBytes.layer))
  )
  return { page, path: `${firstPage}&cursor=${cursor}` }
})

interface Lap {
  readonly contender: Contender
  readonly path: string
  readonly connections: number
}

/** Every lap in turn, `rounds` times over, after one round that does not count. */
const race = Effect.fn("race")(function* (laps: ReadonlyArray<Lap>, keys: Seeded["keys"], options: RestOptions) {
  const run = ({ connections, contender, path }: Lap, seconds: number) =>
    round(contender, { path }, { keys, connections, seconds })
  yield* Effect.forEach(laps, (lap) => run(lap, warmUp), { discard: true })
  const rounds = yield* Effect.replicateEffect(
    Effect.forEach(laps, (lap) => run(lap, options.seconds)),
    options.rounds
  )
  return laps.map((lap, index) => ({ lap, rounds: rounds.flatMap((turn) => Array.fromNullable(turn[index])) }))
})

const goals: Readonly<Record<string, string>> = { Steward: "at least 0.8, and more than Fastify" }

const comparison = (results: ReadonlyArray<{ readonly lap: Lap; readonly rounds: ReadonlyArray<Round> }>) =>
  paths.flatMap((path) => {
    const here = results.filter(({ lap }) => lap.path === path)
    const bare = here[1]?.rounds ?? []
    return here.map(({ lap, rounds }) => [
      path,
      lap.contender.name,
      rounded(middle(rounds, "rate")),
      `${rounded(middle(rounds, "p99"))} ms`,
      `${rounded(middle(rounds, "processor"))} µs`,
      rounded(against(rounds, bare, "rate")),
      goals[lap.contender.name] ?? ""
    ])
  })

/** Requests a second, side by side, on a workspace with that many comments; and the depth of a walk. */
export const rest = Effect.fn("rest")(function* (options: RestOptions) {
  const { url } = yield* EmbeddedPostgres.start({ dataDirectory: `${root}.steward/bench` })
  const seeded = yield* seed(url, yield* seedVersion, options.rows)
  const contenders = yield* Effect.forEach(servers, ([name, file]) => startContender(name, file, seeded))
  yield* sameAnswers(contenders, seeded.keys)

  const laps = paths.flatMap((path) =>
    contenders.map((contender) => ({ contender, path, connections: options.connections }))
  )
  const heading = ["path", "server", "requests/s", "p99", "processor/request", "of the bare one", "goal"]
  yield* Console.log(
    `\n${options.rows} comments, ${options.connections} connections, medians of ${options.rounds} rounds`
  )
  yield* Console.log(table(heading, comparison(yield* race(laps, seeded.keys, options))))

  const far = yield* farPage(seeded, options.rows)
  const walk = contenders.slice(0, 1).flatMap((contender) => [
    { contender, path: firstPage, connections: 1 },
    { contender, path: far.path, connections: 1 }
  ])
  const [near, deep] = yield* race(walk, seeded.keys, options)
  const times = (rounds: ReadonlyArray<Round> = []) => `${rounded(middle(rounds, "mean"))} ms`
  yield* Console.log(`\nA page of ${defaultPageSize} for one caller`)
  yield* Console.log(
    table(
      ["page 1", `page ${far.page}`, "of page 1", "goal"],
      [
        [
          times(near?.rounds),
          times(deep?.rounds),
          rounded(against(deep?.rounds ?? [], near?.rounds ?? [], "mean")),
          "at most 1.2"
        ]
      ]
    )
  )
}, Effect.scoped)
