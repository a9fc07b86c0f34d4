import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { GrantId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Scope } from "#schema/resources/Scope.ts"
import { membership, namesOf } from "#src/Access/People/PersonSql.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export const NewGrant = Schema.Struct({
  workspace_id: WorkspaceId,
  id: GrantId,
  person_id: PersonId,
  client_id: Schema.String,
  scopes: Schema.Array(Scope),
  created_at: Schema.DateFromSelf,
  used_at: Schema.DateFromSelf,
  expires_at: Schema.DateFromSelf
})
export type NewGrant = typeof NewGrant.Type

export const GrantRow = Schema.Struct({
  ...NewGrant.fields,
  client_name: Schema.String,
  workspace_name: Schema.String,
  person_name: Schema.String
})
export type GrantRow = typeof GrantRow.Type

export const NewCode = Schema.Struct({
  workspace_id: WorkspaceId,
  hash: Schema.Uint8ArrayFromSelf,
  grant_id: GrantId,
  redirect_uri: Schema.String,
  redirect_uri_given: Schema.Boolean,
  code_challenge: Schema.String,
  expires_at: Schema.DateFromSelf
})
export type NewCode = typeof NewCode.Type

export const CodeRow = Schema.Struct({
  ...NewCode.fields,
  client_id: Schema.String,
  scopes: Schema.Array(Scope),
  used_before: Schema.Boolean
})
export type CodeRow = typeof CodeRow.Type

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const names = namesOf(sql, "g")
  const first = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])
  const grants = sql`
    SELECT g.*, c.name AS client_name, ${names.columns} FROM oauth_grants g
    JOIN oauth_clients c ON c.id = g.client_id ${names.joins}`

  // a client has fetched tokens for it
  const takenUp = sql`EXISTS (
    SELECT FROM oauth_tokens t WHERE t.workspace_id = g.workspace_id AND t.grant_id = g.id)`

  return {
    /** Whether the person is a member of the workspace, and so could be: no grant is without a membership. */
    insert: (grant: NewGrant) =>
      sql`INSERT INTO oauth_grants
          (workspace_id, id, person_id, client_id, scopes, created_at, used_at, expires_at)
        SELECT m.workspace_id, ${grant.id}, m.person_id, ${grant.client_id}, ${grant.scopes}::text[],
          ${grant.created_at}::timestamptz, ${grant.used_at}::timestamptz, ${grant.expires_at}::timestamptz
        FROM ${membership(sql, grant.workspace_id, grant.person_id)}
        FOR KEY SHARE OF m
        RETURNING 1`.pipe(Effect.map((rows) => rows.length > 0)),

    insertCode: (code: NewCode) => sql`INSERT INTO oauth_codes ${sql.insert({ ...code })}`,

    /** Marks a code as used, and answers it as it was before. Two who bring it at once take turns. */
    useCode: (workspaceId: WorkspaceId, hash: Uint8Array, at: Date) =>
      sql`
        UPDATE oauth_codes c SET used_at = coalesce(c.used_at, ${at})
        FROM (
          SELECT workspace_id, hash, used_at FROM oauth_codes WHERE workspace_id = ${workspaceId} AND hash = ${hash} FOR UPDATE
        ) AS before, oauth_grants g
        WHERE c.workspace_id = before.workspace_id AND c.hash = before.hash
          AND g.workspace_id = c.workspace_id AND g.id = c.grant_id
        RETURNING c.workspace_id, c.hash, c.grant_id, c.redirect_uri, c.redirect_uri_given, c.code_challenge,
          c.expires_at, g.client_id, g.scopes, before.used_at IS NOT NULL AS used_before`.pipe(
        rowsOf(CodeRow),
        Effect.map(first)
      ),

    extend: (workspaceId: WorkspaceId, id: GrantId, usedAt: Date, expiresAt: Date) =>
      sql`UPDATE oauth_grants SET used_at = ${usedAt}, expires_at = ${expiresAt}
        WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    get: (workspaceId: WorkspaceId, id: GrantId) =>
      sql`${grants} WHERE g.workspace_id = ${workspaceId} AND g.id = ${id}`.pipe(rowsOf(GrantRow), Effect.map(first)),

    /** Whether it was there. Its codes and tokens go with it. */
    remove: (workspaceId: WorkspaceId, id: GrantId) =>
      sql`DELETE FROM oauth_grants WHERE workspace_id = ${workspaceId} AND id = ${id} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    ofPerson: (personId: PersonId) =>
      sql`
      ${grants} WHERE g.person_id = ${personId} AND ${takenUp} ORDER BY g.created_at DESC, g.id DESC`.pipe(
        rowsOf(GrantRow)
      ),

    /** Taken up or not: a code that nobody has exchanged yet still would be. */
    everyOf: (personId: PersonId) =>
      sql`${grants} WHERE g.person_id = ${personId} ORDER BY g.id`.pipe(rowsOf(GrantRow)),

    ofWorkspace: (workspaceId: WorkspaceId) =>
      sql`
      ${grants} WHERE g.workspace_id = ${workspaceId} AND ${takenUp} ORDER BY g.created_at DESC, g.id DESC`.pipe(
        rowsOf(GrantRow)
      ),

    prune: (now: Date) =>
      sql`DELETE FROM oauth_grants WHERE expires_at <= ${now} RETURNING 1`.pipe(Effect.map((rows) => rows.length)),

    pruneTokens: (now: Date) =>
      sql`DELETE FROM oauth_tokens WHERE expires_at <= ${now} RETURNING 1`.pipe(Effect.map((rows) => rows.length)),

    /** Codes are kept a while after they expire, so that using one twice is noticed. */
    pruneCodes: (before: Date) =>
      sql`DELETE FROM oauth_codes WHERE expires_at <= ${before} RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

export class GrantsRepo extends Context.Tag("steward/GrantsRepo")<GrantsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(GrantsRepo, make)
}
