import { Clock, Context, Effect, Either, Layer } from "effect"
import type { NotFound } from "#schema/Errors.ts"
import { DeliveryId } from "#schema/Ids.ts"
import type { TestSent } from "#schema/Webhook.ts"
import { SecretBox } from "#src/Database/SecretBox.ts"
import { Ids } from "#src/Ids.ts"
import { attempts } from "./BackOff.ts"
import { type Happening, testBody } from "./DeliveryBody.ts"
import { DeliveryLogRepo } from "./DeliveryLogRepo.ts"
import { openSecrets } from "./HookSecrets.ts"
import { decide } from "./Outcome.ts"
import { signedHeaders } from "./Signature.ts"
import { webhookChanges } from "./WebhookChanges.ts"
import { WebhookSender } from "./WebhookSender.ts"

/**
 * Tries a hook, also one that is paused or disabled: one delivery with `test: true`, sent at once and once. It stands in
 * the log, and counts nowhere: it has no place in the sequence, and says nothing about how the hook does.
 */
export class WebhookTests extends Context.Tag("steward/WebhookTests")<
  WebhookTests,
  { readonly send: (id: string, sample: Happening) => Effect.Effect<TestSent, NotFound> }
>() {
  static readonly layer = Layer.effect(
    WebhookTests,
    Effect.gen(function* () {
      const sender = yield* WebhookSender
      const repo = yield* DeliveryLogRepo
      const ids = yield* Ids
      const opened = openSecrets(yield* SecretBox)
      const { find } = yield* webhookChanges

      return WebhookTests.of({
        send: Effect.fn("WebhookTests.send")(function* (id, sample) {
          const webhook = yield* find(sample.workspaceId, id)
          const started = yield* Clock.currentTimeMillis
          const at = new Date(started)
          const deliveryId = yield* ids.make("dlv", DeliveryId.make)
          const text = JSON.stringify(testBody({ ...sample, at }, deliveryId))
          const body = Buffer.from(text)
          const signable = { deliveryId, timestamp: Math.floor(started / 1000), body }
          const headers = signedHeaders(signable, yield* opened(webhook, at))
          const result = yield* Effect.either(sender.send({ url: webhook.target_url, method: "POST", headers, body }))
          const ended = yield* Clock.currentTimeMillis

          // The last try there is: whatever it meets with is final.
          const outcome = decide({ attempt: attempts, result, now: ended, jitter: 0 })
          const answer = Either.getOrNull(result)
          const attempt = {
            attempt: 1,
            at,
            status: answer?.status ?? null,
            milliseconds: ended - started,
            address: answer?.address ?? null,
            excerpt: answer?.excerpt ?? null,
            error: outcome._tag === "Delivered" ? null : wordsOf(outcome.lastError)
          }
          const delivered = outcome._tag === "Delivered"
          const delivery = { id: deliveryId, event: sample.event, body: text, created_at: at }
          const where = { workspace_id: webhook.workspace_id, hook_id: webhook.id }
          yield* Effect.orDie(repo.insertTest({ ...delivery, ...where }, attempt))
          const { excerpt, ...rest } = attempt
          return {
            id: webhook.id,
            delivery_id: deliveryId,
            event: sample.event,
            delivered,
            status: rest.status,
            milliseconds: rest.milliseconds,
            address: rest.address,
            answer: excerpt,
            error: rest.error
          }
        })
      })
    })
  )
}

/** A test disables nothing. */
const wordsOf = (lastError: string) => lastError.replace(", so the hook is disabled", "")
