import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { PersonId } from "#schema/Ids.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Whether somebody with this e-mail address has signed in with the device since `usedAfter`. */
    isOf: (hash: Uint8Array, email: string, usedAfter: Date) =>
      sql`SELECT 1 FROM known_devices d JOIN people p ON p.id = d.person_id
        WHERE d.hash = ${hash} AND lower(p.email) = lower(${email}) AND d.used_at > ${usedAfter}`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    /** Whether it was: not, where the device is not this person's. */
    markUsed: (hash: Uint8Array, personId: PersonId, at: Date) =>
      sql`UPDATE known_devices SET used_at = ${at} WHERE hash = ${hash} AND person_id = ${personId} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length > 0)
      ),

    insert: (hash: Uint8Array, personId: PersonId, at: Date) =>
      sql`INSERT INTO known_devices (hash, person_id, used_at) VALUES (${hash}, ${personId}, ${at})`,

    removeOf: (personId: PersonId) => sql`DELETE FROM known_devices WHERE person_id = ${personId}`,

    prune: (usedBefore: Date) =>
      sql`DELETE FROM known_devices WHERE used_at <= ${usedBefore} RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

export class KnownDevicesRepo extends Context.Tag("steward/KnownDevicesRepo")<
  KnownDevicesRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(KnownDevicesRepo, make)
}
