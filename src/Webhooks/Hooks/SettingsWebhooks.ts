import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Redacted } from "effect"
import { type InvalidRequest, type NotFound, Unprocessable } from "#schema/Errors.ts"
import { HookId, type WorkspaceId } from "#schema/Ids.ts"
import { maxHooksPerWorkspace } from "#schema/resources/Hook.ts"
import type { NewWebhook, Webhook, WebhookChange } from "#schema/resources/Webhook.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Resolver } from "../Names/Resolver.ts"
import { HookQueueRepo } from "../Queue/HookQueueRepo.ts"
import { secretPurpose } from "../Signing/HookSecrets.ts"
import * as SigningSecret from "../Signing/SigningSecret.ts"
import { checkTarget } from "../Target/TargetCheck.ts"
import type { TargetPolicy } from "../Target/TargetPolicy.ts"
import { hookRemover } from "./HookRemoval.ts"
import { noHook } from "./NoHook.ts"
import { type ByManager, webhookChanges } from "./WebhookChanges.ts"
import { audited, stateOf, storedEvents, toWebhook } from "./WebhookResource.ts"
import { WebhooksRepo } from "./WebhooksRepo.ts"

type Changed<E = never> = Effect.Effect<Webhook, NotFound | E>

/**
 * The webhooks that people add in Settings, and what they can do there with the hooks of integrations: all but to
 * choose their events and their address. Every change is in the audit log.
 */
export class SettingsWebhooks extends Context.Tag("steward/SettingsWebhooks")<
  SettingsWebhooks,
  {
    /** Both kinds, newest first. */
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<Webhook>>
    readonly get: (workspaceId: WorkspaceId, id: string) => Effect.Effect<Webhook, NotFound>
    readonly create: (by: ByManager, webhook: NewWebhook) => Effect.Effect<Webhook, InvalidRequest | Unprocessable>
    /** Only what is given. What is queued goes to the new address. */
    readonly update: (by: ByManager, id: string, change: WebhookChange) => Changed<InvalidRequest | Unprocessable>
    readonly remove: (by: ByManager, id: string) => Effect.Effect<void, NotFound>
    /** Nothing is sent and nothing is lost: what happens meanwhile is held. */
    readonly pause: (by: ByManager, id: string) => Changed
    /** Also one that was disabled. `discard`: what was held is cancelled instead of sent. */
    readonly resume: (by: ByManager, id: string, options?: { readonly discard: boolean }) => Changed
  }
>() {
  static readonly layer = Layer.effect(
    SettingsWebhooks,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* WebhooksRepo
      const queue = yield* HookQueueRepo
      const clock = yield* WorkspaceClock
      const box = yield* SecretBox
      const audit = yield* AuditLog
      const signals = yield* Signals
      const random = yield* RandomBytes
      const ids = yield* Ids
      const removeHooks = yield* hookRemover
      const { find, lock, write } = yield* webhookChanges
      const noSuchWebhook = yield* noHook
      const targets = yield* Effect.context<TargetPolicy | Resolver>()
      const check = (target: string, workspaceId: WorkspaceId) =>
        Effect.provide(checkTarget(target, workspaceId), targets)

      const insert = tracedFn("SettingsWebhooks.insert")(function* (
        workspaceId: WorkspaceId,
        { events, retry_hours = null, target_url }: NewWebhook,
        target_host: string
      ) {
        const id = yield* ids.make("hook", HookId.make)
        const secret = yield* Effect.provideService(SigningSecret.generate, RandomBytes, random)
        yield* repo.insert({
          workspace_id: workspaceId,
          id,
          events: storedEvents(events),
          target_url,
          target_host,
          retry_hours,
          sealed_secret: yield* box.seal(secretPurpose, Redacted.make(secret)),
          created_at: yield* now
        })
        return toWebhook(yield* find(workspaceId, id))
      }, Effect.orDie)

      return SettingsWebhooks.of({
        list: tracedFn("SettingsWebhooks.list")(function* (workspaceId) {
          return (yield* Effect.orDie(repo.list(workspaceId))).map(toWebhook)
        }),

        get: (workspaceId, id) => Effect.map(find(workspaceId, id), toWebhook),

        create: tracedFn("SettingsWebhooks.create")(function* ({ actor, workspaceId }, webhook) {
          const { host } = yield* check(webhook.target_url, workspaceId)
          return yield* Effect.gen(function* () {
            // Takes turns with every other one that is added, so that the limit is not overrun.
            yield* clock.next(workspaceId)
            if ((yield* Effect.orDie(repo.count(workspaceId))) >= maxHooksPerWorkspace) return yield* tooMany
            const added = yield* insert(workspaceId, webhook, host)
            yield* audit.record({ workspaceId, actor, what: "hook.added", before: null, after: audited(added) })
            return added
          }).pipe(transaction(sql))
        }),

        update: tracedFn("SettingsWebhooks.update")(function* (by, id, { events, retry_hours, target_url }) {
          const elsewhere =
            target_url === undefined ? {} : { target_url, target_host: (yield* check(target_url, by.workspaceId)).host }
          return yield* Effect.gen(function* () {
            const { webhook } = yield* lock(by.workspaceId, id)
            if (webhook.kind === "rest") return yield* notByHand
            return yield* write(by, webhook, "hook.changed", {
              events: events === undefined ? webhook.events : storedEvents(events),
              ...elsewhere,
              retry_hours: retry_hours === undefined ? webhook.retry_hours : retry_hours,
              // Another receiver has not failed yet.
              failing_since: target_url === undefined ? webhook.failing_since : null,
              expired: target_url === undefined ? webhook.expired : 0
            })
          }).pipe(transaction(sql))
        }),

        remove: tracedFn("SettingsWebhooks.remove")(function* ({ actor, workspaceId }, id) {
          const before = audited(toWebhook(yield* find(workspaceId, id)))
          const removed = yield* removeHooks(workspaceId, { id, anyKind: true }, actor, () => before)
          if (removed.length === 0) return yield* noSuchWebhook(workspaceId, id)
        }),

        pause: tracedFn("SettingsWebhooks.pause")(function* (by, id) {
          const { at, webhook } = yield* lock(by.workspaceId, id)
          if (stateOf(webhook) !== "on") return toWebhook(webhook)
          yield* Effect.orDie(queue.hold(by.workspaceId, webhook.id))
          return yield* write(by, webhook, "hook.paused", { paused_at: at })
        }, transaction(sql)),

        resume: tracedFn("SettingsWebhooks.resume")(function* (by, id, options) {
          const { at, webhook } = yield* lock(by.workspaceId, id)
          if (stateOf(webhook) === "on") return toWebhook(webhook)
          const held = options?.discard
            ? queue.cancel(by.workspaceId, webhook.id, at)
            : queue.release(by.workspaceId, webhook.id, yield* now)
          yield* Effect.orDie(held)
          yield* signals.notify("deliveries")
          const fields = { paused_at: null, enabled: true, failing_since: null, last_error: null, expired: 0 }
          return yield* write(by, webhook, "hook.resumed", fields)
        }, transaction(sql))
      })
    })
  )
}

const tooMany = Effect.fail(
  new Unprocessable({
    message: `This workspace has ${maxHooksPerWorkspace} webhooks and hooks, the most it can have; remove one first`
  })
)

const notByHand = Effect.fail(
  new Unprocessable({ message: "An integration subscribed this hook: it chose the event and the address" })
)
