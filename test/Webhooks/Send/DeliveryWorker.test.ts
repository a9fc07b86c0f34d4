import { assert, it } from "@effect/vitest"
import { Effect, Layer, Logger, PubSub, TestClock } from "effect"
import { Signals } from "#src/Database/Signals.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { deliveryWorker } from "#src/Webhooks/Send/DeliveryWorker.ts"

/** Deliveries that fail as told whenever one looks for what is due. */
const failing = (error: Error) =>
  Layer.succeed(DeliveryRunner, {
    steps: {
      begin: () => Effect.die(error),
      beginAhead: () => Effect.die(error),
      record: Effect.succeed({ retryAt: null, hasFinal: false }),
      report: Effect.void
    },
    drain: Effect.succeed(0),
    oldestDueSeconds: Effect.succeed({ failing: 0, well: 0 }),
    waiting: Effect.succeed(0)
  })

it.scoped("of a database that is away a line tells, as by every worker, and it is asked again each second", () =>
  Effect.gen(function* () {
    const told: Array<string> = []
    const logger = Logger.make(({ cause, logLevel, message }) => {
      told.push(`${logLevel.label} ${String(message)}${cause._tag === "Empty" ? "" : " and where"}`)
    })
    const hub = yield* PubSub.sliding<void>(1)
    const signals = Layer.succeed(Signals, { notify: () => Effect.void, subscribe: () => PubSub.subscribe(hub) })
    const away = failing(new Error("asked", { cause: new Error("timeout exceeded when trying to connect") }))
    yield* Layer.build(Layer.provide(deliveryWorker, Layer.merge(away, signals))).pipe(
      Effect.provide(Logger.replace(Logger.defaultLogger, logger))
    )
    yield* TestClock.adjust("1500 millis")
    assert.deepStrictEqual(told, [
      "WARN deliveries cannot reach PostgreSQL and tries again: timeout exceeded when trying to connect",
      "WARN deliveries cannot reach PostgreSQL and tries again: timeout exceeded when trying to connect"
    ])
  })
)
