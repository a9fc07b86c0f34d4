import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { KeyId, PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Scope } from "#schema/resources/Scope.ts"
import { firstRow, rowsOf } from "#src/Database/Rows.ts"
import { PrincipalRow, principalRow, toPrincipal } from "./PrincipalRow.ts"

export interface NewKeyRow {
  readonly workspace_id: WorkspaceId
  readonly id: KeyId
  readonly name: string
  readonly prefix: string
  readonly hash: Uint8Array
  readonly person_id: PersonId
  readonly created_at: Date
  readonly scopes: ReadonlyArray<Scope>
  /** Null for no end. */
  readonly expires_at: Date | null
  /** Null for a key that acts for no campaign. */
  readonly campaign: string | null
}

export const KeyRow = Schema.Struct({
  id: KeyId,
  name: Schema.String,
  prefix: Schema.String,
  created_by: Schema.String,
  person_id: PersonId,
  created_at: Schema.DateFromSelf,
  revoked_at: Schema.NullOr(Schema.DateFromSelf),
  scopes: Schema.Array(Scope),
  expires_at: Schema.NullOr(Schema.DateFromSelf),
  successor_id: Schema.NullOr(KeyId),
  /** To the minute; null for never, as far as is known. */
  used_at: Schema.NullOr(Schema.DateFromSelf),
  campaign: Schema.NullOr(Schema.String)
})
export type KeyRow = typeof KeyRow.Type

const OverRow = Schema.Struct({
  workspace_id: WorkspaceId,
  id: KeyId
})

const MemberNameRow = Schema.Struct({
  name: Schema.String
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const first = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])
  const keys = (workspaceId: WorkspaceId) => sql`
    SELECT k.id, k.name, k.prefix, p.name AS created_by, k.person_id, k.created_at, k.revoked_at, k.scopes, k.expires_at,
      k.successor_id, k.used_at, k.campaign
    FROM api_keys k JOIN people p ON p.id = k.person_id
    WHERE k.workspace_id = ${workspaceId}`

  return {
    insert: (key: NewKeyRow) => sql`
      INSERT INTO api_keys (workspace_id, id, name, prefix, hash, person_id, created_at, scopes, expires_at, campaign)
      VALUES (${key.workspace_id}, ${key.id}, ${key.name}, ${key.prefix}, ${key.hash}, ${key.person_id},
        ${key.created_at}, ${key.scopes}::text[], ${key.expires_at}, ${key.campaign})`,

    succeed: (workspaceId: WorkspaceId, id: KeyId, successorId: KeyId, endsAt: Date) => sql`
      UPDATE api_keys SET successor_id = ${successorId}, expires_at = least(expires_at, ${endsAt})
      WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    /** Keys of a person that are not revoked. */
    heldBy: (workspaceId: WorkspaceId, personId: PersonId) =>
      sql`${keys(workspaceId)} AND k.person_id = ${personId} AND k.revoked_at IS NULL ORDER BY k.id`.pipe(
        rowsOf(KeyRow)
      ),

    /** Keys whose time is over and that nobody has revoked, a few of them. */
    over: (now: Date, limit: number) =>
      sql`
      SELECT workspace_id, id FROM api_keys
      WHERE revoked_at IS NULL AND expires_at <= ${now} ORDER BY expires_at LIMIT ${limit}`.pipe(rowsOf(OverRow)),

    list: (workspaceId: WorkspaceId) => sql`${keys(workspaceId)} ORDER BY k.id`.pipe(rowsOf(KeyRow)),

    lock: (workspaceId: WorkspaceId, id: KeyId) =>
      sql`${keys(workspaceId)} AND k.id = ${id} FOR UPDATE OF k`.pipe(rowsOf(KeyRow), Effect.map(first)),

    markRevoked: (workspaceId: WorkspaceId, id: KeyId, at: Date) =>
      sql`UPDATE api_keys SET revoked_at = ${at} WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    rename: (workspaceId: WorkspaceId, id: KeyId, name: string) =>
      sql`UPDATE api_keys SET name = ${name} WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    /**
     * Keeps when keys were last used, from what their limits count, which no request has to write for it: within a burst
     * of when it was. Answers how many.
     */
    keepUses: (now: Date) =>
      sql`
      UPDATE api_keys k SET used_at = least(to_timestamp(l.arrival / 1000), ${now}::timestamptz)
      FROM rate_limits l
      WHERE l.workspace_id = k.workspace_id AND l.key_id = k.id AND (k.used_at IS NULL
        OR k.used_at < least(to_timestamp(l.arrival / 1000), ${now}::timestamptz) - interval '1 minute')
      RETURNING 1`.pipe(Effect.map((rows) => rows.length)),

    /** In the caller's transaction, until whose end they stay a member: who leaves leaves no key behind. */
    memberName: (workspaceId: WorkspaceId, personId: PersonId) =>
      sql`
        SELECT p.name FROM members m JOIN people p ON p.id = m.person_id
        WHERE m.workspace_id = ${workspaceId} AND m.person_id = ${personId} FOR SHARE OF m`.pipe(
        rowsOf(MemberNameRow),
        Effect.map((rows) => Option.map(first(rows), ({ name }) => name))
      ),

    /** Whom a key that is good acts as, with the role they hold now. `now`: Unix milliseconds. */
    principal: (workspaceId: WorkspaceId, hash: Uint8Array, now: number) =>
      principalRow(sql, workspaceId, hash, now).pipe(firstRow(PrincipalRow), Effect.map(Option.map(toPrincipal)))
  }
})

export class KeysRepo extends Context.Tag("steward/KeysRepo")<KeysRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(KeysRepo, make)
}
