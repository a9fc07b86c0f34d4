import { Effect, Layer } from "effect"
import { PendingComments } from "#src/Comments/Pending/PendingComments.ts"
import { periodic } from "#src/Database/Periodic.ts"
import { WorkRunner } from "#src/Moderation/Running/WorkRunner.ts"
import { Inbox } from "#src/Platforms/Inbox/Inbox.ts"
import {
  commentsOldestUndecided,
  deliveriesFailingOldestDue,
  deliveriesOldestDue,
  deliveriesWaiting,
  inboxOldestWaiting,
  inboxUnread,
  platformWorkOldestDue
} from "#src/Telemetry/Metrics.ts"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"

/** Measures whether the workers keep up: of the whole database, whichever process tells. */
export const backlog = Layer.unwrapEffect(
  Effect.gen(function* () {
    const deliveries = yield* DeliveryRunner
    const { oldestWaitingSeconds } = yield* WorkRunner
    const inbox = yield* Inbox
    const comments = yield* PendingComments
    const measure = Effect.gen(function* () {
      const { failing, well } = yield* deliveries.oldestDueSeconds
      deliveriesOldestDue.set(well, {})
      deliveriesFailingOldestDue.set(failing, {})
      deliveriesWaiting.set(yield* deliveries.waiting, {})
      platformWorkOldestDue.set(yield* oldestWaitingSeconds, {})
      inboxOldestWaiting.set(yield* inbox.oldestWaitingSeconds, {})
      inboxUnread.set(yield* inbox.unreadCount, {})
      commentsOldestUndecided.set(yield* comments.oldestSeconds, {})
    })
    return periodic({ name: "backlog", every: "15 seconds", task: measure })
  })
)
