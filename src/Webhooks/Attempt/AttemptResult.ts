import { Duration, Either } from "effect"
import type { DeliveryId, WorkspaceId } from "#schema/Ids.ts"
import { storable } from "#src/Ground/StorableText.ts"
import type { SendError } from "../Target/SendError.ts"
import type { ClaimedDelivery } from "./ClaimedDelivery.ts"
import type { AttemptOutcome } from "./Outcome.ts"
import type { ReceiverAnswer } from "./ReceiverAnswer.ts"

/** One attempt that was made. Times are in Unix milliseconds. */
export interface Attempted {
  readonly delivery: ClaimedDelivery
  readonly started: number
  readonly ended: number
  readonly result: Either.Either<ReceiverAnswer, SendError>
  readonly outcome: AttemptOutcome
}

/** What is to be written of one attempt. Times are in Unix milliseconds. */
export interface AttemptResult {
  readonly workspace_id: WorkspaceId
  readonly id: DeliveryId
  readonly claimed_until: number
  readonly outcome: "delivered" | "failed" | "retry"
  /** When the next attempt is due, after `retry`. */
  readonly due_at: number | null
  readonly started: number
  readonly ended: number
  readonly status: number | null
  readonly address: string | null
  readonly excerpt: string | null
  readonly error: string | null
}

export const outcomeOf = ({ _tag }: AttemptOutcome): AttemptResult["outcome"] =>
  _tag === "Delivered" ? "delivered" : _tag === "Retry" ? "retry" : "failed"

/** Why it did not arrive, in words; null when it did. */
export const errorOf = (outcome: AttemptOutcome) => (outcome._tag === "Delivered" ? null : storable(outcome.lastError))

/** When it is to be sent again, in Unix milliseconds, after an attempt that ended at a time; null when it is not. */
export const dueAgain = (outcome: AttemptOutcome, ended: number): number | null =>
  outcome._tag === "Retry" ? Math.round(ended + Duration.toMillis(outcome.delay)) : null

export const attemptResultOf = ({ delivery, ended, outcome, result, started }: Attempted): AttemptResult => ({
  workspace_id: delivery.workspace_id,
  id: delivery.id,
  claimed_until: delivery.claimed_until.getTime(),
  outcome: outcomeOf(outcome),
  due_at: dueAgain(outcome, ended),
  started,
  ended,
  ...(Either.isRight(result)
    ? { status: result.right.status, address: result.right.address, excerpt: storable(result.right.excerpt) }
    : { status: null, address: result.left.address ?? null, excerpt: null }),
  error: errorOf(outcome)
})
