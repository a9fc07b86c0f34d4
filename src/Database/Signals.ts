import { PgClient } from "@effect/sql-pg"
import {
  Array,
  Context,
  Deferred,
  Effect,
  Layer,
  Mailbox,
  PubSub,
  Queue,
  Random,
  Schedule,
  type Scope,
  Stream
} from "effect"
import { forkWithoutServices } from "#src/Ground/WithoutServices.ts"
import { listen } from "./Signals/Listen.ts"
import { afterCommit } from "./Transaction.ts"

const topics = ["inbox", "comments", "platform_work", "deliveries", "polls", "policy_tasks", "revisits"] as const

/** What waits for work to be done. */
export type SignalTopic = (typeof topics)[number]

const channel = "steward"
const reconnect = Schedule.spaced("1 second")

/** Signals of so long are sent to other processes together, but for the first. */
const together = "50 millis"

/** What is sent: the topic, and by which process, which has woken its own workers. */
const payloadOf = (topic: SignalTopic, process: string) => `${topic} ${process}`

/**
 * Wakes the workers of every process on the database: those of this one at once, those of others through the database. A
 * signal sent inside a transaction is sent after it, and only if it commits: inside, it would hold the one lock that the
 * whole server has for signals. Signals can be lost with a process or a connection: everybody is woken when there is one
 * again, and workers look for themselves as well.
 */
export class Signals extends Context.Tag("steward/Signals")<
  Signals,
  {
    readonly notify: (topic: SignalTopic) => Effect.Effect<void>
    /** A queue that holds at most one signal: several that come while nobody takes are one. */
    readonly subscribe: (topic: SignalTopic) => Effect.Effect<Queue.Dequeue<void>, never, Scope.Scope>
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
        inbox: yield* PubSub.sliding<void>(1),
        comments: yield* PubSub.sliding<void>(1),
        platform_work: yield* PubSub.sliding<void>(1),
        deliveries: yield* PubSub.sliding<void>(1),
        polls: yield* PubSub.sliding<void>(1),
        policy_tasks: yield* PubSub.sliding<void>(1),
        revisits: yield* PubSub.sliding<void>(1)
      }
      const wake = (woken: ReadonlyArray<SignalTopic>) =>
        Effect.forEach(woken, (topic) => PubSub.publish(hubs[topic], undefined), { discard: true })

      const own = (yield* Random.nextInt).toString(36)
      const topicOf = (payload: string) =>
        topics.filter((topic) => payload.startsWith(topic) && payload !== payloadOf(topic, own))

      const tried = yield* Deferred.make<void>()
      yield* listen(url, channel).pipe(
        Effect.tap(() => wake(topics)),
        Effect.ensuring(Deferred.succeed(tried, undefined)),
        Effect.flatMap((payloads) =>
          Stream.runForEach(Mailbox.toStream(payloads), (payload) => wake(topicOf(payload)))
        ),
        Effect.scoped,
        Effect.tapError((error) => Effect.logDebug("Lost the connection for signals", error)),
        Effect.retry(reconnect),
        forkWithoutServices
      )
      yield* Deferred.await(tried)

      const outgoing = yield* Queue.unbounded<SignalTopic>()
      yield* Queue.takeBetween(outgoing, 1, Number.POSITIVE_INFINITY).pipe(
        Effect.flatMap(
          (sent) => sql`
            SELECT pg_notify(${channel}, payload)
            FROM unnest(${Array.dedupe(sent).map((topic) => payloadOf(topic, own))}::text[]) AS payload`
        ),
        Effect.catchAllCause((cause) =>
          Effect.logDebug("Workers could not be notified; they look for work by themselves", cause)
        ),
        Effect.zipRight(Effect.sleep(together)),
        Effect.forever,
        forkWithoutServices
      )

      return Signals.of({
        notify: (topic) =>
          afterCommit(`signal ${topic}`, Effect.zipRight(wake([topic]), Effect.asVoid(Queue.offer(outgoing, topic)))),
        subscribe: (topic) => PubSub.subscribe(hubs[topic])
      })
    })
  )
}
