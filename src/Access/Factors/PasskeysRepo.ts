import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { PasskeyId, PersonId } from "#schema/Ids.ts"
import { columns, rowsOf } from "#src/Database/Rows.ts"

export const PasskeyRow = Schema.Struct({
  id: PasskeyId,
  person_id: PersonId,
  name: Schema.String,
  credential_id: Schema.Uint8ArrayFromSelf,
  public_key: Schema.Uint8ArrayFromSelf,
  counter: Schema.Number,
  transports: Schema.Array(Schema.String),
  created_at: Schema.DateFromSelf,
  used_at: Schema.NullOr(Schema.DateFromSelf)
})
export type PasskeyRow = typeof PasskeyRow.Type

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const all = columns(sql, PasskeyRow, { as: { counter: sql`counter::float8` } })
  return {
    list: (personId: PersonId) =>
      sql`SELECT ${all} FROM passkeys WHERE person_id = ${personId} ORDER BY id`.pipe(rowsOf(PasskeyRow)),

    byCredential: (credentialId: Uint8Array) =>
      sql`SELECT ${all} FROM passkeys WHERE credential_id = ${credentialId}`.pipe(
        rowsOf(PasskeyRow),
        Effect.map(([row]) => Option.fromNullable(row))
      ),

    /** Whether it was: not, where the authenticator's credential is known already. */
    insert: ({ transports, ...row }: PasskeyRow) =>
      sql`INSERT INTO passkeys (id, person_id, name, credential_id, public_key, counter, transports, created_at, used_at)
        VALUES (${row.id}, ${row.person_id}, ${row.name}, ${row.credential_id}, ${row.public_key}, ${row.counter},
          ${transports}::text[], ${row.created_at}, ${row.used_at})
        ON CONFLICT (credential_id) DO NOTHING RETURNING 1`.pipe(Effect.map((rows) => rows.length > 0)),

    /** Whether the counter is still what was read. */
    markUsed: (id: PasskeyId, before: number, counter: number, at: Date) =>
      sql`UPDATE passkeys SET counter = ${counter}, used_at = ${at} WHERE id = ${id} AND counter = ${before}
        RETURNING 1`.pipe(Effect.map((rows) => rows.length > 0)),

    rename: (personId: PersonId, id: PasskeyId, name: string) =>
      sql`UPDATE passkeys SET name = ${name} WHERE person_id = ${personId} AND id = ${id} RETURNING ${all}`.pipe(
        rowsOf(PasskeyRow),
        Effect.map(([row]) => Option.fromNullable(row))
      ),

    remove: (personId: PersonId, id: PasskeyId) =>
      sql`DELETE FROM passkeys WHERE person_id = ${personId} AND id = ${id} RETURNING ${all}`.pipe(
        rowsOf(PasskeyRow),
        Effect.map(([row]) => Option.fromNullable(row))
      ),

    removeOf: (personId: PersonId) => sql`DELETE FROM passkeys WHERE person_id = ${personId}`
  }
})

export class PasskeysRepo extends Context.Tag("steward/PasskeysRepo")<
  PasskeysRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(PasskeysRepo, make)
}
