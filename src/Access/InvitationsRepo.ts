import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { AccountId, InvitationId, WorkspaceId } from "#schema/Ids.ts"
import type { Role } from "#schema/Workspace.ts"

export interface InvitationRow {
  readonly workspace_id: WorkspaceId
  readonly id: InvitationId
  readonly email: string
  readonly role: Role
  readonly limited_to: ReadonlyArray<AccountId> | null
  readonly invited_by: string
  readonly created_at: Date
  readonly expires_at: Date
}

export interface OpenInvitationRow extends InvitationRow {
  /** Whether the link is in a letter, and shown to nobody. */
  readonly mailed: boolean
  readonly workspace_name: string
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const first = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])
  const columns = sql`i.workspace_id, i.id, i.email, i.role, i.limited_to, i.invited_by, i.created_at, i.expires_at`

  return {
    /** In the place of an earlier one to the same e-mail address, whose link is then no good. */
    put: (row: InvitationRow & { readonly hash: Uint8Array; readonly mailed: boolean }) => sql`
      INSERT INTO invitations
        (workspace_id, id, email, role, limited_to, hash, mailed, invited_by, created_at, expires_at)
      VALUES (${row.workspace_id}, ${row.id}, ${row.email}, ${row.role}, ${row.limited_to}::text[], ${row.hash},
        ${row.mailed}, ${row.invited_by}, ${row.created_at}, ${row.expires_at})
      ON CONFLICT (workspace_id, lower(email)) DO UPDATE SET
        id = excluded.id, mailed = excluded.mailed, role = excluded.role, limited_to = excluded.limited_to, hash = excluded.hash,
        invited_by = excluded.invited_by, created_at = excluded.created_at, expires_at = excluded.expires_at`,

    /** Its letter reached nobody: the link is shown instead. */
    markShown: (workspaceId: WorkspaceId, id: InvitationId) =>
      sql`UPDATE invitations SET mailed = false WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    list: (workspaceId: WorkspaceId, now: Date) => sql<InvitationRow>`
      SELECT ${columns} FROM invitations i
      WHERE i.workspace_id = ${workspaceId} AND i.expires_at > ${now} ORDER BY i.id`,

    ofToken: (hash: Uint8Array, now: Date) =>
      sql<OpenInvitationRow>`
        SELECT ${columns}, i.mailed, w.name AS workspace_name FROM invitations i JOIN workspaces w ON w.id = i.workspace_id
        WHERE i.hash = ${hash} AND i.expires_at > ${now}`.pipe(Effect.map(first)),

    /** Takes the invitation away; what it was, once. */
    take: (hash: Uint8Array, now: Date) =>
      sql<InvitationRow & Pick<OpenInvitationRow, "mailed">>`
        DELETE FROM invitations i WHERE i.hash = ${hash} AND i.expires_at > ${now}
        RETURNING ${columns}, i.mailed`.pipe(Effect.map(first)),

    remove: (workspaceId: WorkspaceId, id: InvitationId) =>
      sql<InvitationRow>`DELETE FROM invitations i WHERE i.workspace_id = ${workspaceId} AND i.id = ${id}
        RETURNING ${columns}`.pipe(Effect.map(first)),

    prune: (now: Date) =>
      sql`DELETE FROM invitations WHERE expires_at <= ${now} RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

export class InvitationsRepo extends Context.Tag("steward/InvitationsRepo")<
  InvitationsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(InvitationsRepo, make)
}
