import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { GrantId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import type { Scope } from "#schema/Scope.ts"

export interface NewGrant {
  readonly workspace_id: WorkspaceId
  readonly id: GrantId
  readonly person_id: PersonId
  readonly client_id: string
  readonly scopes: ReadonlyArray<Scope>
  readonly created_at: Date
  readonly used_at: Date
  readonly expires_at: Date
}

export interface GrantRow extends NewGrant {
  readonly client_name: string
  readonly workspace_name: string
  readonly person_name: string
}

export interface NewCode {
  readonly workspace_id: WorkspaceId
  readonly hash: Uint8Array
  readonly grant_id: GrantId
  readonly redirect_uri: string
  readonly redirect_uri_given: boolean
  readonly code_challenge: string
  readonly expires_at: Date
}

export interface CodeRow extends NewCode {
  readonly client_id: string
  readonly scopes: ReadonlyArray<Scope>
  readonly used_before: boolean
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const first = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])
  const grants = sql`
    SELECT g.*, c.name AS client_name, w.name AS workspace_name, p.name AS person_name FROM oauth_grants g
    JOIN oauth_clients c ON c.id = g.client_id
    JOIN workspaces w ON w.id = g.workspace_id
    JOIN people p ON p.id = g.person_id`

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
        FROM members m WHERE m.workspace_id = ${grant.workspace_id} AND m.person_id = ${grant.person_id}
        FOR KEY SHARE OF m
        RETURNING 1`.pipe(Effect.map((rows) => rows.length > 0)),

    insertCode: (code: NewCode) => sql`INSERT INTO oauth_codes ${sql.insert({ ...code })}`,

    /** Marks a code as used, and answers it as it was before. Two who bring it at once take turns. */
    useCode: (hash: Uint8Array, at: Date) =>
      sql<CodeRow>`
        UPDATE oauth_codes c SET used_at = coalesce(c.used_at, ${at})
        FROM (SELECT workspace_id, hash, used_at FROM oauth_codes WHERE hash = ${hash} FOR UPDATE) AS before, oauth_grants g
        WHERE c.workspace_id = before.workspace_id AND c.hash = before.hash
          AND g.workspace_id = c.workspace_id AND g.id = c.grant_id
        RETURNING c.workspace_id, c.hash, c.grant_id, c.redirect_uri, c.redirect_uri_given, c.code_challenge,
          c.expires_at, g.client_id, g.scopes, before.used_at IS NOT NULL AS used_before`.pipe(Effect.map(first)),

    extend: (workspaceId: WorkspaceId, id: GrantId, usedAt: Date, expiresAt: Date) =>
      sql`UPDATE oauth_grants SET used_at = ${usedAt}, expires_at = ${expiresAt}
        WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    get: (workspaceId: WorkspaceId, id: GrantId) =>
      sql<GrantRow>`${grants} WHERE g.workspace_id = ${workspaceId} AND g.id = ${id}`.pipe(Effect.map(first)),

    /** Whether it was there. Its codes and tokens go with it. */
    remove: (workspaceId: WorkspaceId, id: GrantId) =>
      sql`DELETE FROM oauth_grants WHERE workspace_id = ${workspaceId} AND id = ${id} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    ofPerson: (personId: PersonId) => sql<GrantRow>`
      ${grants} WHERE g.person_id = ${personId} AND ${takenUp} ORDER BY g.created_at DESC, g.id DESC`,

    ofWorkspace: (workspaceId: WorkspaceId) => sql<GrantRow>`
      ${grants} WHERE g.workspace_id = ${workspaceId} AND ${takenUp} ORDER BY g.created_at DESC, g.id DESC`,

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
