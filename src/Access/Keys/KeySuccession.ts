import { SqlClient } from "@effect/sql"
import { Context, type Duration, Effect, Layer, Option } from "effect"
import type { Conflict, Forbidden, NotFound } from "#schema/Errors.ts"
import type { KeyId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { HookRemoval } from "#src/Webhooks/Hooks/HookRemoval.ts"
import type { NotAMember } from "../People/Membership.ts"
import { noSuchKey } from "./KeyRefusals.ts"
import { type CreatedKey, Keys } from "./Keys.ts"
import { KeysRepo } from "./KeysRepo.ts"
import { endOnRotation } from "./Succession.ts"

/** A key that a rotation made, and what became of the one before it. */
export interface KeySuccessor extends CreatedKey {
  /** When the key before it ends. */
  readonly previousUntil: Date
  readonly hooksPassed: number
}

/** Rotating API keys: for a while a key and its successor are good together. */
export class KeySuccession extends Context.Tag("steward/KeySuccession")<
  KeySuccession,
  {
    /**
     * Makes a successor with the same name, person and scopes, which also asks for the hooks of the key. The key itself
     * ends after the overlap. `expiresAt`: of the successor; null for never, and that of the key itself if left out.
     */
    readonly rotate: (
      workspaceId: WorkspaceId,
      keyId: KeyId,
      options: {
        readonly overlap: Duration.Duration
        readonly expiresAt?: Date | null
        /** A name, for the audit log. */
        readonly actor: string
        /** Who sees the successor; whoever runs Steward where left out. */
        readonly of?: PersonId
      }
    ) => Effect.Effect<KeySuccessor, NotFound | Conflict | Forbidden | NotAMember>
  }
>() {
  static readonly layer = Layer.effect(
    KeySuccession,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* KeysRepo
      const keys = yield* Keys
      const audit = yield* AuditLog
      const hooks = yield* HookRemoval

      return KeySuccession.of({
        rotate: tracedFn("KeySuccession.rotate")(function* (workspaceId, keyId, { actor, expiresAt, of, overlap }) {
          const found = yield* Effect.orDie(repo.lock(workspaceId, keyId))
          if (Option.isNone(found)) return yield* Effect.fail(noSuchKey(keyId))
          const { campaign, expires_at, name, person_id, prefix, scopes } = found.value
          const previousUntil = yield* endOnRotation(found.value, { at: yield* now, of, overlap })
          const made = yield* keys.create({
            workspaceId,
            personId: person_id,
            name,
            scopes,
            expiresAt: expiresAt === undefined ? expires_at : expiresAt,
            campaign,
            actor
          })
          yield* Effect.orDie(repo.succeed(workspaceId, keyId, made.id, previousUntil))
          const hooksPassed = yield* hooks.passOn(workspaceId, keyId, made.id, actor)
          const after = { successor_id: made.id, until: previousUntil.toISOString(), hooks_passed: hooksPassed }
          yield* audit.record({ workspaceId, actor, what: "key.rotated", before: { id: keyId, name, prefix }, after })
          return { ...made, previousUntil, hooksPassed }
        }, transaction(sql))
      })
    })
  )
}
