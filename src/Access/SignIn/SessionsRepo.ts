import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { type PersonId, SessionId, WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { Person } from "../People/Person.ts"

export const SessionRow = Schema.Struct({
  ...Person.fields,
  session_id: SessionId,
  used_at: Schema.DateFromSelf,
  proved_at: Schema.DateFromSelf
})
export type SessionRow = typeof SessionRow.Type

const BrandsOfRow = Schema.Struct({
  workspace_id: WorkspaceId,
  name: Schema.String
})

const ListedRow = Schema.Struct({
  id: SessionId,
  user_agent: Schema.NullOr(Schema.String),
  address: Schema.NullOr(Schema.String),
  created_at: Schema.DateFromSelf,
  used_at: Schema.DateFromSelf
})

export interface NewSession {
  readonly hash: Uint8Array
  readonly id: SessionId
  readonly personId: PersonId
  readonly at: Date
  readonly expiresAt: Date
  readonly userAgent: string | null
  readonly address: string | null
  readonly factor: string | null
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    insert: ({ address, at, expiresAt, factor, hash, id, personId, userAgent }: NewSession) =>
      sql`INSERT INTO sessions
          (hash, id, person_id, created_at, used_at, proved_at, expires_at, user_agent, address, factor)
        VALUES (${hash}, ${id}, ${personId}, ${at}, ${at}, ${at}, ${expiresAt}, ${userAgent}, ${address}, ${factor})`,

    /** The workspaces that a person is a member of, with their name. */
    brandsOf: (personId: PersonId) =>
      sql`
      SELECT m.workspace_id, p.name FROM members m JOIN people p ON p.id = m.person_id
      WHERE m.person_id = ${personId} ORDER BY m.workspace_id`.pipe(rowsOf(BrandsOfRow)),

    person: (hash: Uint8Array, now: Date, idleSince: Date) =>
      sql`
        SELECT p.id, p.name, p.email, s.id AS session_id, s.used_at, s.proved_at
        FROM sessions s JOIN people p ON p.id = s.person_id
        WHERE s.hash = ${hash} AND s.expires_at > ${now} AND s.used_at > ${idleSince}`.pipe(
        rowsOf(SessionRow),
        Effect.map(([row]) => Option.fromNullable(row))
      ),

    list: (personId: PersonId, now: Date, idleSince: Date) =>
      sql`
        SELECT id, user_agent, address, created_at, used_at FROM sessions
        WHERE person_id = ${personId} AND expires_at > ${now} AND used_at > ${idleSince}
        ORDER BY used_at DESC, id`.pipe(rowsOf(ListedRow)),

    markUsed: (hash: Uint8Array, at: Date) => sql`UPDATE sessions SET used_at = ${at} WHERE hash = ${hash}`,

    /** Whether it was there. */
    markProved: (id: SessionId, at: Date) =>
      sql`UPDATE sessions SET proved_at = ${at} WHERE id = ${id} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    remove: (hash: Uint8Array) => sql`DELETE FROM sessions WHERE hash = ${hash}`,

    removeOf: (personId: PersonId) => sql`DELETE FROM sessions WHERE person_id = ${personId}`,

    /** Sign-ins of a person that wait for their second factor. */
    removeHalvesOf: (personId: PersonId) => sql`DELETE FROM half_sign_ins WHERE person_id = ${personId}`,

    /** Whether it was there. */
    removeOne: (personId: PersonId, id: string) =>
      sql`DELETE FROM sessions WHERE person_id = ${personId} AND id = ${id} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    /** All but one; how many. */
    removeOthers: (personId: PersonId, id: SessionId) =>
      sql`DELETE FROM sessions WHERE person_id = ${personId} AND id <> ${id} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length)
      ),

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
