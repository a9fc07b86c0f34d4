import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import type { KeyPrincipal, Principal } from "#schema/api/Authentication.ts"
import { Forbidden, type InvalidRequest, type NotFound, Unauthorized, Unprocessable } from "#schema/Errors.ts"
import { HookId, type WorkspaceId } from "#schema/Ids.ts"
import { type Hook, type HookCreated, type HookSubscription, maxHooksPerWorkspace } from "#schema/resources/Hook.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Resolver } from "../Names/Resolver.ts"
import { secretPurpose } from "../Signing/HookSecrets.ts"
import * as SigningSecret from "../Signing/SigningSecret.ts"
import { checkTarget } from "../Target/TargetCheck.ts"
import { targetKey } from "../Target/TargetKey.ts"
import type { TargetPolicy } from "../Target/TargetPolicy.ts"
import { ActiveKeys } from "./ActiveKeys.ts"
import { HookHoldersRepo } from "./HookHoldersRepo.ts"
import { hookRemover } from "./HookRemoval.ts"
import { toHook } from "./HookResource.ts"
import { type DisabledHook, HooksRepo, type StoredHook } from "./HooksRepo.ts"
import { noHook } from "./NoHook.ts"

export type Subscribed =
  | { readonly created: true; readonly hook: HookCreated }
  | { readonly created: false; readonly hook: Hook }

/** REST hook subscriptions. */
export class Hooks extends Context.Tag("steward/Hooks")<
  Hooks,
  {
    /**
     * Unauthorized when the key was revoked after it was checked: no hook outlives the keys that asked for it. The same
     * address, however it is spelt, and event again is the same hook, enabled anew when it was disabled; one that a
     * person paused stays paused.
     */
    readonly subscribe: (
      principal: KeyPrincipal,
      subscription: HookSubscription
    ) => Effect.Effect<Subscribed, Unauthorized | Forbidden | InvalidRequest | Unprocessable>
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<Hook>>
    readonly get: (workspaceId: WorkspaceId, id: string) => Effect.Effect<Hook, NotFound>
    /** Those that are disabled, of either kind, newest first. */
    readonly disabled: (workspaceId: WorkspaceId, limit: number) => Effect.Effect<ReadonlyArray<DisabledHook>>
    /** Those that were disabled in a stretch of time, and still are, latest first. */
    readonly disabledBetween: (
      workspaceId: WorkspaceId,
      since: Date,
      until: Date,
      limit: number
    ) => Effect.Effect<ReadonlyArray<DisabledHook>>
    readonly unsubscribe: (
      principal: Principal,
      id: string
    ) => Effect.Effect<{ readonly id: HookId; readonly deleted: true }, NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    Hooks,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* HooksRepo
      const holders = yield* HookHoldersRepo
      const keys = yield* ActiveKeys
      const clock = yield* WorkspaceClock
      const box = yield* SecretBox
      const audit = yield* AuditLog
      const random = yield* RandomBytes
      const ids = yield* Ids
      const remove = yield* hookRemover
      const noSuchHook = yield* noHook
      const targets = yield* Effect.context<TargetPolicy | Resolver>()

      const enable = tracedFn("Hooks.enable")(function* (hook: StoredHook, actor: string) {
        const [row = hook] = yield* repo.enable(hook.workspace_id, hook.id)
        const entry = { before: toHook(hook), after: toHook(row) }
        yield* audit.record({ workspaceId: hook.workspace_id, actor, what: "hook.enabled", ...entry })
        return row
      })

      const insert = tracedFn("Hooks.insert")(function* (
        { key, personName, workspaceId }: KeyPrincipal,
        { event, integration, target_url }: HookSubscription,
        url: URL
      ) {
        // The key before the workspace, as revoking does.
        if (!(yield* keys.hold(workspaceId, key.id))) {
          return yield* Effect.fail(
            new Unauthorized({ message: "The API key has been revoked, so nothing was subscribed; use another key" })
          )
        }
        // Takes turns with every other subscription of the workspace, so that neither limit nor address is overrun.
        yield* clock.next(workspaceId)
        const address = targetKey(url)
        const existing = yield* repo.find(workspaceId, event, { url: target_url, key: address })
        if (Option.isSome(existing)) {
          yield* holders.addKey(workspaceId, existing.value.id, key.id)
          const enabled = existing.value.disabled ? yield* enable(existing.value, personName) : existing.value
          return { created: false as const, hook: toHook(enabled) }
        }
        if ((yield* repo.count(workspaceId)) >= maxHooksPerWorkspace) {
          return yield* Effect.fail(
            new Unprocessable({
              message: `This workspace has ${maxHooksPerWorkspace} hooks, the most it can have; remove one first`
            })
          )
        }
        const secret = yield* Effect.provideService(SigningSecret.generate, RandomBytes, random)
        const [row] = yield* repo.insert({
          workspace_id: workspaceId,
          id: yield* ids.make("hook", HookId.make),
          events: [event],
          target_url,
          target_key: address,
          target_host: url.host,
          integration: integration ?? "api",
          key_id: key.id,
          sealed_secret: yield* box.seal(secretPurpose, Redacted.make(secret)),
          created_at: yield* now
        })
        if (row === undefined) return yield* Effect.dieMessage("Inserting a hook answered no row")
        yield* holders.addKey(workspaceId, row.id, key.id)
        const hook = toHook(row)
        yield* audit.record({ workspaceId, actor: personName, what: "hook.subscribed", before: null, after: hook })
        return { created: true as const, hook: { ...hook, signing_secret: secret } }
      })

      return Hooks.of({
        subscribe: tracedFn("Hooks.subscribe")(function* (principal, subscription) {
          if (!may(principal, "moderate")) return yield* Effect.fail(new Forbidden({ message: refusal("moderate") }))
          const url = yield* Effect.provide(checkTarget(subscription.target_url, principal.workspaceId), targets)
          return yield* insert(principal, subscription, url).pipe(
            Effect.catchTag("SqlError", Effect.die),
            transaction(sql)
          )
        }),
        list: (workspaceId) => Effect.map(Effect.orDie(repo.list(workspaceId)), (rows) => rows.map(toHook)),
        get: tracedFn("Hooks.get")(function* (workspaceId, id) {
          const row = yield* Effect.orDie(repo.get(workspaceId, id))
          return Option.isSome(row) ? toHook(row.value) : yield* noSuchHook(workspaceId, id, "hook")
        }),
        disabled: (workspaceId, limit) => Effect.orDie(repo.disabled(workspaceId, limit)),
        disabledBetween: (workspaceId, since, until, limit) =>
          Effect.orDie(repo.disabledBetween(workspaceId, since, until, limit)),
        unsubscribe: tracedFn("Hooks.unsubscribe")(function* ({ personName, workspaceId }, id) {
          const [row] = yield* remove(workspaceId, { id }, personName)
          if (row === undefined) return yield* noSuchHook(workspaceId, id, "hook")
          return { id: row.id, deleted: true as const }
        })
      })
    })
  )
}
