import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { direct } from "#src/Database/Direct.ts"
import { countRequest } from "./CountRequest.ts"
import { type PrincipalRow, principalRow } from "./PrincipalRow.ts"
import type { RateLimit } from "./RateLimit.ts"

interface AdmittedRow extends PrincipalRow {
  /** The theoretical arrival time; null where the request was one too many. */
  readonly arrival: number | null
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const run = yield* direct
  return {
    /** Whom a key acts as, its request counted. Planned anew, it would cost several times what it takes to run. */
    admit: (hash: Uint8Array, limit: RateLimit, now: number) => {
      const admission = sql<AdmittedRow>`
        WITH asking AS MATERIALIZED (${principalRow(sql, hash)}),
        counted AS (${countRequest(sql, sql`asking`, limit, now)})
        SELECT asking.*, counted.arrival FROM asking LEFT JOIN counted ON true`
      return run(admission, { name: "admission" })
    }
  }
})

export class AdmissionRepo extends Context.Tag("steward/AdmissionRepo")<
  AdmissionRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(AdmissionRepo, make)
}
