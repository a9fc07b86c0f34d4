import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { ContactId, WorkspaceId } from "#schema/Ids.ts"
import { MarketingKind } from "#schema/MarketingKind.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const StoredTold = Schema.Struct({
  kind: MarketingKind,
  email: Schema.Boolean,
  phone: Schema.Boolean,
  told_at: Schema.DateFromSelf
})

const StoredWaiting = Schema.Struct({
  kind: MarketingKind,
  email: Schema.NullOr(Schema.String),
  phone: Schema.NullOr(Schema.String),
  created_at: Schema.DateFromSelf,
  failed: Schema.Boolean
})

/** A call that its system took. */
interface MadeCall {
  readonly workspace_id: WorkspaceId
  readonly id: string
  readonly attempts: number
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const whatever = sql`
    ON CONFLICT (workspace_id, contact_id, kind) DO UPDATE SET email = known.email OR excluded.email,
      phone = known.phone OR excluded.phone, told_at = greatest(known.told_at, excluded.told_at)`
  return {
    /** The call is done with; nothing is kept of somebody who is gone meanwhile. */
    put: ({ attempts, id, workspace_id }: MadeCall, at: Date) => sql`
      WITH done AS (
        DELETE FROM marketing_calls WHERE workspace_id = ${workspace_id} AND id = ${id} AND attempts = ${attempts}
        RETURNING workspace_id, contact_id, kind, email IS NOT NULL AS email, phone IS NOT NULL AS phone
      )
      INSERT INTO told_systems AS known (workspace_id, contact_id, kind, email, phone, told_at)
      SELECT ${workspace_id}, contact_id, kind, email, phone, ${at}::timestamptz FROM done ${whatever}`,

    of: (workspaceId: WorkspaceId, contactId: ContactId) =>
      sql`
        SELECT kind, email, phone, told_at FROM told_systems
        WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId} ORDER BY kind`.pipe(rowsOf(StoredTold)),

    /** What systems are still to be told, or could not be. */
    waiting: (workspaceId: WorkspaceId, contactId: ContactId) =>
      sql`
        SELECT kind, email, phone, created_at, due_at IS NULL AS failed FROM marketing_calls
        WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId} ORDER BY created_at, kind`.pipe(
        rowsOf(StoredWaiting)
      ),

    move: (workspaceId: WorkspaceId, old: ContactId, into: ContactId) => sql`
      WITH moved AS (
        DELETE FROM told_systems WHERE workspace_id = ${workspaceId} AND contact_id = ${old}
        RETURNING kind, email, phone, told_at
      )
      INSERT INTO told_systems AS known (workspace_id, contact_id, kind, email, phone, told_at)
      SELECT ${workspaceId}, ${into}, kind, email, phone, told_at FROM moved ${whatever}`,

    erase: (workspaceId: WorkspaceId, contactId: ContactId) =>
      sql`DELETE FROM told_systems WHERE workspace_id = ${workspaceId} AND contact_id = ${contactId}`
  }
})

/** What systems know of people from here. */
export class ToldRepo extends Context.Tag("steward/ToldRepo")<ToldRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(ToldRepo, make)
}
