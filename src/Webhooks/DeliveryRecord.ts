import { SqlClient } from "@effect/sql"
import { Duration, Effect, Either } from "effect"
import { AppLinks } from "#src/AppLinks.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import type { Answer } from "./Answer.ts"
import { type ClaimedDelivery, DeliveriesRepo } from "./DeliveriesRepo.ts"
import { Outbox } from "./Outbox.ts"
import type { Outcome } from "./Outcome.ts"
import type { SendError } from "./SendError.ts"

/** One attempt that was made. Times are in Unix milliseconds. */
export interface Attempted {
  readonly delivery: ClaimedDelivery
  readonly started: number
  readonly ended: number
  readonly result: Either.Either<Answer, SendError>
  readonly outcome: Outcome
}

/**
 * How an attempt is written down: always in the log of attempts, and in the delivery and its hook unless the claim ran
 * out and another attempt has the word. Locks the workspace's clock, then the hook, then its deliveries, as removal does.
 */
export const deliveryRecorder = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const repo = yield* DeliveriesRepo
  const outbox = yield* Outbox
  const clock = yield* WorkspaceClock
  const links = yield* AppLinks

  const disable = Effect.fn("DeliveryRecord.disable")(function* (delivery: ClaimedDelivery, at: Date, reason: string) {
    if (!(yield* repo.disableHook(delivery))) return
    yield* repo.cancelQueued(delivery.workspace_id, delivery.hook_id, at)
    const hook = { id: delivery.hook_id, target_url: delivery.target_url, last_error: reason }
    yield* outbox.append({
      workspaceId: delivery.workspace_id,
      at,
      url: links.hook(delivery.hook_id),
      events: [{ event: "hook.disabled", fields: { hook } }]
    })
  })

  return Effect.fn("DeliveryRecord.write")(
    function* ({ delivery, ended, outcome, result, started }: Attempted) {
      const ended_at = new Date(ended)
      const at = outcome._tag === "Gone" ? yield* clock.next(delivery.workspace_id) : ended_at
      yield* repo.lockHook(delivery)
      yield* repo.recordAttempt(delivery, {
        at: new Date(started),
        status: Either.isRight(result) ? result.right.status : null,
        milliseconds: ended - started,
        address: Either.isRight(result) ? result.right.address : null,
        excerpt: Either.isRight(result) ? storable(result.right.excerpt) : null,
        error: outcome._tag === "Delivered" ? null : outcome.lastError
      })
      switch (outcome._tag) {
        case "Delivered":
          if (yield* repo.finish(delivery, "delivered", at)) yield* repo.hookDelivered(delivery, at)
          return
        case "Retry": {
          const dueAt = new Date(ended + Duration.toMillis(outcome.delay))
          if (yield* repo.retryAt(delivery, dueAt)) yield* repo.hookFailed(delivery, outcome.lastError)
          return
        }
        case "Failed":
        case "Gone":
          if (!(yield* repo.finish(delivery, "failed", at))) return
          yield* repo.hookFailed(delivery, outcome.lastError)
          if (outcome._tag === "Gone") yield* disable(delivery, at, outcome.lastError)
      }
    },
    Effect.orDie,
    transaction(sql)
  )
})

/** PostgreSQL stores every character but this one. */
const storable = (text: string) => text.replaceAll("\u0000", "\uFFFD")
