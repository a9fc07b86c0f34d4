import { Effect, Layer } from "effect"
import { periodic } from "./Database/Periodic.ts"
import { WorkRunner } from "./Moderation/WorkRunner.ts"
import { deliveriesOldestDue, deliveriesWaiting, platformWorkOldestDue } from "./Telemetry/Metrics.ts"
import { DeliveryRunner } from "./Webhooks/DeliveryRunner.ts"

/** Measures whether the workers keep up: of the whole database, whichever process tells. */
export const backlog = Layer.unwrapEffect(
  Effect.gen(function* () {
    const deliveries = yield* DeliveryRunner
    const { oldestWaitingSeconds } = yield* WorkRunner
    const measure = Effect.gen(function* () {
      deliveriesOldestDue.set(yield* deliveries.oldestDueSeconds, {})
      deliveriesWaiting.set(yield* deliveries.waiting, {})
      platformWorkOldestDue.set(yield* oldestWaitingSeconds, {})
    })
    return periodic({ name: "backlog", every: "15 seconds", task: measure })
  })
)
