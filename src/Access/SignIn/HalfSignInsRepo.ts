import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { PersonId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"

export const HalfSignInRow = Schema.Struct({
  person_id: PersonId,
  by: Schema.Literal("password", "link"),
  tries: Schema.Number
})
export type HalfSignInRow = typeof HalfSignInRow.Type

/** What a half sign-in is known by: its own cookie, and that of the browser in which it began. */
export interface HalfHashes {
  readonly hash: Uint8Array
  readonly device: Uint8Array
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const open = ({ device, hash }: HalfHashes, now: Date) =>
    sql`hash = ${hash} AND device_hash = ${device} AND expires_at > ${now}`
  const first = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])
  return {
    insert: ({ device, hash }: HalfHashes, personId: PersonId, by: HalfSignInRow["by"], expiresAt: Date) =>
      sql`INSERT INTO half_sign_ins (hash, person_id, device_hash, by, expires_at)
        VALUES (${hash}, ${personId}, ${device}, ${by}, ${expiresAt})`,

    find: (hashes: HalfHashes, now: Date) =>
      sql`SELECT person_id, by, tries FROM half_sign_ins WHERE ${open(hashes, now)}`.pipe(
        rowsOf(HalfSignInRow),
        Effect.map(first)
      ),

    /** Counts a try before it is looked at. */
    countTry: (hashes: HalfHashes, now: Date) =>
      sql`UPDATE half_sign_ins SET tries = tries + 1 WHERE ${open(hashes, now)} RETURNING person_id, by, tries`.pipe(
        rowsOf(HalfSignInRow),
        Effect.map(first)
      ),

    /** Whether it was there: it leads to one session. */
    take: (hash: Uint8Array) =>
      sql`DELETE FROM half_sign_ins WHERE hash = ${hash} RETURNING 1`.pipe(Effect.map((rows) => rows.length > 0)),

    prune: (now: Date) =>
      sql`DELETE FROM half_sign_ins WHERE expires_at <= ${now} RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

export class HalfSignInsRepo extends Context.Tag("steward/HalfSignInsRepo")<
  HalfSignInsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(HalfSignInsRepo, make)
}
