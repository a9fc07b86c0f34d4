import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    insert: (hash: Uint8Array, boundTo: string, expiresAt: Date) =>
      sql`INSERT INTO passkey_challenges (hash, bound_to, expires_at) VALUES (${hash}, ${boundTo}, ${expiresAt})`,

    /** Whether it was there for this, and has not expired. It is gone either way. */
    take: (hash: Uint8Array, boundTo: string, now: Date) =>
      sql`DELETE FROM passkey_challenges WHERE hash = ${hash}
        RETURNING bound_to = ${boundTo} AND expires_at > ${now} AS good`.pipe(
        Effect.map(([row]) => row?.["good"] === true)
      ),

    prune: (now: Date) =>
      sql`DELETE FROM passkey_challenges WHERE expires_at <= ${now} RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

export class ChallengesRepo extends Context.Tag("steward/ChallengesRepo")<
  ChallengesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(ChallengesRepo, make)
}
