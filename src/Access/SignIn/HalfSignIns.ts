import { Context, Data, Duration, Effect, Layer, Option, type Redacted } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { hashToken, makeToken, parseToken, type SecretToken } from "#src/Ground/SecretToken.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { type HalfHashes, type HalfSignInRow, HalfSignInsRepo } from "./HalfSignInsRepo.ts"
import type { SentDevice } from "./KnownDevices.ts"

export const halfLifetime = Duration.minutes(5)

/** Codes that may be tried before the password is asked for again. */
export const mostTries = 5

/** The password was right, and that is not enough: what the cookies of the second step have to hold. */
export class SecondStepNeeded extends Data.TaggedError("SecondStepNeeded")<{
  readonly half: SecretToken
  readonly device: SecretToken
}> {}

/** The step was finished, took too long, or began in another browser. */
export class HalfSignInGone extends Data.TaggedError("HalfSignInGone")<{ readonly message: string }> {}

/** What a browser sends in the second step. */
export interface SentHalf {
  readonly half: Option.Option<Redacted.Redacted>
  readonly device: SentDevice
}

/** A sign-in that waits for its second factor. `key` names it, and is no secret. */
export interface HalfSignIn {
  readonly personId: PersonId
  readonly by: "password" | "link"
  readonly key: string
}

const gone = () => new HalfSignInGone({ message: "That took too long, or began elsewhere. Sign in again." })

/** People whose password was right and who have yet to show their second factor. It opens nothing else. */
export class HalfSignIns extends Context.Tag("steward/HalfSignIns")<
  HalfSignIns,
  {
    /** Begins one, bound to the browser. It always fails: nobody is in yet. */
    readonly start: (
      personId: PersonId,
      by: HalfSignIn["by"],
      device: SentDevice
    ) => Effect.Effect<never, SecondStepNeeded>
    readonly find: (sent: SentHalf) => Effect.Effect<HalfSignIn, HalfSignInGone>
    /** Counts a try, and then says whose it is. None is left when they run out. */
    readonly tried: (sent: SentHalf) => Effect.Effect<HalfSignIn & { readonly isLast: boolean }, HalfSignInGone>
    /** Ends it; once, whoever else is at it. */
    readonly take: (sent: SentHalf) => Effect.Effect<void, HalfSignInGone>
    /** Drops those that took too long; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    HalfSignIns,
    Effect.gen(function* () {
      const repo = yield* HalfSignInsRepo
      const random = yield* RandomBytes
      const token = Effect.provideService(makeToken, RandomBytes, random)

      const hashes = ({ device, half }: SentHalf) =>
        Effect.mapError(
          Option.all([Option.flatMap(half, parseToken), Option.flatMap(device, parseToken)]).pipe(
            Option.map(([one, other]): HalfHashes => ({ hash: hashToken(one), device: hashToken(other) }))
          ),
          gone
        )

      const read = ({ hash }: HalfHashes, { by, person_id, tries }: HalfSignInRow) => ({
        personId: person_id,
        by,
        key: Buffer.from(hash).toString("hex"),
        isLast: tries >= mostTries
      })

      return HalfSignIns.of({
        start: tracedFn("HalfSignIns.start")(function* (personId, by, sent) {
          const half = yield* token
          const device = Option.getOrNull(Option.flatMap(sent, parseToken)) ?? (yield* token)
          const expiresAt = new Date((yield* now).getTime() + Duration.toMillis(halfLifetime))
          const hashed = { hash: hashToken(half), device: hashToken(device) }
          yield* Effect.orDie(repo.insert(hashed, personId, by, expiresAt))
          return yield* new SecondStepNeeded({ half, device })
        }),

        find: tracedFn("HalfSignIns.find")(function* (sent) {
          const hashed = yield* hashes(sent)
          const row = yield* Effect.mapError(yield* Effect.orDie(repo.find(hashed, yield* now)), gone)
          return read(hashed, row)
        }),

        tried: tracedFn("HalfSignIns.tried")(function* (sent) {
          const hashed = yield* hashes(sent)
          const row = yield* Effect.mapError(yield* Effect.orDie(repo.countTry(hashed, yield* now)), gone)
          if (row.tries <= mostTries) return read(hashed, row)
          yield* Effect.orDie(repo.take(hashed.hash))
          return yield* gone()
        }),

        take: tracedFn("HalfSignIns.take")(function* (sent) {
          if (!(yield* Effect.orDie(repo.take((yield* hashes(sent)).hash)))) return yield* gone()
        }),

        forget: now.pipe(Effect.flatMap(repo.prune), Effect.orDie, span("HalfSignIns.forget"))
      })
    })
  )
}
