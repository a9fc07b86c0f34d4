import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Redacted } from "effect"
import { actorOf, type Principal } from "#schema/api/Authentication.ts"
import { Conflict, Forbidden, type NotFound, Unprocessable } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { WebhookSecret } from "#schema/resources/Webhook.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shownOrNull } from "#src/Ground/Time.ts"
import { openSecrets, rotationOf, secretPurpose } from "../Signing/HookSecrets.ts"
import { isRotating, rotated } from "../Signing/SecretOverlap.ts"
import * as SigningSecret from "../Signing/SigningSecret.ts"
import { isOwnHook } from "./HookReach.ts"
import { type ByManager, webhookChanges } from "./WebhookChanges.ts"
import { type StoredWebhook, WebhooksRepo } from "./WebhooksRepo.ts"

/** What deliveries are signed with: sealed at rest, shown to who may manage webhooks, and rotated by them. */
export class WebhookSecrets extends Context.Tag("steward/WebhookSecrets")<
  WebhookSecrets,
  {
    /** Unprocessable for a REST hook, whose secret was shown once. */
    readonly show: (workspaceId: WorkspaceId, id: string) => Effect.Effect<WebhookSecret, NotFound | Unprocessable>
    /**
     * A new secret, shown now for either kind; the one before signs beside it for 24 hours, or no more where it
     * `isKnown` to somebody. Conflict while an earlier rotation is not over.
     */
    readonly rotate: (
      by: ByManager,
      id: string,
      options?: { readonly isKnown: boolean }
    ) => Effect.Effect<WebhookSecret, NotFound | Conflict>
    /**
     * The same for whoever asks, also without managing webhooks: Forbidden but for the key that subscribed the hook, or
     * its successor. Who has the secret signs what the receiver takes for Steward's.
     */
    readonly rotateAs: (
      principal: Principal,
      id: string,
      options?: { readonly isKnown: boolean }
    ) => Effect.Effect<WebhookSecret, NotFound | Conflict | Forbidden>
  }
>() {
  static readonly layer = Layer.effect(
    WebhookSecrets,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* WebhooksRepo
      const box = yield* SecretBox
      const audit = yield* AuditLog
      const random = yield* RandomBytes
      const isOwn = yield* isOwnHook
      const { find, lock } = yield* webhookChanges
      const opened = openSecrets(box)

      const renew = tracedFn("WebhookSecrets.renew")(function* (
        { actor, workspaceId }: ByManager,
        webhook: StoredWebhook,
        isKnown: boolean
      ) {
        const at = yield* now
        const before = rotationOf(webhook)
        if (!isKnown && isRotating(before, at)) return yield* stillRotating(before.previousUntil)
        const secret = yield* Effect.provideService(SigningSecret.generate, RandomBytes, random)
        const next = rotated(before, yield* box.seal(secretPurpose, Redacted.make(secret)), at, isKnown)
        const fields = {
          sealed_secret: next.current,
          previous_sealed_secret: next.previous,
          previous_secret_until: next.previousUntil
        }
        yield* Effect.orDie(repo.update(workspaceId, webhook.id, fields))
        const after = { id: webhook.id, previous_secret_until: shownOrNull(next.previousUntil) }
        yield* audit.record({
          workspaceId,
          actor,
          what: "hook.secret_rotated",
          before: { id: webhook.id, previous_secret_until: shownOrNull(before.previousUntil) },
          after
        })
        // Nobody is shown the earlier secret of a REST hook.
        const shown = webhook.kind === "rest" ? [] : yield* opened({ ...webhook, ...fields }, at)
        return { ...after, signing_secret: secret, previous_secret: shown[1] ?? null }
      })

      return WebhookSecrets.of({
        show: tracedFn("WebhookSecrets.show")(function* (workspaceId, id) {
          const webhook = yield* find(workspaceId, id)
          if (webhook.kind === "rest") return yield* shownOnce
          const [signing_secret, previous_secret = null] = yield* opened(webhook, yield* now)
          const until = previous_secret === null ? null : webhook.previous_secret_until
          return { id: webhook.id, signing_secret, previous_secret, previous_secret_until: shownOrNull(until) }
        }),

        rotate: tracedFn("WebhookSecrets.rotate")(function* (by, id, options) {
          const { webhook } = yield* lock(by.workspaceId, id)
          return yield* renew(by, webhook, options?.isKnown === true)
        }, transaction(sql)),

        rotateAs: tracedFn("WebhookSecrets.rotateAs")(function* (principal, id, options) {
          const { workspaceId } = principal
          const { webhook } = yield* lock(workspaceId, id)
          if (!(yield* isOwn(principal, webhook))) return yield* ofAnotherKey
          return yield* renew({ workspaceId, actor: actorOf(principal) }, webhook, options?.isKnown === true)
        }, transaction(sql))
      })
    })
  )
}

const shownOnce = Effect.fail(
  new Unprocessable({
    message: "An integration subscribed this hook and was shown its secret once; rotate the secret to get a new one"
  })
)

const ofAnotherKey = Effect.fail(
  new Forbidden({
    message:
      "Another key subscribed this hook. Its secret is rotated by that key, or by whoever has the role owner or admin"
  })
)

const stillRotating = (until: Date | null) =>
  Effect.fail(
    new Conflict({
      message: `The secret was rotated recently, and the earlier one is valid until ${shownOrNull(until)}; rotate again after that, or say that it is known (is_known, or --now on the command line) to end all earlier ones at once`
    })
  )
