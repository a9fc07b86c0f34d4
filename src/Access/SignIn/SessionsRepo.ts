import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { type PersonId, WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { Person } from "../People/Person.ts"

export const SessionRow = Schema.Struct({
  ...Person.fields,
  used_at: Schema.DateFromSelf
})
export type SessionRow = typeof SessionRow.Type

const BrandsOfRow = Schema.Struct({
  workspace_id: WorkspaceId,
  name: Schema.String
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    insert: (hash: Uint8Array, personId: PersonId, at: Date, expiresAt: Date) =>
      sql`INSERT INTO sessions (hash, person_id, created_at, used_at, expires_at)
        VALUES (${hash}, ${personId}, ${at}, ${at}, ${expiresAt})`,

    /** The workspaces that a person is a member of, with their name. */
    brandsOf: (personId: PersonId) =>
      sql`
      SELECT m.workspace_id, p.name FROM members m JOIN people p ON p.id = m.person_id
      WHERE m.person_id = ${personId} ORDER BY m.workspace_id`.pipe(rowsOf(BrandsOfRow)),

    person: (hash: Uint8Array, now: Date, idleSince: Date) =>
      sql`
        SELECT p.id, p.name, p.email, s.used_at FROM sessions s JOIN people p ON p.id = s.person_id
        WHERE s.hash = ${hash} AND s.expires_at > ${now} AND s.used_at > ${idleSince}`.pipe(
        rowsOf(SessionRow),
        Effect.map(([row]) => Option.fromNullable(row))
      ),

    markUsed: (hash: Uint8Array, at: Date) => sql`UPDATE sessions SET used_at = ${at} WHERE hash = ${hash}`,

    remove: (hash: Uint8Array) => sql`DELETE FROM sessions WHERE hash = ${hash}`,

    removeOf: (personId: PersonId) => sql`DELETE FROM sessions WHERE person_id = ${personId}`,

    prune: (now: Date, idleSince: Date) =>
      sql`DELETE FROM sessions WHERE expires_at <= ${now} OR used_at <= ${idleSince} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length)
      )
  }
})

export class SessionsRepo extends Context.Tag("steward/SessionsRepo")<
  SessionsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(SessionsRepo, make)
}
