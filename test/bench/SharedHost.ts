import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Console, Effect, Layer, Redacted, Schedule, Stream } from "effect"
import { table } from "#src/Cli/Console/Table.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { enqueue, type Queue } from "./deliveries/Enqueue.ts"
import { freshDatabase } from "./deliveries/FreshDatabase.ts"
import { lateness, type ReceiverMessage } from "./deliveries/Lateness.ts"
import { startProcess } from "./deliveries/Process.ts"
import { subscribe, workspaceId } from "./deliveries/Subscriptions.ts"
import type { FairnessOptions } from "./Fairness.ts"
import { compared, median, quantile, rounded } from "./Statistics.ts"

const here = import.meta.dirname
const neighbours = 100
const otherWorkspaces = 10

/** Seconds in which neighbours get to know each other before anything is measured. */
const settling = 2

/** After a part, until what it left on the way has been written down. */
const rest = "500 millis"

/**
 * Occurrences a second of which the good hook is told, and how many of these the neighbours are told of too: a p95 is then
 * the middle of the moments at which all are told something.
 */
const rate = 20
const sharedEvery = 10
const connections = 4

/** Those that answer are no goal: they show what any company costs. */
const kinds = [
  { kind: "fine", words: "answer 200", goal: "" },
  { kind: "500", words: "answer 500", goal: "at most 1.5" },
  { kind: "429", words: "answer 429 with retry-after", goal: "at most 1.5" },
  { kind: "never", words: "never answer", goal: "at most 1.5" }
]
const places = ["the same workspace", "other workspaces"] as const

/**
 * Occurrences at an even pace, for a while; answers when each delivery was committed. What several workspaces are told at
 * one moment, each commits by itself.
 */
const occur = (good: Queue, bad: ReadonlyArray<Queue>, seconds: number) =>
  Stream.range(0, seconds * rate - 1).pipe(
    Stream.schedule(Schedule.fixed(1000 / rate)),
    Stream.mapEffect((number) => {
      const told = Map.groupBy(number % sharedEvery === 0 ? [...bad, good] : [good], ({ workspaceId }) => workspaceId)
      return Effect.forEach(told.values(), enqueue, { concurrency: connections })
    }),
    Stream.mapConcat((committed) => committed.flatMap((each) => [...each])),
    Stream.runCollect,
    Effect.map((committed) => new Map(committed))
  )

const arrived = Effect.fn("arrived")(function* (good: Queue) {
  const sql = yield* SqlClient.SqlClient
  const left = sql`
    SELECT 1 FROM undelivered WHERE workspace_id = ${good.workspaceId} AND hook_id = ${`hook_${good.url}`}
      AND state = 'queued' LIMIT 1`
  yield* Effect.delay(left, "50 millis").pipe(Effect.repeat({ until: (rows) => rows.length === 0 }))
  yield* sql`UPDATE undelivered SET state = 'cancelled', finished_at = due_at WHERE state = 'queued'`
})

/**
 * How late deliveries are at a good hook, alone and beside 100 of the same host, in turns: each part is compared with
 * the one just before it, so that what else the machine does weighs on both.
 */
export const sharedHost = Effect.fn("sharedHost")(function* ({ rounds, seconds }: FairnessOptions) {
  const { url: server } = yield* EmbeddedPostgres.start({ dataDirectory: `${here}/../../.steward/bench-deliveries` })
  const url = yield* freshDatabase(server, "bench_shared", true)
  const receiver = yield* startProcess<ReceiverMessage>(`${here}/deliveries/SharedReceiver.ts`)
  const [port = 0] = (yield* receiver.next).ports
  const service = yield* startProcess<string>(`${here}/deliveries/Service.ts`, Redacted.value(url))
  yield* service.next
  const queue = (workspace: string, path: string): Queue => ({
    workspaceId: workspace,
    url: `http://127.0.0.1:${port}/${path}`
  })
  const good = queue(workspaceId, "good")
  const laps = kinds.flatMap((kind) => places.map((place): Lap => ({ ...kind, place, alone: [], beside: [] })))

  /** The p95 of how late the good hook's deliveries are. */
  const part = Effect.fnUntraced(function* (bad: ReadonlyArray<Queue>) {
    yield* occur(good, bad, settling)
    const committed = yield* occur(good, bad, seconds)
    yield* arrived(good)
    const late = lateness(committed, (yield* receiver.ask("what has come, and let go of the rest")).arrived)
    yield* Effect.sleep(rest)
    return quantile(late, 0.95)
  })
  const measured = Effect.gen(function* () {
    yield* subscribe([good.url], good.workspaceId)
    yield* part([])
    for (let round = 1; round <= rounds; round++) {
      for (const { alone, beside, kind, place } of laps) {
        const bad = Array.from({ length: neighbours }, (_, hook) =>
          queue(
            place === "other workspaces" ? `ws_other_${hook % otherWorkspaces}` : workspaceId,
            `${kind}/${place.replaceAll(" ", "-")}/${round}/${hook}`
          )
        )
        alone.push(yield* part([]))
        for (const [workspace, group] of Map.groupBy(bad, ({ workspaceId }) => workspaceId)) {
          yield* subscribe(
            group.map(({ url }) => url),
            workspace
          )
        }
        beside.push(yield* part(bad))
      }
    }
  })
  yield* Effect.provide(
    measured,
    SecretBox.layer(Redacted.make(new Uint8Array(32).fill(7))).pipe(
      Layer.provide(RandomBytes.layer),
      Layer.provideMerge(PgClient.layer({ url, maxConnections: connections }))
    )
  )
  yield* Console.log(
    `\nA good hook that is told ${rate} things a second, beside ${neighbours} of its host, ${rounds} rounds of ${seconds} s: how late, p95`
  )
  yield* Console.log(
    table(
      [`${neighbours} that`, "alone", "beside them", "times, of the rounds", "goal"],
      laps.map(({ alone, beside, goal, place, words }) => [
        `${words}, in ${place}`,
        `${rounded(median(alone))} ms`,
        `${rounded(median(beside))} ms`,
        compared(beside, alone),
        goal
      ])
    )
  )
}, Effect.scoped)

interface Lap {
  readonly kind: string
  readonly words: string
  readonly goal: string
  readonly place: (typeof places)[number]
  /** One p95 a round, in milliseconds. */
  readonly alone: Array<number>
  readonly beside: Array<number>
}
