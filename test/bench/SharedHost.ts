import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Console, Effect, Layer, Redacted, Schedule, Stream } from "effect"
import { table } from "#src/Cli/Table.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { SecretBox } from "#src/Database/SecretBox.ts"
import { RandomBytes } from "#src/RandomBytes.ts"
import { enqueue, type Queue } from "./deliveries/Enqueue.ts"
import { freshDatabase } from "./deliveries/FreshDatabase.ts"
import { startProcess } from "./deliveries/Process.ts"
import { subscribe, workspaceId } from "./deliveries/Subscriptions.ts"
import { quantile, rounded } from "./Statistics.ts"

const here = import.meta.dirname
const failing = 100
const others = 10

/** Seconds in which the hooks that fail get to know each other before anything is measured. */
const settling = 2

/** Occurrences a second of which the good hook is told, and how many of these the failing ones are told of too. */
const rate = 10
const sharedEvery = 10

const kinds = [
  { kind: "500", words: "answer 500" },
  { kind: "429", words: "answer 429 with retry-after" },
  { kind: "never", words: "never answer" }
] as const

/** Occurrences at an even pace, for a while. */
const occur = (good: Queue, bad: ReadonlyArray<Queue>, seconds: number) =>
  Stream.range(0, seconds * rate - 1).pipe(
    Stream.schedule(Schedule.fixed(1000 / rate)),
    Stream.runForEach((number) => enqueue(number % sharedEvery === 0 ? [...bad, good] : [good]))
  )

const arrived = Effect.fn("arrived")(function* (good: Queue) {
  const sql = yield* SqlClient.SqlClient
  const left = sql`
    SELECT 1 FROM undelivered WHERE workspace_id = ${good.workspaceId} AND hook_id = ${`hook_${good.url}`}
      AND state = 'queued' LIMIT 1`
  yield* Effect.delay(left, "50 millis").pipe(Effect.repeat({ until: (rows) => rows.length === 0 }))
})

/** How late deliveries are at a good hook, alone and beside 100 that fail at the same host. */
export const sharedHost = Effect.fn("sharedHost")(function* (seconds: number) {
  const { url: server } = yield* EmbeddedPostgres.start({ dataDirectory: `${here}/../../.steward/bench-deliveries` })
  const url = yield* freshDatabase(server, "bench_shared", true)
  const receiver = yield* startProcess<ReadonlyArray<number>>(`${here}/deliveries/SharedReceiver.ts`)
  const [port = 0] = yield* receiver.next
  const service = yield* startProcess<string>(`${here}/deliveries/Service.ts`, Redacted.value(url))
  yield* service.next
  const queue = (workspace: string, path: string): Queue => ({
    workspaceId: workspace,
    url: `http://127.0.0.1:${port}/${path}`
  })
  const good = queue(workspaceId, "good")

  const beside = Effect.fn("beside")(function* (bad: ReadonlyArray<Queue>) {
    const sql = yield* SqlClient.SqlClient
    yield* occur(good, [], seconds)
    yield* arrived(good)
    const alone = quantile(yield* receiver.ask("alone"), 0.95)
    for (const group of Map.groupBy(bad, ({ workspaceId }) => workspaceId).entries()) {
      yield* subscribe(
        group[1].map(({ url }) => url),
        group[0]
      )
    }
    yield* occur(good, bad, settling)
    yield* receiver.ask("settled")
    yield* occur(good, bad, seconds)
    yield* arrived(good)
    const late = quantile(yield* receiver.ask("beside"), 0.95)
    yield* sql`UPDATE undelivered SET state = 'cancelled', finished_at = due_at WHERE state = 'queued'`
    return { alone, late }
  })
  const measured = Effect.gen(function* () {
    yield* subscribe([good.url], good.workspaceId)
    yield* occur(good, [], settling)
    yield* receiver.ask("the first is for warming up")
    return yield* Effect.forEach(
      kinds.flatMap((kind) => [
        { ...kind, where: "the same workspace" },
        { ...kind, where: "other workspaces" }
      ]),
      ({ kind, where, words }, index) =>
        Effect.map(
          beside(
            Array.from({ length: failing }, (_, hook) =>
              queue(
                where === "other workspaces" ? `ws_other_${hook % others}` : workspaceId,
                `${kind}/${index}/${hook}`
              )
            )
          ),
          ({ alone, late }) => [
            `${words}, in ${where}`,
            `${rounded(alone)} ms`,
            `${rounded(late)} ms`,
            rounded(late / alone),
            "at most 1.5"
          ]
        )
    )
  })
  const rows = yield* Effect.provide(
    measured,
    SecretBox.layer(Redacted.make(new Uint8Array(32).fill(7))).pipe(
      Layer.provide(RandomBytes.layer),
      Layer.provideMerge(PgClient.layer({ url, maxConnections: 2 }))
    )
  )
  yield* Console.log(`\nA good hook that is told ${rate} things a second, beside ${failing} of its host: how late, p95`)
  yield* Console.log(table([`${failing} that`, "alone", "beside them", "times", "goal"], rows))
}, Effect.scoped)
