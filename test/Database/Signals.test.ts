import { PgClient } from "@effect/sql-pg"
import { assert, it, layer } from "@effect/vitest"
import { Data, Deferred, Effect, Fiber, Layer, Queue, Redacted, TestClock } from "effect"
import { Signals, type SignalTopic } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { TestDatabase, testDatabaseUrl } from "#test/TestDatabase.ts"

class Refused extends Data.TaggedError("Refused") {}

layer(Layer.provideMerge(Layer.fresh(Signals.layer), TestDatabase))("Signals", (it) => {
  /** Signals arrive in the order of their commits: whatever was committed before has arrived when this is done. */
  const fence = Effect.fn("fence")(function* (topic: SignalTopic) {
    const signals = yield* Signals
    const queue = yield* signals.subscribe(topic)
    yield* signals.notify(topic)
    yield* Queue.take(queue)
  }, Effect.scoped)

  it.scoped("a signal inside a transaction arrives when it commits, and not before", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const signals = yield* Signals
      const queue = yield* signals.subscribe("comments")
      const [sent, go] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const fiber = yield* signals
        .notify("comments")
        .pipe(
          Effect.zipRight(Deferred.succeed(sent, undefined)),
          Effect.zipRight(Deferred.await(go)),
          transaction(sql),
          Effect.fork
        )
      yield* Deferred.await(sent)
      yield* fence("polls")
      assert.strictEqual(yield* Queue.size(queue), 0)
      yield* Deferred.succeed(go, undefined)
      yield* Fiber.join(fiber)
      yield* Queue.take(queue)
    })
  )

  it.scoped("a signal inside a transaction that is rolled back never arrives", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const signals = yield* Signals
      const queue = yield* signals.subscribe("deliveries")
      yield* Effect.flip(transaction(sql)(Effect.zipRight(signals.notify("deliveries"), new Refused())))
      yield* fence("polls")
      assert.strictEqual(yield* Queue.size(queue), 0)
    })
  )

  it.scoped("every subscriber of a topic is woken, and of no other", () =>
    Effect.gen(function* () {
      const signals = yield* Signals
      const [one, two] = [yield* signals.subscribe("platform_work"), yield* signals.subscribe("platform_work")]
      const other = yield* signals.subscribe("comments")
      yield* signals.notify("platform_work")
      yield* Effect.all([Queue.take(one), Queue.take(two)])
      assert.strictEqual(yield* Queue.size(other), 0)
    })
  )

  it.scoped("several signals that come while nobody takes are one", () =>
    Effect.gen(function* () {
      const signals = yield* Signals
      const queue = yield* signals.subscribe("comments")
      yield* Effect.replicateEffect(signals.notify("comments"), 5)
      yield* fence("polls")
      assert.strictEqual((yield* Queue.takeAll(queue)).length, 1)
    })
  )

  it.scoped("another process on the database is woken too", () =>
    Effect.gen(function* () {
      const other = yield* Layer.build(Layer.fresh(Signals.layer))
      const signals = yield* Signals
      const queue = yield* Effect.flatMap(Signals, ({ subscribe }) => subscribe("deliveries")).pipe(
        Effect.provide(other)
      )
      yield* signals.notify("deliveries")
      yield* Effect.raceFirst(Queue.take(queue), Effect.forever(TestClock.adjust("50 millis")))
    })
  )

  it.scoped("a connection that was lost is made again, and everybody is woken for what may have been missed", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const signals = yield* Signals
      const queue = yield* signals.subscribe("comments")
      const lost = yield* sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'steward-signals'`
      assert.strictEqual(lost.length, 1)
      yield* Effect.raceFirst(Queue.take(queue), Effect.forever(TestClock.adjust("1 second")))
      yield* signals.notify("comments")
      yield* Queue.take(queue)
    })
  )
})

it.scoped("a process whose signals stop while they start can exit", () =>
  Effect.gen(function* () {
    const url = yield* testDatabaseUrl
    const program = Bun.fileURLToPath(new URL("./SignalsBriefly.ts", import.meta.url))
    const child = yield* Effect.acquireRelease(
      Effect.sync(() => Bun.spawn(["bun", program, Redacted.value(url)], { stdout: "pipe", stderr: "inherit" })),
      (child) => Effect.sync(() => child.kill("SIGKILL"))
    )
    assert.strictEqual(yield* Effect.promise(() => child.exited), 0)
    assert.strictEqual(yield* Effect.promise(() => new Response(child.stdout).text()), "stopped")
  })
)
