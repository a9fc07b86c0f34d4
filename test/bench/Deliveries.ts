import { Console, Effect, Redacted } from "effect"
import { table } from "#src/Cli/Console/Table.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { claiming } from "./deliveries/Claiming.ts"
import { freshDatabase } from "./deliveries/FreshDatabase.ts"
import { startProcess } from "./deliveries/Process.ts"
import type { Lap, Order } from "./deliveries/Runner.ts"
import { median, ratio, rounded } from "./Statistics.ts"

export interface DeliveriesOptions {
  /** Deliveries that each sends in each round. */
  readonly jobs: number
  readonly rounds: number
}

const here = import.meta.dirname
const bare = `${here}/deliveries/Bare.ts`
const pgBoss = `${here}/../outside/queues/PgBoss.ts`
const graphile = `${here}/../outside/queues/GraphileWorker.ts`

/** By `node:http`, which can be told where to connect to, as webhooks need; and by `fetch`, which is quicker, and cannot. */
const runners = [
  { name: "Steward", file: `${here}/deliveries/Steward.ts`, goal: "half of the bare loop, and ahead of both queues" },
  { name: "bare loop, no database", file: bare, client: "http", goal: "" },
  { name: "pg-boss", file: pgBoss, client: "http", goal: "" },
  { name: "graphile-worker", file: graphile, client: "http", goal: "" },
  { name: "bare loop, by fetch", file: bare, client: "fetch", goal: "" },
  { name: "pg-boss, by fetch", file: pgBoss, client: "fetch", goal: "" },
  { name: "graphile-worker, by fetch", file: graphile, client: "fetch", goal: "" }
]

const hosts = 16
const hooksEach = 4

/** In the queue of a host that takes no more for now. */
const waiting = 100_000

/** Deliveries a second, side by side and in turns: the same signed requests to the same receivers. */
export const deliveries = Effect.fn("deliveries")(function* ({ jobs, rounds }: DeliveriesOptions) {
  const { url: server } = yield* EmbeddedPostgres.start({ dataDirectory: `${here}/../../.steward/bench-deliveries` })
  const receivers = yield* startProcess<ReadonlyArray<number>>(`${here}/deliveries/Receivers.ts`, String(hosts))
  const ports = yield* receivers.next
  const urls = ports.flatMap((port) =>
    Array.from({ length: hooksEach }, (_, hook) => `http://127.0.0.1:${port}/hooks/${hook}`)
  )
  const racing = yield* Effect.forEach(
    runners,
    Effect.fnUntraced(function* ({ client = "", file, goal, name }, index) {
      const url = yield* freshDatabase(server, `bench_deliveries_${index}`, name === "Steward")
      const child = yield* startProcess<Lap>(file, Redacted.value(url), client)
      yield* child.next
      return { name, goal, lap: (order: Order) => child.ask(order), laps: [] as Array<Lap> }
    })
  )
  for (let round = 0; round <= rounds; round++) {
    for (const { lap, laps } of racing) {
      const measured = yield* lap({ count: round === 0 ? Math.ceil(jobs / 2) : jobs, urls, name: `r${round}` })
      // the first is for warming up
      if (round > 0) laps.push(measured)
    }
  }
  const rates = racing.map(({ laps }) => laps.map(({ milliseconds }) => (jobs / milliseconds) * 1000))
  const [loop] = rates.slice(1)
  yield* Console.log(
    `\n${jobs} deliveries to ${urls.length} hooks on ${hosts} hosts, medians of ${rounds} rounds; one process each`
  )
  yield* Console.log(
    table(
      ["", "deliveries/s", "processor/delivery", "of the bare loop", "goal"],
      racing.map(({ goal, laps, name }, index) => [
        name,
        rounded(median(rates[index] ?? [])),
        `${rounded((median(laps.map(({ processor }) => processor)) / jobs) * 1000)} µs`,
        rounded(ratio(rates[index] ?? [], loop ?? [])),
        goal
      ])
    )
  )
  const { alone, behind } = yield* claiming(yield* freshDatabase(server, "bench_claiming", true), waiting)
  yield* Console.log(
    `\nFinding and claiming a delivery takes ${rounded(alone)} ms, and ${rounded(behind)} ms while ` +
      `${waiting.toLocaleString("en-US")} wait for a host that has no room: ${rounded(behind / alone)} times as long`
  )
}, Effect.scoped)
