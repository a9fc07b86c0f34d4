import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const TotpRow = Schema.Struct({
  sealed_secret: Schema.Uint8ArrayFromSelf,
  created_at: Schema.DateFromSelf,
  /** Null for a secret that no code has proved yet. */
  confirmed_at: Schema.NullOr(Schema.DateFromSelf),
  last_step: Schema.NullOr(Schema.Number)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    find: (personId: PersonId) =>
      sql`
        SELECT sealed_secret, created_at, confirmed_at, last_step::float8 AS last_step FROM totp_secrets
        WHERE person_id = ${personId}`.pipe(
        rowsOf(TotpRow),
        Effect.map(([row]) => Option.fromNullable(row))
      ),

    /** Begins anew: not where a confirmed secret stands. Whether it did. */
    begin: (personId: PersonId, sealed: Uint8Array, at: Date) =>
      sql`
        INSERT INTO totp_secrets AS t (person_id, sealed_secret, created_at) VALUES (${personId}, ${sealed}, ${at})
        ON CONFLICT (person_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
        WHERE t.confirmed_at IS NULL RETURNING 1`.pipe(Effect.map((rows) => rows.length > 0)),

    /** Whether it was this very secret that waited. */
    confirm: (personId: PersonId, sealed: Uint8Array, step: number, at: Date) =>
      sql`
        UPDATE totp_secrets SET confirmed_at = ${at}, last_step = ${step}
        WHERE person_id = ${personId} AND confirmed_at IS NULL AND sealed_secret = ${sealed} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    /** Takes the code of a step in the place of `last`, the step that was read: once, whoever else tries. */
    take: (personId: PersonId, last: number | null, step: number) =>
      sql`
        UPDATE totp_secrets SET last_step = ${step}
        WHERE person_id = ${personId} AND confirmed_at IS NOT NULL AND last_step IS NOT DISTINCT FROM ${last}::bigint
        RETURNING 1`.pipe(Effect.map((rows) => rows.length > 0)),

    /** Whether there was a confirmed one. */
    remove: (personId: PersonId) =>
      sql`DELETE FROM totp_secrets WHERE person_id = ${personId} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    /** Those that nobody confirmed. */
    prune: (createdBefore: Date) =>
      sql`DELETE FROM totp_secrets WHERE confirmed_at IS NULL AND created_at <= ${createdBefore} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length)
      )
  }
})

export class TotpRepo extends Context.Tag("steward/TotpRepo")<TotpRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(TotpRepo, make)
}
