import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { AuditChange } from "#schema/resources/AuditChange.ts"
import { jsonb } from "#src/Database/Json.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"

/** A change of settings, guidance, protections, keys, hooks or roles. */
export interface NewAuditEntry {
  readonly workspaceId: WorkspaceId
  /** Who changed it, for people to read. */
  readonly actor: string
  readonly what: AuditChange
  readonly before: unknown
  readonly after: unknown
}

/**
 * Who changed what, when, from what, to what. Written in the transaction that makes the change, at a time of the
 * workspace's clock: whoever has read up to a time misses no entry that is committed later.
 */
export class AuditLog extends Context.Tag("steward/AuditLog")<
  AuditLog,
  { readonly record: (entry: NewAuditEntry) => Effect.Effect<void> }
>() {
  static readonly layer = Layer.effect(
    AuditLog,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const ids = yield* Ids
      const clock = yield* WorkspaceClock
      return AuditLog.of({
        record: tracedFn("AuditLog.record")(
          function* ({ workspaceId, actor, what, before, after }) {
            const id = yield* ids.make("aud", String)
            const at = yield* clock.next(workspaceId)
            yield* sql`
              INSERT INTO audit_log (workspace_id, id, at, actor, what, before, after)
              VALUES (${workspaceId}, ${id}, ${at}, ${actor}, ${what}, ${jsonb(before)}, ${jsonb(after)})
            `
          },
          Effect.orDie,
          transaction(sql)
        )
      })
    })
  ).pipe(Layer.provide(WorkspaceClock.layer))
}
