import { Clock, Context, Duration, Effect, Layer, Option, Redacted } from "effect"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { hashToken, makeToken, parseToken } from "#src/Ground/SecretToken.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { ChallengesRepo } from "./ChallengesRepo.ts"

export const challengeLifetime = Duration.minutes(5)

/** What authenticators are asked to sign: each once, for one thing alone. */
export class Challenges extends Context.Tag("steward/Challenges")<
  Challenges,
  {
    /** `boundTo`: what a signature of it is good for, and whose it has to be. Base64url. */
    readonly make: (boundTo: string) => Effect.Effect<string>
    /** Uses it up; whether it was made for this. */
    readonly take: (challenge: string, boundTo: string) => Effect.Effect<boolean>
    /** Drops those that have expired; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Challenges,
    Effect.gen(function* () {
      const repo = yield* ChallengesRepo
      const random = yield* RandomBytes
      const now = Clock.currentTimeMillis
      return Challenges.of({
        make: tracedFn("Challenges.make")(function* (boundTo) {
          const token = yield* Effect.provideService(makeToken, RandomBytes, random)
          yield* repo.insert(hashToken(token), boundTo, new Date((yield* now) + Duration.toMillis(challengeLifetime)))
          return Redacted.value(token)
        }, Effect.orDie),
        take: tracedFn("Challenges.take")(function* (challenge, boundTo) {
          const token = parseToken(Redacted.make(challenge))
          if (Option.isNone(token)) return false
          return yield* repo.take(hashToken(token.value), boundTo, new Date(yield* now))
        }, Effect.orDie),
        forget: now.pipe(
          Effect.flatMap((at) => repo.prune(new Date(at))),
          Effect.orDie,
          span("Challenges.forget")
        )
      })
    })
  )
}
