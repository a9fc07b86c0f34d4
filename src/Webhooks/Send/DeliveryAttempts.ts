import { Array as Arr, Deferred, Duration, Effect, Either, Random } from "effect"
import { span } from "#src/Ground/Span.ts"
import { deliveryAttempts as attemptsMetric } from "#src/Telemetry/Metrics.ts"
import { type Attempted, dueAgain } from "../Attempt/AttemptResult.ts"
import type { ClaimedDelivery } from "../Attempt/ClaimedDelivery.ts"
import { type AttemptOutcome, decide, healthOf } from "../Attempt/Outcome.ts"
import type { ReceiverAnswer } from "../Attempt/ReceiverAnswer.ts"
import { AttemptSlots } from "../Pace/AttemptSlots.ts"
import { DeliveriesRepo } from "../Queue/DeliveriesRepo.ts"
import type { HookReport } from "../Queue/HookFacts.ts"
import { signedHeaders } from "../Signing/Signature.ts"
import { ConnectionFailed, type SendError } from "../Target/SendError.ts"
import { attemptSpans } from "./AttemptSpans.ts"
import { type Claim, deliveryClaims, earlier } from "./DeliveryClaims.ts"
import { deliveryRecorder } from "./DeliveryRecord.ts"
import { WebhookSender } from "./WebhookSender.ts"

/** An attempt that is over; without a result when it was broken off. */
interface Ended {
  readonly claim: Claim
  readonly started: number
  readonly ended: number
  readonly result: Result | null
}

type Result = Either.Either<ReceiverAnswer, SendError>

/** Signing and sending so many takes about a millisecond, in which nothing else is heard. */
const signedAtOnce = 32

const turnOfTheEventLoop = Effect.async<void>((resume) => void setImmediate(() => resume(Effect.void)))

/** What was written down. */
export interface Recorded {
  /** When the first of it is to be sent again, in Unix milliseconds. */
  readonly retryAt: number | null
  /** Whether something of it is over for good, so that the next of its queue may have its turn. */
  readonly hasFinal: boolean
}

const nothingRecorded: Recorded = { retryAt: null, hasFinal: false }

/** Attempts that have been begun, for deliveries that were claimed for them. */
export interface Begun {
  readonly claimed: number
  /** When the first that waits to be sent again is due, where that is known; Unix milliseconds. */
  readonly retryAt: number | null
  /** Whether something is due that there was no room for. */
  readonly isShort: boolean
  /** When all have ended. */
  readonly ended: Effect.Effect<void>
  /** Ends all, as if they had not been begun. */
  readonly breakOff: () => void
}

/**
 * Attempts in three steps that wait for each other only where they must: sending, recording, reporting to the hooks. What
 * has ended is gathered, so that many attempts share a transaction.
 */
export const deliveryAttempts = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  const sender = yield* WebhookSender
  const slots = yield* AttemptSlots
  const recorder = yield* deliveryRecorder
  const claim = yield* deliveryClaims
  const recording = yield* Effect.makeSemaphore(1)
  const reporting = yield* Effect.makeSemaphore(1)
  const spanOf = yield* attemptSpans
  const ended: Array<Ended> = []
  const reports: Array<HookReport> = []

  const send = ({ delivery, secrets, targetUrl }: Claim, now: number, onEnd: (result: Result) => void) => {
    const body = Buffer.from(delivery.body)
    const signable = { deliveryId: delivery.id, timestamp: Math.floor(now / 1000), body }
    const request = { url: targetUrl, method: delivery.method, headers: signedHeaders(signable, secrets), body }
    return sender.start(request, onEnd)
  }

  /**
   * Claims, and begins to send; `onEnd` hears of each attempt that has ended, and whether its receiver does well. `look`:
   * at every queue, and not only at those in which more was found to be due just now.
   */
  const begin = (onEnd: (isWell: boolean) => void, look: boolean) =>
    Effect.gen(function* () {
      const clock = yield* Effect.clock
      const allEnded = yield* Deferred.make<void>()
      const running = new Map<Claim, () => void>()
      let isClaiming = true
      const endIfAll = () => {
        if (running.size === 0 && !isClaiming) Deferred.unsafeDone(allEnded, Effect.void)
      }
      const end = (claim: Claim, started: number, result: Result | null) => {
        const now = clock.unsafeCurrentTimeMillis()
        if (!running.delete(claim)) return
        const health = result === null ? null : healthOf(result)
        slots.free(claim.lane, health, now)
        ended.push({ claim, started, ended: now, result })
        endIfAll()
        onEnd(health === "healthy")
      }

      const sendSome = (claims: ReadonlyArray<Claim>) => {
        const now = clock.unsafeCurrentTimeMillis()
        for (const each of claims) {
          // It may have been broken off by now.
          if (!running.has(each)) continue
          try {
            const endSpan = spanOf(each, now)
            const cut = send(each, now, (result) => {
              endSpan(clock.unsafeCurrentTimeMillis(), result)
              end(each, now, result)
            })
            if (!running.has(each)) continue
            running.set(each, () => {
              cut()
              endSpan(clock.unsafeCurrentTimeMillis(), null)
            })
          } catch (defect) {
            // The others are sent all the same.
            end(each, now, Either.left(new ConnectionFailed({ reason: `it could not be sent: ${defect}` })))
          }
        }
      }
      const { claimed, isShort, retryAt } = yield* claim(look, (claims) => {
        for (const each of claims) running.set(each, () => {})
        // Whoever claims next is served by the database while these are being signed, and answers are heard between.
        return Effect.forEach(
          Arr.chunksOf(claims, signedAtOnce),
          (some) =>
            Effect.zipRight(
              turnOfTheEventLoop,
              Effect.sync(() => sendSome(some))
            ),
          { discard: true }
        ).pipe(Effect.forkDaemon)
      }).pipe(
        Effect.ensuring(
          Effect.sync(() => {
            isClaiming = false
            endIfAll()
          })
        )
      )
      return {
        claimed,
        isShort,
        retryAt,
        ended: Deferred.await(allEnded),
        breakOff: () => {
          const now = clock.unsafeCurrentTimeMillis()
          for (const [claim, cut] of running) {
            cut()
            end(claim, now, null)
          }
        }
      } satisfies Begun
    }).pipe(Effect.uninterruptible)

  const write = Effect.fnUntraced(function* (batch: ReadonlyArray<Ended>) {
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
    span("DeliveryAttempts.record")
  )

  /** Reports to hooks what became of what was recorded. */
  const report = Effect.suspend(() => {
    const batch = reports.splice(0)
    return batch.length === 0 ? Effect.void : recorder.report(batch)
  }).pipe(
    Effect.catchAllCause((cause) => Effect.logError("Hooks could not be told of their deliveries", cause)),
    reporting.withPermits(1),
    Effect.uninterruptible,
    span("DeliveryAttempts.report")
  )

  return { begin, record, report }
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
