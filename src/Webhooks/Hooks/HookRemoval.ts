import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer } from "effect"
import { DeliveryId, type KeyId, type PersonId, type WorkspaceId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { HookQueueRepo } from "../Queue/HookQueueRepo.ts"
import { HookHoldersRepo } from "./HookHoldersRepo.ts"
import { toHook } from "./HookResource.ts"
import { HooksRepo, type RemovedHook, type WhichHooks } from "./HooksRepo.ts"

/**
 * How hooks are taken out of service: what is queued or held for them is cancelled, and Zapier is told by a DELETE.
 * Answers the hooks as they were, in the transaction of the caller or in one of its own. `before` is what the audit log
 * keeps of each.
 */
export const hookRemover = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const repo = yield* HooksRepo
  const queue = yield* HookQueueRepo
  const clock = yield* WorkspaceClock
  const audit = yield* AuditLog
  const signals = yield* Signals
  const ids = yield* Ids

  const farewell = tracedFn("HookRemoval.farewell")(function* (hook: RemovedHook) {
    const now = new Date(yield* Clock.currentTimeMillis)
    const id = yield* ids.make("dlv", DeliveryId.make)
    yield* queue.farewell(hook.workspace_id, id, hook.id, now)
    yield* signals.notify("deliveries")
  })

  return tracedFn("HookRemoval.remove")(
    function* (
      workspaceId: WorkspaceId,
      which: WhichHooks,
      actor: string,
      before: (row: RemovedHook) => unknown = toHook
    ) {
      // Waits for the changes whose events go to several hooks, and locks no hook that they still want.
      const at = yield* clock.next(workspaceId)
      const removed = yield* repo.remove(workspaceId, which, actor, at)
      for (const row of removed) {
        yield* queue.cancel(workspaceId, row.id, at)
        if (row.integration === "zapier") yield* farewell(row)
        yield* audit.record({ workspaceId, actor, what: "hook.removed", before: before(row), after: null })
      }
      return removed
    },
    Effect.orDie,
    transaction(sql)
  )
})

/** What revoking a key asks of the hooks: those that no other key asked for go with it. */
export class HookRemoval extends Context.Tag("steward/HookRemoval")<
  HookRemoval,
  {
    /**
     * Removes every hook that this key asked for and no other, in the transaction of the caller. Answers how many.
     */
    readonly removeForKey: (workspaceId: WorkspaceId, keyId: KeyId, actor: string) => Effect.Effect<number>
    /** Another key asks for the hooks that this key asked for, too. Answers how many. In the caller's transaction. */
    readonly passOn: (workspaceId: WorkspaceId, keyId: KeyId, heir: KeyId, actor: string) => Effect.Effect<number>
    /**
     * Somebody takes over the hooks that these keys of a leaver asked for and no other, and those that the leaver held;
     * where nobody does (null), they end. Answers how many. In the caller's transaction.
     */
    readonly leave: (
      workspaceId: WorkspaceId,
      leaver: { readonly personId: PersonId; readonly keyIds: ReadonlyArray<KeyId> },
      heir: PersonId | null,
      actor: string
    ) => Effect.Effect<{ readonly passed: number; readonly removed: number }>
  }
>() {
  static readonly layer = Layer.effect(
    HookRemoval,
    Effect.gen(function* () {
      const holders = yield* HookHoldersRepo
      const clock = yield* WorkspaceClock
      const audit = yield* AuditLog
      const remove = yield* hookRemover
      return HookRemoval.of({
        removeForKey: tracedFn("HookRemoval.removeForKey")(function* (workspaceId, keyId, actor) {
          // Takes turns with those who ask for a hook and with other keys that are revoked.
          yield* clock.next(workspaceId)
          const ids = yield* holders.dropKey(workspaceId, keyId)
          return ids.length === 0 ? 0 : (yield* remove(workspaceId, { ids }, actor)).length
        }, Effect.orDie),

        passOn: tracedFn("HookRemoval.passOn")(function* (workspaceId, keyId, heir, actor) {
          yield* clock.next(workspaceId)
          const ids = yield* holders.hooksOf(workspaceId, keyId)
          for (const id of ids) {
            yield* holders.addKey(workspaceId, id, heir)
            const entry = { before: { id, key_id: keyId }, after: { id, key_id: heir } }
            yield* audit.record({ workspaceId, actor, what: "hook.passed_on", ...entry })
          }
          return ids.length
        }, Effect.orDie),

        leave: tracedFn("HookRemoval.leave")(function* (workspaceId, { keyIds, personId }, heir, actor) {
          yield* clock.next(workspaceId)
          const dropped = yield* Effect.forEach(keyIds, (keyId) => holders.dropKey(workspaceId, keyId))
          const ids = [...dropped.flat(), ...(yield* holders.letGo(workspaceId, personId))]
          if (ids.length === 0) return { passed: 0, removed: 0 }
          if (heir === null) return { passed: 0, removed: (yield* remove(workspaceId, { ids }, actor)).length }
          yield* holders.hold(workspaceId, ids, heir)
          for (const id of ids) {
            const entry = { before: { id, held_by: personId }, after: { id, held_by: heir } }
            yield* audit.record({ workspaceId, actor, what: "hook.passed_on", ...entry })
          }
          return { passed: ids.length, removed: 0 }
        }, Effect.orDie)
      })
    })
  )
}
