import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Either, Layer } from "effect"
import type { NotFound } from "#schema/Errors.ts"
import { DeliveryId } from "#schema/Ids.ts"
import type { TestSent } from "#schema/resources/Webhook.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { attempts } from "../Attempt/BackOff.ts"
import { decide } from "../Attempt/Outcome.ts"
import { webhookChanges } from "../Hooks/WebhookChanges.ts"
import { DeliveryLogRepo } from "../Log/DeliveryLogRepo.ts"
import { type Happening, testBody } from "../Queue/DeliveryBody.ts"
import { openSecrets } from "../Signing/HookSecrets.ts"
import { signedHeaders } from "../Signing/Signature.ts"
import { WebhookSender } from "./WebhookSender.ts"

/**
 * Tries a hook, also one that is paused or disabled: one delivery with `test: true`, sent at once and once. It stands in
 * the log, and counts nowhere: it has no place in the sequence, and says nothing about how the hook does.
 */
export class TestDeliveries extends Context.Tag("steward/WebhookTests")<
  TestDeliveries,
  {
    /**
     * `isKept`, asked in the transaction that writes it down: whether what the sample tells of has not been deleted
     * meanwhile. If it has, nothing is written down.
     */
    readonly send: (id: string, sample: Happening, isKept?: Effect.Effect<boolean>) => Effect.Effect<TestSent, NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    TestDeliveries,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = yield* WorkspaceClock
      const sender = yield* WebhookSender
      const repo = yield* DeliveryLogRepo
      const ids = yield* Ids
      const opened = openSecrets(yield* SecretBox)
      const { find } = yield* webhookChanges

      return TestDeliveries.of({
        send: tracedFn("WebhookTests.send")(function* (id, sample, isKept = Effect.succeed(true)) {
          const webhook = yield* find(sample.workspaceId, id)
          const started = yield* Clock.currentTimeMillis
          const at = new Date(started)
          const deliveryId = yield* ids.make("dlv", DeliveryId.make)
          const text = JSON.stringify(testBody({ ...sample, at }, deliveryId))
          const body = Buffer.from(text)
          const signable = { deliveryId, timestamp: Math.floor(started / 1000), body }
          const headers = signedHeaders(signable, yield* opened(webhook, at))
          const request = {
            workspaceId: sample.workspaceId,
            url: webhook.target_url,
            method: "POST",
            headers,
            body
          } as const
          const result = yield* Effect.either(sender.send(request))
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
          const written = yield* Effect.gen(function* () {
            yield* clock.next(webhook.workspace_id)
            const kept = yield* isKept
            if (kept) yield* Effect.orDie(repo.insertTest({ ...delivery, ...where }, attempt))
            return kept
          }).pipe(transaction(sql))
          const { excerpt, ...rest } = attempt
          return {
            id: webhook.id,
            delivery_id: deliveryId,
            event: sample.event,
            delivered,
            status: rest.status,
            milliseconds: rest.milliseconds,
            address: rest.address,
            answer: written ? excerpt : null,
            error: rest.error
          }
        })
      })
    })
  )
}

/** A test disables nothing. */
const wordsOf = (lastError: string) => lastError.replace(", so the hook is disabled", "")
