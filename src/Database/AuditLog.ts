import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Ids } from "#src/Ids.ts"
import { jsonb } from "./Json.ts"

/** A change of settings, guidance, protections, keys, hooks or roles. */
export interface AuditEntry {
  readonly workspaceId: WorkspaceId
  /** Who changed it, for people to read. */
  readonly actor: string
  readonly what: string
  readonly before: unknown
  readonly after: unknown
}

/** Who changed what, when, from what, to what. Written in the transaction that makes the change. */
export class AuditLog extends Context.Tag("steward/AuditLog")<
  AuditLog,
  { readonly record: (entry: AuditEntry) => Effect.Effect<void> }
>() {
  static readonly layer = Layer.effect(
    AuditLog,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const ids = yield* Ids
      return AuditLog.of({
        record: Effect.fn("AuditLog.record")(function* ({ workspaceId, actor, what, before, after }) {
          const id = yield* ids.make("aud", String)
          const at = new Date(yield* Clock.currentTimeMillis)
          yield* sql`
            INSERT INTO audit_log (workspace_id, id, at, actor, what, before, after)
            VALUES (${workspaceId}, ${id}, ${at}, ${actor}, ${what}, ${jsonb(before)}, ${jsonb(after)})
          `
        }, Effect.orDie)
      })
    })
  )
}
