import type { SqlClient } from "@effect/sql"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import type { AccountId, KeyId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { type Scope, scopes } from "#schema/Scope.ts"
import type { Role } from "#schema/Workspace.ts"

export interface PrincipalRow {
  readonly workspace_id: WorkspaceId
  readonly workspace_name: string
  readonly person_id: PersonId
  readonly person_name: string
  readonly role: Role
  readonly limited_to: ReadonlyArray<AccountId> | null
  readonly id: KeyId
  readonly name: string
  readonly prefix: string
  readonly scopes: ReadonlyArray<Scope>
}

/** Whom a key acts as that is neither revoked nor over at `now`, Unix milliseconds, with the role they hold now. */
export const principalRow = (sql: SqlClient.SqlClient, hash: Uint8Array, now: number) => sql<PrincipalRow>`
  SELECT k.workspace_id, w.name AS workspace_name, k.person_id, p.name AS person_name, m.role, m.limited_to,
    k.id, k.name, k.prefix, k.scopes
  FROM api_keys k
  JOIN workspaces w ON w.id = k.workspace_id
  JOIN people p ON p.id = k.person_id
  JOIN members m ON m.workspace_id = k.workspace_id AND m.person_id = k.person_id
  WHERE k.hash = ${hash} AND k.revoked_at IS NULL
    AND (k.expires_at IS NULL OR k.expires_at > to_timestamp(${now}::float8 / 1000))`

export const toPrincipal = (row: PrincipalRow): KeyPrincipal => ({
  workspaceId: row.workspace_id,
  workspaceName: row.workspace_name,
  personId: row.person_id,
  personName: row.person_name,
  role: row.role,
  limitedTo: row.limited_to,
  key: { id: row.id, name: row.name, prefix: row.prefix },
  ...(scopes.every((scope) => row.scopes.includes(scope)) ? {} : { scopes: row.scopes })
})
