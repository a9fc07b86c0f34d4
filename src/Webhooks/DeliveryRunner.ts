import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Either, Exit, Layer, Random, Redacted, Schema } from "effect"
import { AppLinks } from "#src/AppLinks.ts"
import { SecretBox } from "#src/Database/SecretBox.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { worker } from "#src/Database/Worker.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import type { Answer } from "./Answer.ts"
import { type ClaimedDelivery, DeliveriesRepo } from "./DeliveriesRepo.ts"
import { secretPurpose } from "./Hooks.ts"
import { HostSlots } from "./HostSlots.ts"
import { Outbox } from "./Outbox.ts"
import { decide, type Outcome } from "./Outcome.ts"
import type { SendError } from "./SendError.ts"
import { signedHeaders } from "./Signature.ts"
import { SigningSecret } from "./SigningSecret.ts"
import { WebhookSender } from "./WebhookSender.ts"

/** Longer than an attempt may take, so that only the claims of a dead process run out. */
const lease = Duration.seconds(30)
const batch = 2
const fibers = 32

/** Sends the deliveries that are due, each attempt signed anew, and writes down what became of it. */
export class DeliveryRunner extends Context.Tag("steward/DeliveryRunner")<
  DeliveryRunner,
  {
    /** Makes one attempt at each of a batch of due deliveries; answers how many it took. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    DeliveryRunner,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* DeliveriesRepo
      const sender = yield* WebhookSender
      const box = yield* SecretBox
      const outbox = yield* Outbox
      const clock = yield* WorkspaceClock
      const links = yield* AppLinks
      const slots = yield* HostSlots

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

      const record = (
        delivery: ClaimedDelivery,
        started: number,
        result: Either.Either<Answer, SendError>,
        outcome: Outcome
      ) =>
        Effect.gen(function* () {
          const gone = outcome._tag === "Gone"
          const at = gone ? yield* clock.next(delivery.workspace_id) : new Date(yield* Clock.currentTimeMillis)
          yield* repo.lockHook(delivery)
          yield* repo.recordAttempt(delivery, {
            at: new Date(started),
            status: Either.isRight(result) ? result.right.status : null,
            milliseconds: at.getTime() - started,
            address: Either.isRight(result) ? result.right.address : null,
            excerpt: Either.isRight(result) ? storable(result.right.excerpt) : null,
            error: outcome._tag === "Delivered" ? null : outcome.lastError
          })
          switch (outcome._tag) {
            case "Delivered":
              if (yield* repo.finish(delivery, "delivered", at)) yield* repo.hookDelivered(delivery, at)
              return
            case "Retry": {
              const dueAt = new Date(at.getTime() + Duration.toMillis(outcome.delay))
              if (yield* repo.retryAt(delivery, dueAt)) yield* repo.hookFailed(delivery, outcome.lastError)
              return
            }
            case "Failed":
            case "Gone":
              if (yield* repo.finish(delivery, "failed", at)) yield* repo.hookFailed(delivery, outcome.lastError)
              if (gone) yield* disable(delivery, at, outcome.lastError)
          }
        }).pipe(Effect.orDie, transaction(sql))

      const disable = Effect.fn("DeliveryRunner.disable")(function* (
        delivery: ClaimedDelivery,
        at: Date,
        reason: string
      ) {
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

      const attempt = Effect.fn("DeliveryRunner.attempt")(
        function* (delivery: ClaimedDelivery) {
          const started = yield* Clock.currentTimeMillis
          const result = yield* send(delivery, started)
          const now = yield* Clock.currentTimeMillis
          const jitter = yield* Random.nextRange(-1, 1)
          const outcome = decide({ attempt: delivery.attempts, result, now, jitter })
          yield* Effect.logInfo("delivery attempted").pipe(
            Effect.annotateLogs({
              delivery: delivery.id,
              hook: delivery.hook_id,
              attempt: delivery.attempts,
              outcome: outcome._tag,
              milliseconds: now - started
            })
          )
          yield* Effect.uninterruptible(record(delivery, started, result, outcome))
        },
        (effect, delivery) =>
          Effect.onExit(effect, (exit) =>
            Exit.isInterrupted(exit) ? Effect.orDie(repo.release(delivery)) : Effect.void
          )
      )

      return DeliveryRunner.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const until = new Date(now + Duration.toMillis(lease))
          const claimed = yield* Effect.orDie(repo.claim(new Date(now), until, yield* slots.busy, batch))
          yield* Effect.forEach(
            claimed,
            (delivery) =>
              attempt(delivery).pipe(
                slots.occupy(delivery.target_host),
                Effect.catchAllCause((cause) => Effect.logError("A delivery failed; its claim runs out", cause))
              ),
            { concurrency: "unbounded", discard: true }
          )
          return claimed.length
        }).pipe(Effect.withSpan("DeliveryRunner.drain"))
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

/** PostgreSQL stores every character but this one. */
const storable = (text: string) => text.replaceAll("\u0000", "\uFFFD")
