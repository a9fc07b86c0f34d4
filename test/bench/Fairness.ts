import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Chunk, Console, Effect, Layer, Redacted, Schedule, Stream } from "effect"
import { table } from "#src/Cli/Console/Table.ts"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { enqueue } from "./deliveries/Enqueue.ts"
import { freshDatabase } from "./deliveries/FreshDatabase.ts"
import { lateness, type ReceiverMessage } from "./deliveries/Lateness.ts"
import { startProcess } from "./deliveries/Process.ts"
import { subscribe, workspaceId } from "./deliveries/Subscriptions.ts"
import { sharedHost } from "./SharedHost.ts"
import { compared, median, quantile, rounded } from "./Statistics.ts"

export interface FairnessOptions {
  readonly rounds: number
  /** How long each round sends without, and then with, the receivers that never answer. */
  readonly seconds: number
}

const here = import.meta.dirname
const answering = 700
const silent = 300

/** Deliveries a second to each hook: less than all together could be sent. */
const rate = 0.2
const ticks = 20

/** After a part, until what it left on the way has been written down. */
const rest = "500 millis"

/** A host of its own for each hook: all of 127.0.0.0/8 is this machine. */
const urls = (network: number, count: number, port: number) =>
  Array.from({ length: count }, (_, index) => `http://127.${network}.${index >> 8}.${index & 255}:${port}/hook`)

/** Queues the deliveries of one tick, each hook's turn coming as often as another's. */
const tick = (hooks: ReadonlyArray<string>, number: number) => {
  const count = Math.round((hooks.length * rate) / ticks)
  const urls = Array.from({ length: count }, (_, index) => hooks[(number * count + index) % hooks.length] ?? "")
  return enqueue(urls.map((url) => ({ workspaceId, url })))
}

/** Sends to these for a while, and waits until all has arrived at those that answer; answers when each was committed. */
const phase = Effect.fn("phase")(function* (hooks: ReadonlyArray<string>, seconds: number) {
  const sql = yield* SqlClient.SqlClient
  const committed = yield* Stream.range(0, seconds * ticks - 1).pipe(
    Stream.schedule(Schedule.fixed(1000 / ticks)),
    Stream.mapEffect((number) => tick(hooks, number)),
    Stream.mapConcat((each) => each),
    Stream.runCollect
  )
  const left = sql`
    SELECT 1 FROM undelivered WHERE state = 'queued' AND hook_id LIKE 'hook_http://127.1.%' LIMIT 1`
  yield* Effect.delay(left, "100 millis").pipe(Effect.repeat({ until: (rows) => rows.length === 0 }))
  yield* sql`UPDATE undelivered SET state = 'cancelled', finished_at = due_at WHERE state = 'queued'`
  return new Map(committed)
})

/** What hooks feel of those that fail: on hosts of their own, and on the same host. */
export const fairness = ({ rounds, seconds }: FairnessOptions) =>
  Effect.zipRight(ownHosts({ rounds, seconds }), sharedHost({ rounds, seconds: 2 * seconds }))

/** How late deliveries are at 700 hosts that answer, alone and beside 300 that never do, new ones in every round. */
const ownHosts = Effect.fn("ownHosts")(function* ({ rounds, seconds }: FairnessOptions) {
  const { url: server } = yield* EmbeddedPostgres.start({ dataDirectory: `${here}/../../.steward/bench-deliveries` })
  const url = yield* freshDatabase(server, "bench_fairness", true)
  const receivers = yield* startProcess<ReceiverMessage>(`${here}/deliveries/FairReceivers.ts`)
  const { ports } = yield* receivers.next
  const [quickPort = 0, silentPort = 0] = ports
  const service = yield* startProcess<string>(`${here}/deliveries/Service.ts`, Redacted.value(url))
  yield* service.next

  const measured = Effect.gen(function* () {
    const quick = urls(1, answering, quickPort)
    yield* subscribe(quick)
    const measure = Effect.fnUntraced(function* (hooks: ReadonlyArray<string>) {
      const committed = yield* phase(hooks, seconds)
      const late = lateness(committed, (yield* receivers.ask("what has come, and let go of the rest")).arrived)
      yield* Effect.sleep(rest)
      return late
    })
    yield* measure(quick)
    return yield* Stream.range(1, rounds).pipe(
      Stream.mapEffect((round) =>
        Effect.gen(function* () {
          const alone = yield* measure(quick)
          const dead = urls(1 + round, silent, silentPort)
          yield* subscribe(dead)
          const mixed = [...quick, ...dead].toSorted((one, other) => Bun.hash.crc32(one) - Bun.hash.crc32(other))
          return { alone, beside: yield* measure(mixed) }
        })
      ),
      Stream.runCollect,
      Effect.map(Chunk.toReadonlyArray)
    )
  })
  const laps = yield* Effect.provide(
    measured,
    SecretBox.layer(Redacted.make(new Uint8Array(32).fill(7))).pipe(
      Layer.provide(RandomBytes.layer),
      Layer.provideMerge(PgClient.layer({ url, maxConnections: 2 }))
    )
  )
  const late = (part: number, which: "alone" | "beside") => laps.map((lap) => quantile(lap[which], part))
  yield* Console.log(
    `\n${answering} hooks on hosts that answer, ${rate} deliveries a second each, ${rounds} rounds of ${seconds} s: how late they come`
  )
  yield* Console.log(
    table(
      ["", "alone", `beside ${silent} that never answer`, "times, of the rounds", "goal"],
      [0.5, 0.99].map((part) => [
        part === 0.5 ? "median" : "p99",
        `${rounded(median(late(part, "alone")))} ms`,
        `${rounded(median(late(part, "beside")))} ms`,
        compared(late(part, "beside"), late(part, "alone")),
        part === 0.5 ? "" : "under 2"
      ])
    )
  )
}, Effect.scoped)
