import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { PersonId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const TakenRow = Schema.Struct({ person_id: PersonId })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    insert: (hash: Uint8Array, personId: PersonId, expiresAt: Date) =>
      sql`INSERT INTO sign_in_links (hash, person_id, expires_at) VALUES (${hash}, ${personId}, ${expiresAt})`,

    /** Whose it is, the first time that it is asked for. */
    take: (hash: Uint8Array, now: Date) =>
      sql`UPDATE sign_in_links SET used_at = ${now} WHERE hash = ${hash} AND used_at IS NULL AND expires_at > ${now}
        RETURNING person_id`.pipe(
        rowsOf(TakenRow),
        Effect.map(([row]) => Option.map(Option.fromNullable(row), ({ person_id }) => person_id))
      ),

    wasUsed: (hash: Uint8Array) =>
      sql`SELECT FROM sign_in_links WHERE hash = ${hash} AND used_at IS NOT NULL`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    prune: (before: Date) =>
      sql`DELETE FROM sign_in_links WHERE expires_at <= ${before} RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

export class SignInLinksRepo extends Context.Tag("steward/SignInLinksRepo")<
  SignInLinksRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(SignInLinksRepo, make)
}
