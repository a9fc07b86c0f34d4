import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { AccountId, InvitationId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Role } from "#schema/resources/Workspace.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export const InvitationRow = Schema.Struct({
  workspace_id: WorkspaceId,
  id: InvitationId,
  email: Schema.String,
  role: Role,
  limited_to: Schema.NullOr(Schema.Array(AccountId)),
  invited_by: Schema.String,
  /** Null for who runs Steward. */
  inviter: Schema.NullOr(PersonId),
  created_at: Schema.DateFromSelf,
  expires_at: Schema.DateFromSelf
})
export type InvitationRow = typeof InvitationRow.Type

export const OpenInvitationRow = Schema.Struct({
  ...InvitationRow.fields,
  /** Whether the link is in a letter, and shown to nobody. */
  mailed: Schema.Boolean,
  workspace_name: Schema.String
})
export type OpenInvitationRow = typeof OpenInvitationRow.Type

/** An invitation that was just taken up. */
const TakenInvitation = OpenInvitationRow.omit("workspace_name")

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const first = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])
  const columns = sql`i.workspace_id, i.id, i.email, i.role, i.limited_to, i.invited_by, i.inviter, i.created_at, i.expires_at`

  return {
    /** In the place of an earlier one to the same e-mail address, whose link is then no good. */
    put: (row: InvitationRow & { readonly hash: Uint8Array; readonly mailed: boolean }) => sql`
      INSERT INTO invitations
        (workspace_id, id, email, role, limited_to, hash, mailed, invited_by, inviter, created_at, expires_at)
      VALUES (${row.workspace_id}, ${row.id}, ${row.email}, ${row.role}, ${row.limited_to}::text[], ${row.hash},
        ${row.mailed}, ${row.invited_by}, ${row.inviter}, ${row.created_at}, ${row.expires_at})
      ON CONFLICT (workspace_id, lower(email)) DO UPDATE SET
        id = excluded.id, mailed = excluded.mailed, role = excluded.role, limited_to = excluded.limited_to, hash = excluded.hash,
        invited_by = excluded.invited_by, inviter = excluded.inviter, created_at = excluded.created_at, expires_at = excluded.expires_at`,

    /** Its letter reached nobody: the link is shown instead. */
    markShown: (workspaceId: WorkspaceId, id: InvitationId) =>
      sql`UPDATE invitations SET mailed = false WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    list: (workspaceId: WorkspaceId, now: Date) =>
      sql`
      SELECT ${columns} FROM invitations i
      WHERE i.workspace_id = ${workspaceId} AND i.expires_at > ${now} ORDER BY i.id`.pipe(rowsOf(InvitationRow)),

    ofEmail: (workspaceId: WorkspaceId, email: string) =>
      sql`SELECT ${columns} FROM invitations i WHERE i.workspace_id = ${workspaceId} AND lower(i.email) = lower(${email})`.pipe(
        rowsOf(InvitationRow),
        Effect.map(first)
      ),

    ofToken: (workspaceId: WorkspaceId, hash: Uint8Array, now: Date) =>
      sql`
        SELECT ${columns}, i.mailed, w.name AS workspace_name FROM invitations i JOIN workspaces w ON w.id = i.workspace_id
        WHERE i.workspace_id = ${workspaceId} AND i.hash = ${hash} AND i.expires_at > ${now}`.pipe(
        rowsOf(OpenInvitationRow),
        Effect.map(first)
      ),

    /** Takes the invitation away; what it was, once. */
    take: (workspaceId: WorkspaceId, hash: Uint8Array, now: Date) =>
      sql`
        DELETE FROM invitations i
        WHERE i.workspace_id = ${workspaceId} AND i.hash = ${hash} AND i.expires_at > ${now}
        RETURNING ${columns}, i.mailed`.pipe(rowsOf(TakenInvitation), Effect.map(first)),

    remove: (workspaceId: WorkspaceId, id: InvitationId) =>
      sql`DELETE FROM invitations i WHERE i.workspace_id = ${workspaceId} AND i.id = ${id}
        RETURNING ${columns}`.pipe(rowsOf(InvitationRow), Effect.map(first)),

    madeBy: (workspaceId: WorkspaceId, inviter: PersonId) =>
      sql`
      SELECT ${columns} FROM invitations i
      WHERE i.workspace_id = ${workspaceId} AND i.inviter = ${inviter} ORDER BY i.id FOR UPDATE`.pipe(
        rowsOf(InvitationRow)
      ),

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
