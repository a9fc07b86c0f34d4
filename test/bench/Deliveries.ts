import { Reactivity } from "@effect/experimental"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Console, Data, Effect, Redacted } from "effect"
import { table } from "#src/Cli/Table.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { migrate } from "#src/Database/Migrations.ts"
import { databaseUrl } from "#test/TestCluster.ts"
import type { Lap, Order } from "./deliveries/Runner.ts"
import { median, ratio, rounded } from "./Statistics.ts"

export interface DeliveriesOptions {
  /** Deliveries that each sends in each round. */
  readonly jobs: number
  readonly rounds: number
}

class RunnerFailed extends Data.TaggedError("RunnerFailed")<{ readonly message: string }> {}

const here = import.meta.dirname
const runners = [
  { name: "Steward", file: `${here}/deliveries/Steward.ts` },
  { name: "bare loop, no database", file: `${here}/deliveries/Bare.ts` },
  { name: "pg-boss", file: `${here}/../outside/queues/PgBoss.ts` },
  { name: "graphile-worker", file: `${here}/../outside/queues/GraphileWorker.ts` }
] as const

const hosts = 16
const hooksEach = 4

/** A process that is spoken to by messages; it ends with the scope. */
const startProcess = <Answer>(file: string, ...args: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const answers: Array<Answer> = []
    const waiting: Array<(answer: Answer) => void> = []
    const child = yield* Effect.acquireRelease(
      Effect.sync(() =>
        Bun.spawn([process.execPath, file, ...args], {
          stdin: "ignore",
          stdout: "ignore",
          stderr: "inherit",
          serialization: "json",
          env: { ...process.env, NODE_ENV: "production" },
          ipc: (answer: Answer) => {
            const next = waiting.shift()
            if (next === undefined) answers.push(answer)
            else next(answer)
          }
        })
      ),
      (child) =>
        Effect.promise(() => {
          child.kill("SIGKILL")
          return child.exited
        })
    )
    const answer = Effect.async<Answer>((resume) => {
      const found = answers.shift()
      if (found === undefined) waiting.push((late) => resume(Effect.succeed(late)))
      else resume(Effect.succeed(found))
    })
    const died = Effect.flatMap(
      Effect.promise(() => child.exited),
      (code) => new RunnerFailed({ message: `${file} ended with code ${code}` })
    )
    const next = Effect.raceFirst(answer, died)
    return {
      next,
      ask: (question: unknown) =>
        Effect.zipRight(
          Effect.sync(() => child.send(question)),
          next
        )
    }
  })

const database = Effect.fn("database")(
  function* (server: Redacted.Redacted, name: string) {
    const sql = yield* PgClient.make({ url: server, maxConnections: 1 })
    yield* sql`DROP DATABASE IF EXISTS ${sql(name)} WITH (FORCE)`
    yield* sql`CREATE DATABASE ${sql(name)}`
    const url = databaseUrl(server, name)
    const own = yield* PgClient.make({ url, maxConnections: 1 })
    if (name === "steward_deliveries") yield* Effect.provideService(migrate, SqlClient.SqlClient, own)
    return url
  },
  Effect.scoped,
  Effect.provide(Reactivity.layer)
)

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
    Effect.fnUntraced(function* ({ file, name }, index) {
      const url = yield* database(server, `${["steward", "bare", "boss", "graphile"][index]}_deliveries`)
      const child = yield* startProcess<Lap>(file, Redacted.value(url))
      yield* child.next
      return { name, lap: (order: Order) => child.ask(order), laps: [] as Array<Lap> }
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
  const [bare] = rates.slice(1)
  yield* Console.log(
    `\n${jobs} deliveries to ${urls.length} hooks on ${hosts} hosts, medians of ${rounds} rounds; one process each`
  )
  yield* Console.log(
    table(
      ["", "deliveries/s", "processor/delivery", "of the bare loop", "goal"],
      racing.map(({ laps, name }, index) => [
        name,
        rounded(median(rates[index] ?? [])),
        `${rounded((median(laps.map(({ processor }) => processor)) / jobs) * 1000)} µs`,
        rounded(ratio(rates[index] ?? [], bare ?? [])),
        name === "Steward" ? "at least 0.5, and more than both queues" : ""
      ])
    )
  )
}, Effect.scoped)
