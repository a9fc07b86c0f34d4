import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import type { AssistantPrincipal } from "#schema/api/Authentication.ts"
import { AccountId, GrantId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Scope } from "#schema/resources/Scope.ts"
import { Role } from "#schema/resources/Workspace.ts"
import { memberOf } from "#src/Access/People/PersonSql.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export interface NewToken {
  readonly workspace_id: WorkspaceId
  readonly hash: Uint8Array
  readonly grant_id: GrantId
  readonly kind: "access" | "refresh"
  readonly expires_at: Date
  /** Less than the grant's; null for all of them. */
  readonly scopes: ReadonlyArray<Scope> | null
}

export const RefreshRow = Schema.Struct({
  scopes: Schema.Array(Scope),
  workspace_id: WorkspaceId,
  grant_id: GrantId,
  client_id: Schema.String,
  expires_at: Schema.DateFromSelf,
  replaced_at: Schema.NullOr(Schema.DateFromSelf),
  /** What its successors are made with; null until it was exchanged. */
  seed: Schema.NullOr(Schema.Uint8ArrayFromSelf)
})
export type RefreshRow = typeof RefreshRow.Type

const PrincipalRow = Schema.Struct({
  workspace_id: WorkspaceId,
  workspace_name: Schema.String,
  person_id: PersonId,
  person_name: Schema.String,
  role: Role,
  limited_to: Schema.NullOr(Schema.Array(AccountId)),
  grant_id: GrantId,
  client_name: Schema.String,
  scopes: Schema.Array(Scope)
})
type PrincipalRow = typeof PrincipalRow.Type

const GrantOfRow = Schema.Struct({
  workspace_id: WorkspaceId,
  grant_id: GrantId,
  client_id: Schema.String
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const member = memberOf(sql, "g")
  const first = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])

  return {
    /** Those that are there already stay as they are. */
    insert: (tokens: ReadonlyArray<NewToken>) =>
      sql`INSERT INTO oauth_tokens ${sql.insert(tokens.map((token) => ({ ...token })))} ON CONFLICT DO NOTHING`,

    /** Whom a good access token acts for, with the role they hold now. */
    principal: (workspaceId: WorkspaceId, hash: Uint8Array, now: Date) =>
      sql`
        SELECT g.workspace_id, g.person_id, ${member.columns}, g.id AS grant_id, c.name AS client_name, coalesce(t.scopes, g.scopes) AS scopes
        FROM oauth_tokens t
        JOIN oauth_grants g ON g.workspace_id = t.workspace_id AND g.id = t.grant_id
        ${member.joins}
        JOIN oauth_clients c ON c.id = g.client_id
        WHERE t.workspace_id = ${workspaceId} AND t.hash = ${hash} AND t.kind = 'access' AND t.expires_at > ${now}`.pipe(
        rowsOf(PrincipalRow),
        Effect.map((rows) => Option.map(first(rows), toPrincipal))
      ),

    /** A refresh token, held until the transaction ends: who exchanges it twice at once takes turns. */
    lockRefresh: (workspaceId: WorkspaceId, hash: Uint8Array) =>
      sql`
        SELECT t.workspace_id, t.grant_id, g.client_id, g.scopes, t.expires_at, t.replaced_at, t.seed
        FROM oauth_tokens t JOIN oauth_grants g ON g.workspace_id = t.workspace_id AND g.id = t.grant_id
        WHERE t.workspace_id = ${workspaceId} AND t.hash = ${hash} AND t.kind = 'refresh' FOR UPDATE OF t`.pipe(
        rowsOf(RefreshRow),
        Effect.map(first)
      ),

    markReplaced: (workspaceId: WorkspaceId, hash: Uint8Array, seed: Uint8Array, at: Date) =>
      sql`UPDATE oauth_tokens SET replaced_at = ${at}, seed = ${seed} WHERE workspace_id = ${workspaceId} AND hash = ${hash}`,

    /** The grant that any token belongs to. */
    grantOf: (workspaceId: WorkspaceId, hash: Uint8Array) =>
      sql`
        SELECT t.workspace_id, t.grant_id, g.client_id
        FROM oauth_tokens t JOIN oauth_grants g ON g.workspace_id = t.workspace_id AND g.id = t.grant_id
        WHERE t.workspace_id = ${workspaceId} AND t.hash = ${hash}`.pipe(rowsOf(GrantOfRow), Effect.map(first))
  }
})

export class TokensRepo extends Context.Tag("steward/TokensRepo")<TokensRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(TokensRepo, make)
}

const toPrincipal = (row: PrincipalRow): AssistantPrincipal => ({
  workspaceId: row.workspace_id,
  workspaceName: row.workspace_name,
  personId: row.person_id,
  personName: row.person_name,
  role: row.role,
  limitedTo: row.limited_to,
  assistant: { grantId: row.grant_id, name: row.client_name, scopes: row.scopes }
})
