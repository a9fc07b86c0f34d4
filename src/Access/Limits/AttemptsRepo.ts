import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { rowsOf } from "#src/Database/Rows.ts"
import type { Counting } from "./CountRequest.ts"

const ArrivalRow = Schema.Struct({
  arrival: Schema.Number
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** One attempt is counted where it fits the limit; no row where it does not. */
    take: (what: string, subject: Uint8Array, { cost, first, last, latest, now }: Counting) => {
      const standing = sql`CASE WHEN a.arrival > ${latest} THEN 0 ELSE a.arrival END`
      const arrival = sql`greatest(${standing}, ${now}) + ${cost}`
      return sql`
        INSERT INTO attempts AS a (what, subject, arrival) VALUES (${what}, ${subject}, ${first})
        ON CONFLICT (what, subject) DO UPDATE SET arrival = ${arrival} WHERE ${arrival} <= ${last}
        RETURNING arrival`.pipe(rowsOf(ArrivalRow))
    },

    /** One attempt is counted in any case, and no further than to `latest`. */
    pace: (what: string, subject: Uint8Array, { cost, latest, now }: Pick<Counting, "cost" | "latest" | "now">) =>
      sql`
        INSERT INTO attempts AS a (what, subject, arrival) VALUES (${what}, ${subject}, ${now + cost})
        ON CONFLICT (what, subject) DO UPDATE SET arrival = least(greatest(a.arrival, ${now}) + ${cost}, ${latest})
        RETURNING arrival`.pipe(rowsOf(ArrivalRow)),

    get: (what: string, subject: Uint8Array) =>
      sql`
      SELECT arrival FROM attempts WHERE what = ${what} AND subject = ${subject}`.pipe(rowsOf(ArrivalRow)),

    giveBack: (what: string, subject: Uint8Array, cost: number) => sql`
      UPDATE attempts SET arrival = arrival - ${cost} WHERE what = ${what} AND subject = ${subject}`,

    /** Those whose limit is whole again, and those later than any limit reaches. */
    prune: (now: number, latest: number) =>
      sql`DELETE FROM attempts WHERE arrival < ${now} OR arrival > ${latest} RETURNING 1`.pipe(
        Effect.map((rows) => rows.length)
      )
  }
})

export class AttemptsRepo extends Context.Tag("steward/AttemptsRepo")<
  AttemptsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(AttemptsRepo, make)
}
