import { createHash } from "node:crypto"
import { Clock, Context, Data, Duration, Effect, Layer } from "effect"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { AttemptsRepo } from "./AttemptsRepo.ts"
import { counting } from "./CountRequest.ts"
import { interval, type RateLimit, take } from "./RateLimit.ts"

/** What is limited, and how much of it there may be of one subject. */
export interface AttemptLimit extends RateLimit {
  readonly what: string
}

/** No limit takes longer than this to be whole again, in milliseconds. */
const longest = Duration.toMillis("1 day")

/** Too many of them; `retryAfter` says in how many seconds one more is let through. */
export class TooManyAttempts extends Data.TaggedError("TooManyAttempts")<{
  readonly message: string
  readonly retryAfter: number
}> {}

/** Counts what strangers may do only so often, in the database: exact, however many processes answer. */
export class Attempts extends Context.Tag("steward/Attempts")<
  Attempts,
  {
    /** Counts one by a subject, an address say, unless it is over the limit. */
    readonly take: (limit: AttemptLimit, subject: string) => Effect.Effect<void, TooManyAttempts>
    /** Counts one whatever it is, and says how long it has to wait first: never longer than `longestWait`. */
    readonly pace: (
      limit: AttemptLimit,
      subject: string,
      longestWait: Duration.Duration
    ) => Effect.Effect<Duration.Duration>
    /** One that was counted and turned out well. */
    readonly giveBack: (limit: AttemptLimit, subject: string) => Effect.Effect<void>
    /** Drops what no longer counts; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Attempts,
    Effect.gen(function* () {
      const repo = yield* AttemptsRepo
      return Attempts.of({
        take: tracedFn("Attempts.take")(function* (limit, subject) {
          const now = yield* Clock.currentTimeMillis
          const hash = hashOf(subject)
          const [taken] = yield* Effect.orDie(repo.take(limit.what, hash, counting(limit, now)))
          if (taken !== undefined) return
          const [refused] = yield* Effect.orDie(repo.get(limit.what, hash))
          const { resetSeconds } = take(limit, refused?.arrival ?? now, now)
          return yield* new TooManyAttempts({
            message: `Too many attempts; ${tryAgainIn(resetSeconds)}`,
            retryAfter: resetSeconds
          })
        }),
        pace: tracedFn("Attempts.pace")(function* (limit, subject, longestWait) {
          const now = yield* Clock.currentTimeMillis
          const { cost, last } = counting(limit, now)
          const latest = last + Duration.toMillis(longestWait)
          const [row] = yield* repo.pace(limit.what, hashOf(subject), { cost, latest, now })
          return Duration.millis(Math.max(0, (row?.arrival ?? now) - last))
        }, Effect.orDie),
        giveBack: tracedFn("Attempts.giveBack")(
          (limit, subject) => Effect.asVoid(repo.giveBack(limit.what, hashOf(subject), interval(limit))),
          Effect.orDie
        ),
        forget: Clock.currentTimeMillis.pipe(
          Effect.flatMap((now) => repo.prune(now, now + longest)),
          Effect.orDie,
          span("Attempts.forget")
        )
      })
    })
  )
}

const hashOf = (subject: string) => createHash("sha256").update(subject).digest()

/** When to come back, in words. */
export const tryAgainIn = (seconds: number) =>
  seconds <= 90 ? `try again in ${seconds} seconds` : `try again in ${Math.ceil(seconds / 60)} minutes`
