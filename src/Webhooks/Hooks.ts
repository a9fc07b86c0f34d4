import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Either, Layer, Option, Redacted } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Forbidden, InvalidRequest, NotFound, Unprocessable } from "#schema/Errors.ts"
import { type Hook, type HookCreated, type HookSubscription, maxHooksPerWorkspace } from "#schema/Hook.ts"
import { DeliveryId, HookId, type WorkspaceId } from "#schema/Ids.ts"
import { may, refusal } from "#schema/Permission.ts"
import { AuditLog } from "#src/Database/AuditLog.ts"
import { SecretBox } from "#src/Database/SecretBox.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ids.ts"
import { RandomBytes } from "#src/RandomBytes.ts"
import { shown, shownOrNull } from "#src/Time.ts"
import { checkedAddresses } from "./CheckedAddresses.ts"
import { DeliveriesRepo } from "./DeliveriesRepo.ts"
import { HookRemoval } from "./HookRemoval.ts"
import { HooksRepo, type StoredHook } from "./HooksRepo.ts"
import { Resolver } from "./Resolver.ts"
import * as SigningSecret from "./SigningSecret.ts"
import { TargetPolicy } from "./TargetPolicy.ts"
import { parse } from "./TargetUrl.ts"

/** What a hook's signing secret is sealed as. */
export const secretPurpose = "signing secret"

export type Subscribed =
  | { readonly created: true; readonly hook: HookCreated }
  | { readonly created: false; readonly hook: Hook }

/** REST hook subscriptions. */
export class Hooks extends Context.Tag("steward/Hooks")<
  Hooks,
  {
    readonly subscribe: (
      principal: Principal,
      subscription: HookSubscription
    ) => Effect.Effect<Subscribed, Forbidden | InvalidRequest | Unprocessable>
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<Hook>>
    readonly unsubscribe: (
      principal: Principal,
      id: string
    ) => Effect.Effect<{ readonly id: HookId; readonly deleted: true }, NotFound>
  }
>() {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* HooksRepo
      const deliveries = yield* DeliveriesRepo
      const clock = yield* WorkspaceClock
      const policy = yield* TargetPolicy
      const resolver = yield* Resolver
      const box = yield* SecretBox
      const audit = yield* AuditLog
      const signals = yield* Signals
      const random = yield* RandomBytes
      const ids = yield* Ids

      /** A name that cannot be looked up now is let through: it is looked up again before each delivery. */
      const checkTarget = Effect.fn("Hooks.checkTarget")(function* (target: string) {
        const rules = policy.rulesFor(target)
        const refuse = (reason: string) =>
          new InvalidRequest({
            message: `The target_url cannot be used: ${reason}`,
            issues: [{ path: "target_url", message: reason }]
          })
        const url = yield* Either.mapLeft(parse(target, rules), ({ reason }) => refuse(reason))
        yield* checkedAddresses(url, rules).pipe(
          Effect.provideService(Resolver, resolver),
          Effect.timeoutOption("2 seconds"),
          Effect.catchTags({
            TargetRefused: ({ reason }) => Effect.fail(refuse(reason)),
            ConnectionFailed: () => Effect.void
          })
        )
        return url
      })

      const insert = Effect.fn("Hooks.insert")(function* (
        { key, personName, workspaceId }: Principal,
        { event, integration, target_url }: HookSubscription,
        url: URL
      ) {
        // takes turns with every other subscription of the workspace, so that neither limit nor address is overrun
        yield* clock.next(workspaceId)
        const existing = yield* repo.find(workspaceId, event, target_url)
        if (Option.isSome(existing)) return { created: false as const, hook: toHook(existing.value) }
        if ((yield* repo.count(workspaceId)) >= maxHooksPerWorkspace) {
          return yield* Effect.fail(
            new Unprocessable({
              message: `This workspace holds ${maxHooksPerWorkspace} hooks, the most it can; remove one first`
            })
          )
        }
        const secret = yield* Effect.provideService(SigningSecret.generate, RandomBytes, random)
        const [row] = yield* repo.insert({
          workspace_id: workspaceId,
          id: yield* ids.make("hook", HookId.make),
          events: [event],
          target_url,
          target_host: url.host,
          integration: integration ?? "api",
          key_id: key.id,
          sealed_secret: yield* box.seal(secretPurpose, Redacted.make(secret)),
          created_at: new Date(yield* Clock.currentTimeMillis)
        })
        if (row === undefined) return yield* Effect.dieMessage("Inserting a hook answered no row")
        const hook = toHook(row)
        yield* audit.record({ workspaceId, actor: personName, what: "hook.subscribed", before: null, after: hook })
        return { created: true as const, hook: { ...hook, signing_secret: secret } }
      })

      const remove = Effect.fn("Hooks.remove")(
        function* (workspaceId: WorkspaceId, which: Parameters<typeof repo.remove>[1], actor: string) {
          const at = new Date(yield* Clock.currentTimeMillis)
          const removed = yield* repo.remove(workspaceId, which, at)
          for (const row of removed) {
            yield* deliveries.cancelQueued(workspaceId, row.id, at)
            if (row.integration === "zapier") {
              const id = yield* ids.make("dlv", DeliveryId.make)
              yield* deliveries.queueFarewell(
                workspaceId,
                id,
                row.id,
                JSON.stringify({ id: row.id, deleted: true }),
                at
              )
              yield* signals.notify("deliveries")
            }
            yield* audit.record({ workspaceId, actor, what: "hook.removed", before: toHook(row), after: null })
          }
          return removed
        },
        Effect.orDie,
        transaction(sql)
      )

      return Context.empty().pipe(
        Context.add(
          Hooks,
          Hooks.of({
            subscribe: Effect.fn("Hooks.subscribe")(function* (principal, subscription) {
              if (!may(principal, "moderate"))
                return yield* Effect.fail(new Forbidden({ message: refusal("moderate") }))
              const url = yield* checkTarget(subscription.target_url)
              return yield* insert(principal, subscription, url).pipe(
                Effect.catchTag("SqlError", Effect.die),
                transaction(sql)
              )
            }),
            list: (workspaceId) => Effect.map(Effect.orDie(repo.list(workspaceId)), (rows) => rows.map(toHook)),
            unsubscribe: Effect.fn("Hooks.unsubscribe")(function* ({ personName, workspaceId }, id) {
              const [row] = yield* remove(workspaceId, { id }, personName)
              if (row === undefined) {
                const name = JSON.stringify(id.slice(0, 64))
                return yield* Effect.fail(new NotFound({ message: `There is no hook ${name} in this workspace` }))
              }
              return { id: row.id, deleted: true as const }
            })
          })
        ),
        Context.add(
          HookRemoval,
          HookRemoval.of({
            removeForKey: (workspaceId, keyId, actor) =>
              Effect.map(remove(workspaceId, { keyId }, actor), (removed) => removed.length)
          })
        )
      )
    })
  )
}

const toHook = (row: StoredHook): Hook => ({
  id: row.id,
  event: row.event,
  target_url: row.target_url,
  integration: row.integration,
  enabled: row.enabled,
  created_at: shown(row.created_at),
  last_delivered_at: shownOrNull(row.last_delivered_at),
  last_error: row.last_error
})
