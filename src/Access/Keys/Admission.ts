import { Context, Effect, Layer, Option, Redacted } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import type { Unauthorized } from "#schema/Errors.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { LeastRecentlyUsed } from "#src/Ground/LeastRecentlyUsed.ts"
import { span } from "#src/Ground/Span.ts"
import { left, type RateLimit, type RateLimitState, take } from "../Limits/RateLimit.ts"
import { RateLimits } from "../Limits/RateLimits.ts"
import { AdmissionRepo, type AdmittedRow } from "./AdmissionRepo.ts"
import * as ApiKey from "./ApiKey.ts"
import { keyRefused } from "./KeyRefusals.ts"
import { toPrincipal } from "./PrincipalRow.ts"

export interface AdmittedKey {
  readonly principal: KeyPrincipal
  readonly rate: RateLimitState
}

/** A key that was over its limit. */
interface OverLimit {
  readonly principal: KeyPrincipal
  /** Its theoretical arrival time, and when that was read, Unix milliseconds. */
  readonly arrival: number
  readonly at: number
}

/** Keys whose refusal is remembered: those that asked last. */
const mostRefused = 10_000
/** Milliseconds for which it is: what became of a key meanwhile is told after that. */
const refusedFor = 1000

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
      const over = new LeastRecentlyUsed<OverLimit>(mostRefused)

      const counted = (
        row: AdmittedRow | undefined,
        name: string,
        now: number
      ): Effect.Effect<AdmittedKey, Unauthorized> => {
        if (row === undefined) return Effect.fail(keyRefused)
        const principal = toPrincipal(row)
        return row.arrival === null
          ? Effect.map(refused(principal, now), ({ arrival, rate }) => {
              over.keep(name, { principal, arrival, at: now })
              return { principal, rate }
            })
          : Effect.succeed({ principal, rate: { allowed: true, ...left(limit, row.arrival, now) } })
      }

      /**
       * Whoever was refused a moment ago, but for as many as fit since: a flood by one key must not be one of statements.
       * Those that fit ask the database, which counts.
       */
      const refusedAgain = (name: string, now: number): AdmittedKey | null => {
        const known = over.get(name)
        if (known === undefined || now < known.at || now >= known.at + refusedFor) return null
        const { arrival, ...rate } = take(limit, known.arrival, now)
        if (!rate.allowed) return { principal: known.principal, rate }
        over.keep(name, { ...known, arrival })
        return null
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
              const name = Buffer.from(hash).toString("latin1")
              const again = refusedAgain(name, now)
              if (again !== null) return Effect.succeed(again)
              return Effect.flatMap(directory.workspaceOf(hash), (workspaceId) =>
                Option.isNone(workspaceId)
                  ? Effect.fail(keyRefused)
                  : Effect.flatMap(Effect.orDie(repo.admit(workspaceId.value, hash, limit, now)), ([row]) =>
                      counted(row, name, now)
                    )
              )
            })
          )
        }
      })
    })
  )
}
