import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer, Option, Redacted } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import type { Unauthorized } from "#schema/Errors.ts"
import { direct } from "#src/Database/Direct.ts"
import { span } from "#src/Span.ts"
import * as ApiKey from "./ApiKey.ts"
import { countRequest } from "./CountRequest.ts"
import { keyRefused } from "./Keys.ts"
import { type PrincipalRow, principalRow, toPrincipal } from "./PrincipalRow.ts"
import { left, type RateLimit, type RateLimitState, take } from "./RateLimit.ts"

export interface Admitted {
  readonly principal: KeyPrincipal
  readonly rate: RateLimitState
}

interface AdmittedRow extends PrincipalRow {
  /** The theoretical arrival time; null where the request was one too many. */
  readonly arrival: number | null
  readonly arrival_before: number | null
}

/**
 * Lets keys in: whom a key acts as, and whether it asks too often. One statement for both, as every request begins
 * with it: to authenticate with `Keys` and to count with `RateLimits`, at once.
 */
export class Admission extends Context.Tag("steward/Admission")<
  Admission,
  {
    readonly limit: RateLimit
    /** Counts one request of the key, unless it is over its limit. No query for what cannot be a key. */
    readonly admit: (token: Redacted.Redacted) => Effect.Effect<Admitted, Unauthorized>
  }
>() {
  static readonly layer = (limit: RateLimit) =>
    Layer.effect(
      Admission,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const run = yield* direct

        const admission = (hash: Uint8Array, now: number) => sql<AdmittedRow>`
          WITH asking AS MATERIALIZED (${principalRow(sql, hash)}),
          counted AS (${countRequest(sql, sql`asking`, limit, now)})
          SELECT asking.*, counted.arrival, l.arrival AS arrival_before
          FROM asking LEFT JOIN counted ON true
          LEFT JOIN rate_limits l ON l.workspace_id = asking.workspace_id AND l.key_id = asking.id`

        return Admission.of({
          limit,
          admit: Effect.fnUntraced(function* (token) {
            const key = ApiKey.parse(Redacted.value(token))
            if (Option.isNone(key)) return yield* Effect.fail(keyRefused)
            const now = yield* Clock.currentTimeMillis
            // planned by PostgreSQL, this would cost several times what it takes to run
            const [row] = yield* Effect.orDie(run(admission(ApiKey.hash(key.value), now), { name: "admission" }))
            if (row === undefined) return yield* Effect.fail(keyRefused)
            const rate =
              row.arrival === null
                ? take(limit, row.arrival_before ?? now, now)
                : { allowed: true, ...left(limit, row.arrival, now) }
            return { principal: toPrincipal(row), rate }
          }, span("Admission.admit"))
        })
      })
    )
}
