import { Deferred, Effect, Either, Random } from "effect"
import { deliveryAttempts as attemptsMetric } from "#src/Telemetry/Metrics.ts"
import type { Answer } from "./Answer.ts"
import { attemptSpans } from "./AttemptSpans.ts"
import type { ClaimedDelivery } from "./ClaimedDelivery.ts"
import { DeliveriesRepo } from "./DeliveriesRepo.ts"
import { type Claim, deliveryClaims, earlier } from "./DeliveryClaims.ts"
import { deliveryRecorder } from "./DeliveryRecord.ts"
import type { Told } from "./HookFacts.ts"
import { decide, healthOf, type Outcome } from "./Outcome.ts"
import { AttemptSlots } from "./Pace/AttemptSlots.ts"
import { ConnectionFailed, type SendError } from "./SendError.ts"
import { type Attempted, dueAgain } from "./Settlement.ts"
import { signedHeaders } from "./Signature.ts"
import { WebhookSender } from "./WebhookSender.ts"

/** An attempt that is over; without a result when it was broken off. */
interface Ended {
  readonly claim: Claim
  readonly started: number
  readonly ended: number
  readonly result: Result | null
}

type Result = Either.Either<Answer, SendError>

const turnOfTheEventLoop = Effect.async<void>((resume) => void setImmediate(() => resume(Effect.void)))

/** Attempts that have been begun, for deliveries that were claimed for them. */
export interface Begun {
  readonly claimed: number
  /** When the first that waits to be sent again is due, where that is known; Unix milliseconds. */
  readonly retryAt: number | null
  /** When all have ended. */
  readonly ended: Effect.Effect<void>
  /** Ends all, as if they had not been begun. */
  readonly breakOff: () => void
}

/**
 * Attempts in three steps that wait for each other only where they must: sending, writing down, telling the hooks. What
 * has ended is gathered, so that many attempts share a transaction.
 */
export const deliveryAttempts = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  const sender = yield* WebhookSender
  const slots = yield* AttemptSlots
  const record = yield* deliveryRecorder
  const claim = yield* deliveryClaims
  const settling = yield* Effect.makeSemaphore(1)
  const telling = yield* Effect.makeSemaphore(1)
  const spanOf = yield* attemptSpans
  const ended: Array<Ended> = []
  const told: Array<Told> = []

  const send = ({ delivery, secrets, targetUrl }: Claim, now: number, onEnd: (result: Result) => void) => {
    const body = Buffer.from(delivery.body)
    const signable = { deliveryId: delivery.id, timestamp: Math.floor(now / 1000), body }
    const request = { url: targetUrl, method: delivery.method, headers: signedHeaders(signable, secrets), body }
    return sender.start(request, onEnd)
  }

  /**
   * Claims, and begins to send; `onEnd` hears of each attempt that has ended. `look`: at every queue, and not only at
   * those in which more was found to be due just now.
   */
  const begin = (onEnd: () => void, look: boolean) =>
    Effect.gen(function* () {
      const { claimed, claims, retryAt } = yield* claim(look)
      const clock = yield* Effect.clock
      const allEnded = yield* Deferred.make<void>()
      const running = new Map<Claim, () => void>()
      const end = (claim: Claim, started: number, result: Result | null) => {
        const now = clock.unsafeCurrentTimeMillis()
        if (!running.delete(claim)) return
        slots.free(claim.lane, result === null ? null : healthOf(result), now)
        ended.push({ claim, started, ended: now, result })
        if (running.size === 0) Deferred.unsafeDone(allEnded, Effect.void)
        onEnd()
      }
      // All are running before the first can end.
      for (const each of claims) running.set(each, () => {})
      if (running.size === 0) yield* Deferred.succeed(allEnded, undefined)

      const sendAll = Effect.sync(() => {
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
      })
      // Whoever claims next is served by the database while these are being signed.
      yield* Effect.forkDaemon(Effect.zipRight(turnOfTheEventLoop, sendAll))
      return {
        claimed,
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
    let retryAt: number | null = null
    for (const { claim, ended, result, started } of batch) {
      const { delivery } = claim
      if (result === null) {
        broken.push(delivery)
        continue
      }
      // Most arrive, and wait for nothing.
      const jitter = Either.isRight(result) && result.right.status < 300 ? 0 : yield* Random.nextRange(-1, 1)
      const outcome = decide({ attempt: delivery.tries + 1, result, now: ended, jitter })
      attempted.push({ delivery, started, ended, result, outcome })
      retryAt = earlier(retryAt, dueAgain(outcome, ended))
    }
    if (attempted.length > 0) told.push(...(yield* record.write(attempted)))
    for (const each of attempted) {
      attemptsMetric.add(1, { outcome: outcomeNames[each.outcome._tag] })
      if (each.outcome._tag !== "Delivered") yield* logProblem(each, each.outcome)
    }
    // Last: left unwritten, they only wait for the end of their lease.
    if (broken.length > 0) yield* repo.release(broken)
    return retryAt
  })

  /**
   * Writes down everything that has ended; what was broken off is given back as if it had not been claimed. Answers when
   * the first of it is to be sent again.
   */
  const settle = Effect.suspend(() => {
    const batch = ended.splice(0)
    return batch.length === 0
      ? Effect.succeed(null)
      : Effect.ensuring(
          write(batch),
          Effect.sync(() => slots.settle(batch.length))
        )
  }).pipe(
    Effect.catchAllCause((cause) =>
      Effect.as(Effect.logError("Deliveries were not written down; their claims run out", cause), null)
    ),
    settling.withPermits(1),
    Effect.uninterruptible,
    Effect.withSpan("DeliveryAttempts.settle")
  )

  /** Tells hooks what became of what has been settled. */
  const tell = Effect.suspend(() => {
    const batch = told.splice(0)
    return batch.length === 0 ? Effect.void : record.tell(batch)
  }).pipe(
    Effect.catchAllCause((cause) => Effect.logError("Hooks could not be told of their deliveries", cause)),
    telling.withPermits(1),
    Effect.uninterruptible,
    Effect.withSpan("DeliveryAttempts.tell")
  )

  return { begin, settle, tell }
})

const outcomeNames: Record<Outcome["_tag"], string> = {
  Delivered: "delivered",
  Retry: "retry",
  Failed: "failed",
  Gone: "failed"
}

/** Of what went well, the log of attempts knows enough. */
const logProblem = (
  { delivery, ended, started }: Attempted,
  { _tag, lastError }: Exclude<Outcome, { readonly _tag: "Delivered" }>
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
