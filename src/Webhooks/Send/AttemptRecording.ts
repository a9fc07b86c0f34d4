import { Duration, Effect, Either, Random } from "effect"
import { span } from "#src/Ground/Span.ts"
import { deliveryAttempts as attemptsMetric } from "#src/Telemetry/Metrics.ts"
import { type Attempted, dueAgain } from "../Attempt/AttemptResult.ts"
import type { ClaimedDelivery } from "../Attempt/ClaimedDelivery.ts"
import { type AttemptOutcome, decide } from "../Attempt/Outcome.ts"
import type { ReceiverAnswer } from "../Attempt/ReceiverAnswer.ts"
import { AttemptSlots } from "../Pace/AttemptSlots.ts"
import { DeliveriesRepo } from "../Queue/DeliveriesRepo.ts"
import type { HookReport } from "../Queue/HookFacts.ts"
import type { SendError } from "../Target/SendError.ts"
import type { Claim } from "./DeliveryClaims.ts"
import { deliveryRecorder } from "./DeliveryRecord.ts"
import { earlier } from "./Earlier.ts"

export type AttemptAnswer = Either.Either<ReceiverAnswer, SendError>

/** An attempt that is over; without a result when it was broken off. */
export interface EndedAttempt {
  readonly claim: Claim
  readonly started: number
  readonly ended: number
  readonly result: AttemptAnswer | null
}

/** What was written down. */
export interface Recorded {
  /** When the first of it is to be sent again, in Unix milliseconds. */
  readonly retryAt: number | null
  /** Whether something of it is over for good, so that the next of its queue may have its turn. */
  readonly hasFinal: boolean
}

const nothingRecorded: Recorded = { retryAt: null, hasFinal: false }

/**
 * What has ended is gathered, so that many attempts share a transaction. Recording and reporting to the hooks wait for each
 * other only where they must.
 */
export const attemptRecording = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  const slots = yield* AttemptSlots
  const recorder = yield* deliveryRecorder
  const recording = yield* Effect.makeSemaphore(1)
  const reporting = yield* Effect.makeSemaphore(1)
  const ended: Array<EndedAttempt> = []
  const reports: Array<HookReport> = []

  const write = Effect.fnUntraced(function* (batch: ReadonlyArray<EndedAttempt>) {
    const attempted: Array<Attempted> = []
    const broken: Array<ClaimedDelivery> = []
    let recorded = nothingRecorded
    for (const { claim, ended, result, started } of batch) {
      const { delivery } = claim
      if (result === null) {
        broken.push(delivery)
        continue
      }
      // Most arrive, and wait for nothing.
      const jitter = Either.isRight(result) && result.right.status < 300 ? 0 : yield* Random.nextRange(-1, 1)
      const outcome = decide({
        attempt: delivery.tries + 1,
        begun: delivery.begun ?? started,
        retryFor: delivery.retry_hours === null ? null : Duration.hours(delivery.retry_hours),
        result,
        now: ended,
        jitter
      })
      attempted.push({ delivery, started, ended, result, outcome })
      recorded = {
        retryAt: earlier(recorded.retryAt, dueAgain(outcome, ended)),
        hasFinal: recorded.hasFinal || outcome._tag !== "Retry"
      }
    }
    if (attempted.length > 0) reports.push(...(yield* recorder.write(attempted)))
    for (const each of attempted) {
      attemptsMetric.add(1, { outcome: outcomeNames[each.outcome._tag] })
      if (each.outcome._tag !== "Delivered") yield* logProblem(each, each.outcome)
    }
    // Last: left unwritten, they only wait for the end of their lease.
    if (broken.length > 0) yield* repo.release(broken)
    return recorded
  })

  /**
   * Writes down everything that has ended; what was broken off is given back as if it had not been claimed.
   */
  const record = Effect.suspend(() => {
    const batch = ended.splice(0)
    return batch.length === 0
      ? Effect.succeed(nothingRecorded)
      : Effect.ensuring(
          write(batch),
          Effect.sync(() => slots.recorded(batch.length))
        )
  }).pipe(
    Effect.catchAllCause((cause) =>
      Effect.as(Effect.logError("Deliveries were not written down; their claims run out", cause), nothingRecorded)
    ),
    recording.withPermits(1),
    Effect.uninterruptible,
    span("AttemptRecording.record")
  )

  /** Reports to hooks what became of what was recorded. */
  const report = Effect.suspend(() => {
    const batch = reports.splice(0)
    return batch.length === 0 ? Effect.void : recorder.report(batch)
  }).pipe(
    Effect.catchAllCause((cause) => Effect.logError("Hooks could not be told of their deliveries", cause)),
    reporting.withPermits(1),
    Effect.uninterruptible,
    span("AttemptRecording.report")
  )

  return {
    gather: (attempt: EndedAttempt) => {
      ended.push(attempt)
    },
    record,
    report
  }
})

const outcomeNames: Record<AttemptOutcome["_tag"], string> = {
  Delivered: "delivered",
  Retry: "retry",
  Failed: "failed",
  Gone: "failed"
}

/** Of what went well, the log of attempts knows enough. */
const logProblem = (
  { delivery, ended, started }: Attempted,
  { _tag, lastError }: Exclude<AttemptOutcome, { readonly _tag: "Delivered" }>
) =>
  Effect.logInfo("delivery attempted").pipe(
    Effect.annotateLogs({
      delivery: delivery.id,
      hook: delivery.hook_id,
      attempt: delivery.tries + 1,
      outcome: _tag,
      error: lastError,
      milliseconds: ended - started
    })
  )
