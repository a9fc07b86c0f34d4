import { Clock, Context, Duration, Effect, Either, Exit, Layer, Option, Random, Redacted, Schema } from "effect"
import { SecretBox } from "#src/Database/SecretBox.ts"
import { worker } from "#src/Database/Worker.ts"
import type { Answer } from "./Answer.ts"
import { type ClaimedDelivery, DeliveriesRepo } from "./DeliveriesRepo.ts"
import { deliveryRecorder } from "./DeliveryRecord.ts"
import { secretPurpose } from "./Hooks.ts"
import { HostSlots } from "./HostSlots.ts"
import { decide } from "./Outcome.ts"
import type { SendError } from "./SendError.ts"
import { signedHeaders } from "./Signature.ts"
import { SigningSecret } from "./SigningSecret.ts"
import { WebhookSender } from "./WebhookSender.ts"

/** Longer than an attempt may take, so that only the claims of a dead process run out. */
const lease = Duration.seconds(30)
const fibers = 32

/** Sends the deliveries that are due, each attempt signed anew, and writes down what became of it. */
export class DeliveryRunner extends Context.Tag("steward/DeliveryRunner")<
  DeliveryRunner,
  {
    /**
     * Makes one attempt at the delivery that has been due longest; answers 1, or 0 when none is due. Interrupted while
     * it sends, it gives the delivery back as if it had not taken it.
     */
    readonly drain: Effect.Effect<number>
    /** For how many seconds the delivery is due that has been due longest; 0 when none is. */
    readonly oldestDueSeconds: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    DeliveryRunner,
    Effect.gen(function* () {
      const repo = yield* DeliveriesRepo
      const sender = yield* WebhookSender
      const box = yield* SecretBox
      const slots = yield* HostSlots
      const record = yield* deliveryRecorder

      const send = Effect.fn("DeliveryRunner.send")(function* (delivery: ClaimedDelivery, now: number) {
        const opened = yield* Effect.orDie(box.open(secretPurpose, delivery.sealed_secret))
        const secret = yield* Effect.orDie(Schema.decodeUnknown(SigningSecret)(Redacted.value(opened)))
        const body = Buffer.from(delivery.body)
        const signable = { deliveryId: delivery.id, timestamp: Math.floor(now / 1000), body }
        return yield* Effect.either(
          sender.send({
            url: delivery.target_url,
            method: delivery.method,
            headers: signedHeaders(signable, [secret]),
            body
          })
        )
      })

      /** Answers whether the host works. */
      const attempt = Effect.fn("DeliveryRunner.attempt")(function* (
        delivery: ClaimedDelivery,
        restore: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
      ) {
        const started = yield* Clock.currentTimeMillis
        const result = yield* restore(send(delivery, started))
        const ended = yield* Clock.currentTimeMillis
        const jitter = yield* Random.nextRange(-1, 1)
        const outcome = decide({ attempt: delivery.attempts, result, now: ended, jitter })
        yield* Effect.logInfo("delivery attempted").pipe(
          Effect.annotateLogs({
            delivery: delivery.id,
            hook: delivery.hook_id,
            attempt: delivery.attempts,
            outcome: outcome._tag,
            milliseconds: ended - started
          })
        )
        yield* record({ delivery, started, ended, result, outcome })
        return isWorking(result)
      })

      const claim = Effect.fn("DeliveryRunner.claim")(function* (busyHosts: ReadonlyArray<string>) {
        const now = yield* Clock.currentTimeMillis
        const until = new Date(now + Duration.toMillis(lease))
        return yield* Effect.orDie(repo.claim(new Date(now), until, busyHosts))
      })

      return DeliveryRunner.of({
        drain: Effect.uninterruptibleMask((restore) =>
          Effect.gen(function* () {
            const claimed = yield* slots.take(claim)
            if (Option.isNone(claimed)) return 0
            const delivery = claimed.value
            const exit = yield* Effect.exit(attempt(delivery, restore))
            yield* slots.free(delivery.target_host, Exit.isSuccess(exit) ? exit.value : null)
            if (Exit.isInterrupted(exit)) yield* Effect.orDie(repo.release(delivery))
            else if (Exit.isFailure(exit)) yield* Effect.logError("A delivery failed; its claim runs out", exit.cause)
            return 1
          })
        ).pipe(Effect.withSpan("DeliveryRunner.drain")),

        oldestDueSeconds: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const [oldest] = yield* repo.oldestDue(new Date(now))
          return oldest === undefined ? 0 : (now - oldest.due_at.getTime()) / 1000
        }).pipe(Effect.orDie, Effect.withSpan("DeliveryRunner.oldestDueSeconds"))
      })
    })
  )

  /** Looks for deliveries when signalled, and every second for retries that have become due. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(DeliveryRunner, ({ drain }) =>
      worker({ name: "deliveries", topic: "deliveries", every: "1 second", fibers, drain })
    )
  )
}

const isWorking = (result: Either.Either<Answer, SendError>): boolean =>
  Either.isRight(result) && result.right.status < 500 && result.right.status !== 429
