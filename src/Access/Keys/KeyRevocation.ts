import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { NotFound } from "#schema/Errors.ts"
import type { KeyId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { now } from "#src/Ground/Now.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { HookRemoval } from "#src/Webhooks/Hooks/HookRemoval.ts"
import { noSuchKey } from "./KeyRefusals.ts"
import { KeysRepo } from "./KeysRepo.ts"

/** What becomes of the hooks of somebody who leaves: they end with the keys, or somebody takes them over. */
export type HooksOfLeaver = "end" | { readonly passTo: PersonId }

export interface EndedKeys {
  readonly keysRevoked: number
  readonly hooksPassed: number
  readonly hooksRemoved: number
}

const endedAtOnce = 100

/** How API keys end, and the hooks that they made with them. `actor` is a name, for the audit log. */
export class KeyRevocation extends Context.Tag("steward/KeyRevocation")<
  KeyRevocation,
  {
    /** Takes the hooks the key made with it. Revoking twice is no error. */
    readonly revoke: (
      workspaceId: WorkspaceId,
      keyId: KeyId,
      actor: string
    ) => Effect.Effect<{ readonly hooksRemoved: number }, NotFound>
    /** Ends all keys of somebody who leaves, in the transaction of the caller. */
    readonly endOf: (
      workspaceId: WorkspaceId,
      personId: PersonId,
      hooks: HooksOfLeaver,
      actor: string
    ) => Effect.Effect<EndedKeys>
    /** Revokes a batch of keys whose time is over; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    KeyRevocation,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* KeysRepo
      const audit = yield* AuditLog
      const hooks = yield* HookRemoval

      const revoke = tracedFn("KeyRevocation.revoke")(function* (
        workspaceId: WorkspaceId,
        keyId: KeyId,
        actor: string
      ) {
        const key = yield* Effect.orDie(repo.lock(workspaceId, keyId))
        if (Option.isNone(key)) return yield* Effect.fail(noSuchKey(keyId))
        const { id, name, prefix, revoked_at } = key.value
        const hooksRemoved = yield* hooks.removeForKey(workspaceId, keyId, actor)
        if (revoked_at === null) {
          yield* Effect.orDie(repo.markRevoked(workspaceId, keyId, yield* now))
          const entry = { before: { id, name, prefix }, after: { hooks_removed: hooksRemoved } }
          yield* audit.record({ workspaceId, actor, what: "key.revoked", ...entry })
        }
        return { hooksRemoved }
      }, transaction(sql))

      return KeyRevocation.of({
        revoke,

        endOf: tracedFn("KeyRevocation.endOf")(function* (workspaceId, personId, fate, actor) {
          const held = yield* Effect.orDie(repo.heldBy(workspaceId, personId))
          const leaver = { personId, keyIds: held.map(({ id }) => id) }
          // nobody inherits from themselves
          const heir = fate === "end" || fate.passTo === personId ? null : fate.passTo
          const { passed, removed } = yield* hooks.leave(workspaceId, leaver, heir, actor)
          for (const { id } of held) yield* Effect.orDie(revoke(workspaceId, id, actor))
          return { keysRevoked: held.length, hooksPassed: passed, hooksRemoved: removed }
        }),

        forget: Effect.gen(function* () {
          const over = yield* Effect.orDie(repo.over(yield* now, endedAtOnce))
          yield* Effect.forEach(over, ({ id, workspace_id }) =>
            Effect.ignore(revoke(workspace_id, id, "Steward, because the key expired"))
          )
          return over.length
        }).pipe(span("KeyRevocation.forget"))
      })
    })
  )
}
