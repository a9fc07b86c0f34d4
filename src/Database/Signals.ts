import { PgClient } from "@effect/sql-pg"
import { Context, Deferred, Effect, Layer, Mailbox, PubSub, type Queue, Schedule, type Scope, Stream } from "effect"
import { listen } from "./Listen.ts"

const topics = ["comments", "platform_work", "deliveries", "polls", "policy_tasks"] as const

/** What waits for work to be done. */
export type Topic = (typeof topics)[number]

const channel = "steward"
const reconnect = Schedule.spaced("1 second")

/**
 * Wakes the workers of every process on the database. A signal sent inside a transaction arrives when, and only
 * when, that transaction commits. Signals can be lost with a connection: everybody is woken when there is one again,
 * and workers look for themselves as well.
 */
export class Signals extends Context.Tag("steward/Signals")<
  Signals,
  {
    readonly notify: (topic: Topic) => Effect.Effect<void>
    /** A queue that holds at most one signal: several that come while nobody takes are one. */
    readonly subscribe: (topic: Topic) => Effect.Effect<Queue.Dequeue<void>, never, Scope.Scope>
  }
>() {
  /** Made when it listens, or could not and tries again. */
  static readonly layer = Layer.scoped(
    Signals,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { url } = sql.config
      if (url === undefined) return yield* Effect.dieMessage("Signals need the URL of the database")
      const hubs = {
        comments: yield* PubSub.sliding<void>(1),
        platform_work: yield* PubSub.sliding<void>(1),
        deliveries: yield* PubSub.sliding<void>(1),
        polls: yield* PubSub.sliding<void>(1),
        policy_tasks: yield* PubSub.sliding<void>(1)
      }
      const wake = (woken: ReadonlyArray<Topic>) =>
        Effect.forEach(woken, (topic) => PubSub.publish(hubs[topic], undefined))

      const tried = yield* Deferred.make<void>()
      yield* listen(url, channel).pipe(
        Effect.tap(() => wake(topics)),
        Effect.ensuring(Deferred.succeed(tried, undefined)),
        Effect.flatMap((payloads) =>
          Stream.runForEach(Mailbox.toStream(payloads), (payload) => wake(topics.filter((topic) => topic === payload)))
        ),
        Effect.scoped,
        Effect.tapError((error) => Effect.logDebug("Lost the connection for signals", error)),
        Effect.retry(reconnect),
        Effect.forkScoped
      )
      yield* Deferred.await(tried)

      return Signals.of({
        notify: (topic) => Effect.orDie(Effect.asVoid(sql`SELECT pg_notify(${channel}, ${topic})`)),
        subscribe: (topic) => PubSub.subscribe(hubs[topic])
      })
    })
  )
}
