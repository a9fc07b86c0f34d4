import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

const CountRow = Schema.Struct({ count: Schema.Number })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    insert: (personId: PersonId, hashes: ReadonlyArray<Uint8Array>, at: Date) =>
      sql`INSERT INTO recovery_codes ${sql.insert(hashes.map((hash) => ({ person_id: personId, hash, created_at: at })))}`,

    /** Whether it was there: it no longer is. */
    take: (personId: PersonId, hash: Uint8Array) =>
      sql`DELETE FROM recovery_codes WHERE person_id = ${personId} AND hash = ${hash} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    count: (personId: PersonId) =>
      sql`SELECT count(*)::integer AS count FROM recovery_codes WHERE person_id = ${personId}`.pipe(
        rowsOf(CountRow),
        Effect.map(([row]) => row?.count ?? 0)
      ),

    removeOf: (personId: PersonId) => sql`DELETE FROM recovery_codes WHERE person_id = ${personId}`
  }
})

export class RecoveryCodesRepo extends Context.Tag("steward/RecoveryCodesRepo")<
  RecoveryCodesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(RecoveryCodesRepo, make)
}
