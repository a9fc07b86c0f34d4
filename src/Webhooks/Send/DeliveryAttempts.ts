import { Array as Arr, Deferred, Effect, Either } from "effect"
import { turnOfTheEventLoop } from "#src/Ground/Turns/EventLoop.ts"
import { healthOf } from "../Attempt/Outcome.ts"
import { AttemptSlots } from "../Pace/AttemptSlots.ts"
import { signedHeaders } from "../Signing/Signature.ts"
import { ConnectionFailed } from "../Target/SendError.ts"
import type { AttemptAnswer, EndedAttempt } from "./AttemptRecording.ts"
import { attemptSpans } from "./AttemptSpans.ts"
import { type Claim, type Claimed, deliveryClaims, type Send } from "./DeliveryClaims.ts"
import { WebhookSender } from "./WebhookSender.ts"

/** Signing and sending so many takes about a millisecond, in which nothing else is heard. */
const signedAtOnce = 32

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
 * Makes attempts, and hands each to `gather` once it has ended; `onEnd` hears of that, and whether its receiver does well.
 */
export const deliveryAttempts = Effect.fnUntraced(function* (gather: (ended: EndedAttempt) => void) {
  const sender = yield* WebhookSender
  const slots = yield* AttemptSlots
  const claims = yield* deliveryClaims
  const spanOf = yield* attemptSpans

  const send = ({ delivery, lane, secrets, targetUrl }: Claim, now: number, onEnd: (result: AttemptAnswer) => void) => {
    const body = Buffer.from(delivery.body)
    const signable = { deliveryId: delivery.id, timestamp: Math.floor(now / 1000), body }
    const headers = signedHeaders(signable, secrets)
    const request = { workspaceId: lane.workspace_id, url: targetUrl, method: delivery.method, headers, body }
    return sender.start(request, onEnd)
  }

  const begin = (onEnd: (isWell: boolean) => void, claim: (send: Send) => Effect.Effect<Claimed>) =>
    Effect.gen(function* () {
      const clock = yield* Effect.clock
      const allEnded = yield* Deferred.make<void>()
      const running = new Map<Claim, () => void>()
      let isClaiming = true
      const endIfAll = () => {
        if (running.size === 0 && !isClaiming) Deferred.unsafeDone(allEnded, Effect.void)
      }
      const end = (claim: Claim, started: number, result: AttemptAnswer | null) => {
        const now = clock.unsafeCurrentTimeMillis()
        if (!running.delete(claim)) return
        const health = result === null ? null : healthOf(result)
        slots.free(claim.lane, health, now)
        gather({ claim, started, ended: now, result })
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
      const { claimed, isShort, retryAt } = yield* claim((claims) => {
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

  return {
    /** `look`: at every queue, and not only at those in which more was found to be due just now. */
    begin: (onEnd: (isWell: boolean) => void, look: boolean) => begin(onEnd, (send) => claims.claim(look, send)),
    /** For hooks that do well, if there are many others. */
    beginAhead: (onEnd: (isWell: boolean) => void) => begin(onEnd, claims.claimAhead)
  }
})
