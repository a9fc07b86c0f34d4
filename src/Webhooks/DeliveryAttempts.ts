import { Cause, Effect, Either, Exit, type Fiber } from "effect"
import type { Answer } from "./Answer.ts"
import { type ClaimedDelivery, DeliveriesRepo } from "./DeliveriesRepo.ts"
import { type Claim, deliveryClaims } from "./DeliveryClaims.ts"
import { type Attempted, deliveryRecorder } from "./DeliveryRecord.ts"
import type { Told } from "./HookFacts.ts"
import { HostSlots } from "./HostSlots.ts"
import { decide } from "./Outcome.ts"
import type { SendError } from "./SendError.ts"
import { signedHeaders } from "./Signature.ts"
import { WebhookSender } from "./WebhookSender.ts"

interface Ended {
  readonly claim: Claim
  readonly started: number
  readonly ended: number
  readonly exit: Exit.Exit<Either.Either<Answer, SendError>>
}

type Sending = Fiber.RuntimeFiber<Either.Either<Answer, SendError>>

/** Attempts that have been begun: so many deliveries were claimed for them, and these fibers send. */
export interface Begun {
  readonly claimed: number
  readonly sending: ReadonlyArray<Sending>
}

/**
 * Attempts in three steps that wait for each other only where they must: sending, writing down, telling the hooks. What
 * has ended is gathered, so that many attempts share a transaction.
 */
export const deliveryAttempts = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  const sender = yield* WebhookSender
  const slots = yield* HostSlots
  const record = yield* deliveryRecorder
  const claim = yield* deliveryClaims
  const settling = yield* Effect.makeSemaphore(1)
  const telling = yield* Effect.makeSemaphore(1)
  const ended: Array<Ended> = []
  const told: Array<Told> = []

  const send = ({ delivery, secrets, targetUrl }: Claim, now: number) => {
    const body = Buffer.from(delivery.body)
    const signable = { deliveryId: delivery.id, timestamp: Math.floor(now / 1000), body }
    return Effect.either(
      sender.send({ url: targetUrl, method: delivery.method, headers: signedHeaders(signable, secrets), body })
    )
  }

  const begin = (onEnd: () => void) =>
    Effect.gen(function* () {
      const { claimed, claims } = yield* claim
      const clock = yield* Effect.clock
      const sending: Array<Sending> = []
      for (const each of claims) {
        const started = clock.unsafeCurrentTimeMillis()
        const fiber = yield* Effect.forkDaemon(Effect.interruptible(send(each, started)))
        fiber.addObserver((exit) => {
          const now = clock.unsafeCurrentTimeMillis()
          slots.free(each.slot, Exit.isSuccess(exit) ? isWorking(exit.value) : null, now)
          ended.push({ claim: each, started, ended: now, exit })
          onEnd()
        })
        sending.push(fiber)
      }
      return { claimed, sending } satisfies Begun
    }).pipe(Effect.uninterruptible)

  const write = Effect.fnUntraced(function* (batch: ReadonlyArray<Ended>) {
    const attempted: Array<Attempted> = []
    const broken: Array<ClaimedDelivery> = []
    for (const each of batch) {
      const { claim, exit } = each
      if (Exit.isSuccess(exit)) attempted.push(attemptedOf(each, exit.value))
      else if (Cause.isInterrupted(exit.cause)) broken.push(claim.delivery)
      else yield* Effect.logError(`Delivery ${claim.delivery.id} failed; its claim runs out`, exit.cause)
    }
    if (broken.length > 0) yield* repo.release(broken)
    if (attempted.length > 0) told.push(...(yield* record.write(attempted)))
    yield* Effect.forEach(attempted, logProblem, { discard: true })
  })

  /** Writes down everything that has ended; what was broken off is given back as if it had not been claimed. */
  const settle = Effect.suspend(() => {
    const batch = ended.splice(0)
    return batch.length === 0
      ? Effect.void
      : Effect.ensuring(
          write(batch),
          Effect.sync(() => {
            for (const { claim } of batch) slots.settle(claim.slot)
          })
        )
  }).pipe(
    Effect.catchAllCause((cause) => Effect.logError("Deliveries were not written down; their claims run out", cause)),
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

const attemptedOf = (
  { claim: { delivery, jitter }, ended, started }: Ended,
  result: Either.Either<Answer, SendError>
): Attempted => {
  const outcome = decide({ attempt: delivery.tries + 1, result, now: ended, jitter })
  return { delivery, started, ended, result, outcome }
}

const isWorking = (result: Either.Either<Answer, SendError>): boolean =>
  Either.isRight(result) && result.right.status < 500 && result.right.status !== 429

/** Of what went well, the log of attempts knows enough. */
const logProblem = ({ delivery, ended, outcome, started }: Attempted) =>
  outcome._tag === "Delivered"
    ? Effect.void
    : Effect.logInfo("delivery attempted").pipe(
        Effect.annotateLogs({
          delivery: delivery.id,
          hook: delivery.hook_id,
          attempt: delivery.tries + 1,
          outcome: outcome._tag,
          error: outcome.lastError,
          milliseconds: ended - started
        })
      )
