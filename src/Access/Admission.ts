import { Clock, Context, Effect, Layer, Option, Redacted } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import type { Unauthorized } from "#schema/Errors.ts"
import { span } from "#src/Span.ts"
import { AdmissionRepo } from "./AdmissionRepo.ts"
import * as ApiKey from "./ApiKey.ts"
import { keyRefused } from "./Keys.ts"
import { toPrincipal } from "./PrincipalRow.ts"
import { left, type RateLimit, type RateLimitState } from "./RateLimit.ts"
import { RateLimits } from "./RateLimits.ts"

export interface Admitted {
  readonly principal: KeyPrincipal
  readonly rate: RateLimitState
}

/**
 * Lets keys in: whom a key acts as, and whether it asks too often. As every request begins with it, one statement does
 * what authenticating with `Keys` and counting with `RateLimits` do.
 */
export class Admission extends Context.Tag("steward/Admission")<
  Admission,
  {
    readonly limit: RateLimit
    /** Counts one request of the key, unless it is over its limit. No query for what cannot be a key. */
    readonly admit: (token: Redacted.Redacted) => Effect.Effect<Admitted, Unauthorized>
  }
>() {
  static readonly layer = Layer.effect(
    Admission,
    Effect.gen(function* () {
      const repo = yield* AdmissionRepo
      const { limit, refused } = yield* RateLimits

      return Admission.of({
        limit,
        admit: Effect.fnUntraced(function* (token) {
          const key = ApiKey.parse(Redacted.value(token))
          if (Option.isNone(key)) return yield* Effect.fail(keyRefused)
          const now = yield* Clock.currentTimeMillis
          const [row] = yield* Effect.orDie(repo.admit(ApiKey.hash(key.value), limit, now))
          if (row === undefined) return yield* Effect.fail(keyRefused)
          const principal = toPrincipal(row)
          const rate =
            row.arrival === null ? yield* refused(principal, now) : { allowed: true, ...left(limit, row.arrival, now) }
          return { principal, rate }
        }, span("Admission.admit"))
      })
    })
  )
}
