import type { SqlClient } from "@effect/sql"
import { Schema } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import { AccountId, KeyId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Scope, scopes } from "#schema/resources/Scope.ts"
import { Role } from "#schema/resources/Workspace.ts"

export const PrincipalRow = Schema.Struct({
  workspace_id: WorkspaceId,
  workspace_name: Schema.String,
  person_id: PersonId,
  person_name: Schema.String,
  role: Role,
  limited_to: Schema.NullOr(Schema.Array(AccountId)),
  id: KeyId,
  name: Schema.String,
  prefix: Schema.String,
  scopes: Schema.Array(Scope),
  campaign: Schema.NullOr(Schema.String)
})
export type PrincipalRow = typeof PrincipalRow.Type

/** Whom a key acts as that is neither revoked nor over at `now`, Unix milliseconds, with the role they hold now. */
export const principalRow = (sql: SqlClient.SqlClient, workspaceId: WorkspaceId, hash: Uint8Array, now: number) =>
  sql`
  SELECT k.workspace_id, w.name AS workspace_name, k.person_id, p.name AS person_name, m.role, m.limited_to,
    k.id, k.name, k.prefix, k.scopes, k.campaign
  FROM api_keys k
  JOIN workspaces w ON w.id = k.workspace_id
  JOIN people p ON p.id = k.person_id
  JOIN members m ON m.workspace_id = k.workspace_id AND m.person_id = k.person_id
  WHERE k.workspace_id = ${workspaceId} AND k.hash = ${hash} AND k.revoked_at IS NULL
    AND (k.expires_at IS NULL OR k.expires_at > to_timestamp(${now}::float8 / 1000))`

export const toPrincipal = (row: PrincipalRow): KeyPrincipal => ({
  workspaceId: row.workspace_id,
  workspaceName: row.workspace_name,
  personId: row.person_id,
  personName: row.person_name,
  role: row.role,
  limitedTo: row.limited_to,
  key: { id: row.id, name: row.name, prefix: row.prefix },
  ...(scopes.every((scope) => row.scopes.includes(scope)) ? {} : { scopes: row.scopes }),
  ...(row.campaign === null ? {} : { campaign: row.campaign })
})
