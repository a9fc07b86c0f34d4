import { Context, Effect, Layer, Option, Redacted } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import type { Unauthorized } from "#schema/Errors.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { span } from "#src/Ground/Span.ts"
import { left, type RateLimit, type RateLimitState } from "../Limits/RateLimit.ts"
import { RateLimits } from "../Limits/RateLimits.ts"
import { AdmissionRepo, type AdmittedRow } from "./AdmissionRepo.ts"
import * as ApiKey from "./ApiKey.ts"
import { keyRefused } from "./KeyRefusals.ts"
import { toPrincipal } from "./PrincipalRow.ts"

export interface AdmittedKey {
  readonly principal: KeyPrincipal
  readonly rate: RateLimitState
}

/**
 * Lets keys in: whom a key acts as, and whether it asks too often. As every request begins with it, one statement does
 * what authenticating with `Keys` and counting with `RateLimits` do; the first of a key asks for its workspace before.
 */
export class Admission extends Context.Tag("steward/Admission")<
  Admission,
  {
    readonly limit: RateLimit
    /** Counts one request of the key, unless it is over its limit. No query for what cannot be a key. */
    readonly admit: (token: Redacted.Redacted) => Effect.Effect<AdmittedKey, Unauthorized>
  }
>() {
  static readonly layer = Layer.effect(
    Admission,
    Effect.gen(function* () {
      const repo = yield* AdmissionRepo
      const directory = yield* HashDirectory
      const { limit, refused } = yield* RateLimits

      const traced = span("Admission.admit")

      const counted = (row: AdmittedRow | undefined, now: number): Effect.Effect<AdmittedKey, Unauthorized> => {
        if (row === undefined) return Effect.fail(keyRefused)
        const principal = toPrincipal(row)
        return row.arrival === null
          ? Effect.map(refused(principal, now), (rate) => ({ principal, rate }))
          : Effect.succeed({ principal, rate: { allowed: true, ...left(limit, row.arrival, now) } })
      }

      return Admission.of({
        limit,
        admit: (token) => {
          const key = ApiKey.parse(Redacted.value(token))
          if (Option.isNone(key)) return Effect.fail(keyRefused)
          const hash = ApiKey.hash(key.value)
          return traced(
            Effect.clockWith((clock) => {
              const now = clock.unsafeCurrentTimeMillis()
              return Effect.flatMap(directory.workspaceOf(hash), (workspaceId) =>
                Option.isNone(workspaceId)
                  ? Effect.fail(keyRefused)
                  : Effect.flatMap(Effect.orDie(repo.admit(workspaceId.value, hash, limit, now)), ([row]) =>
                      counted(row, now)
                    )
              )
            })
          )
        }
      })
    })
  )
}
