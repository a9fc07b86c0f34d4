import { Effect, Layer } from "effect"
import { periodic } from "#src/Database/Periodic.ts"
import { Idempotency } from "./Idempotency.ts"

/** Throws away what is only kept for a time: every minute, batch after batch until nothing is left to throw away. */
export const housekeeping = Layer.unwrapEffect(
  Effect.map(Idempotency, ({ forget }) =>
    periodic({
      name: "housekeeping",
      every: "1 minute",
      task: Effect.repeat(forget, { until: (count) => count === 0 })
    })
  )
)
