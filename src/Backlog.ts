import { Effect, Layer, Metric } from "effect"
import { periodic } from "./Database/Periodic.ts"
import { WorkRunner } from "./Moderation/WorkRunner.ts"
import { DeliveryRunner } from "./Webhooks/DeliveryRunner.ts"

const deliveries = Metric.gauge("steward_deliveries_oldest_due_seconds", {
  description: "For how long the delivery is due that has been due longest; 0 when none is"
})
const platformWork = Metric.gauge("steward_platform_work_oldest_waiting_seconds", {
  description: "For how long the platform work is due that has been due longest; 0 when none is"
})

/** Measures whether the workers keep up: of the whole database, whichever process tells. */
export const backlog = Layer.unwrapEffect(
  Effect.gen(function* () {
    const { oldestDueSeconds } = yield* DeliveryRunner
    const { oldestWaitingSeconds } = yield* WorkRunner
    const measure = Effect.zipRight(
      Effect.flatMap(oldestDueSeconds, (seconds) => Metric.set(deliveries, seconds)),
      Effect.flatMap(oldestWaitingSeconds, (seconds) => Metric.set(platformWork, seconds))
    )
    return periodic({ name: "backlog", every: "15 seconds", task: measure })
  })
)
