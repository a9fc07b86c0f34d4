import { PgClient } from "@effect/sql-pg"
import { Effect, Fiber, Layer, Redacted } from "effect"
import { Signals } from "#src/Database/Signals.ts"
import { turn } from "#test/Turn.ts"

/** Starts signals and stops them again after more and more turns of the event loop, and must then exit by itself. */
const turns = 60

const database = PgClient.layer({ url: Redacted.make(process.argv[2] ?? "") })

const stoppedAfter = Effect.fn("stoppedAfter")(function* (count: number) {
  const fiber = yield* Effect.fork(Effect.scoped(Layer.build(Signals.layer).pipe(Effect.zipRight(Effect.never))))
  yield* Effect.replicateEffect(turn, count)
  yield* Fiber.interrupt(fiber)
})

await Effect.runPromise(
  Effect.forEach(
    Array.from({ length: turns }, (_, count) => count),
    stoppedAfter
  ).pipe(Effect.provide(database))
)
process.stdout.write("stopped")
