import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import type { KeyId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { principalRow, toPrincipal } from "./PrincipalRow.ts"

export interface NewKey {
  readonly workspace_id: WorkspaceId
  readonly id: KeyId
  readonly name: string
  readonly prefix: string
  readonly hash: Uint8Array
  readonly person_id: PersonId
  readonly created_at: Date
}

export interface KeyRow {
  readonly id: KeyId
  readonly name: string
  readonly prefix: string
  readonly created_by: string
  readonly created_at: Date
  readonly revoked_at: Date | null
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const first = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])
  const keys = (workspaceId: WorkspaceId) => sql`
    SELECT k.id, k.name, k.prefix, p.name AS created_by, k.created_at, k.revoked_at
    FROM api_keys k JOIN people p ON p.id = k.person_id
    WHERE k.workspace_id = ${workspaceId}`

  return {
    insert: (key: NewKey) => sql`INSERT INTO api_keys ${sql.insert({ ...key })}`,

    list: (workspaceId: WorkspaceId) => sql<KeyRow>`${keys(workspaceId)} ORDER BY k.id`,

    lock: (workspaceId: WorkspaceId, id: KeyId) =>
      sql<KeyRow>`${keys(workspaceId)} AND k.id = ${id} FOR UPDATE OF k`.pipe(Effect.map(first)),

    markRevoked: (workspaceId: WorkspaceId, id: KeyId, at: Date) =>
      sql`UPDATE api_keys SET revoked_at = ${at} WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    memberName: (workspaceId: WorkspaceId, personId: PersonId) =>
      sql<{ readonly name: string }>`
        SELECT p.name FROM members m JOIN people p ON p.id = m.person_id
        WHERE m.workspace_id = ${workspaceId} AND m.person_id = ${personId}`.pipe(
        Effect.map((rows) => Option.map(first(rows), ({ name }) => name))
      ),

    /** Whom a key that is not revoked acts as, with the role they hold now. */
    principal: (hash: Uint8Array) => Effect.map(principalRow(sql, hash), (rows) => Option.map(first(rows), toPrincipal))
  }
})

export class KeysRepo extends Context.Tag("steward/KeysRepo")<KeysRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(KeysRepo, make)
}
