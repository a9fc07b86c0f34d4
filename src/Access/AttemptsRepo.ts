import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"

interface ArrivalRow {
  readonly arrival: number
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** One attempt of `cost` milliseconds is counted where it fits the `window`; no row where it does not. */
    take: (what: string, subject: Uint8Array, now: number, cost: number, window: number) => sql<ArrivalRow>`
      INSERT INTO attempts AS a (what, subject, arrival) VALUES (${what}, ${subject}, ${now + cost})
      ON CONFLICT (what, subject) DO UPDATE SET arrival = greatest(a.arrival, ${now}) + ${cost}
      WHERE greatest(a.arrival, ${now}) + ${cost} <= ${now + window}
      RETURNING arrival`,

    get: (what: string, subject: Uint8Array) => sql<ArrivalRow>`
      SELECT arrival FROM attempts WHERE what = ${what} AND subject = ${subject}`,

    giveBack: (what: string, subject: Uint8Array, cost: number) => sql`
      UPDATE attempts SET arrival = arrival - ${cost} WHERE what = ${what} AND subject = ${subject}`,

    /** Those whose limit is whole again. */
    prune: (now: number) =>
      sql`DELETE FROM attempts WHERE arrival < ${now} RETURNING 1`.pipe(Effect.map((rows) => rows.length))
  }
})

export class AttemptsRepo extends Context.Tag("steward/AttemptsRepo")<
  AttemptsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(AttemptsRepo, make)
}
