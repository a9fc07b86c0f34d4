import { Context, Effect, Layer, Option } from "effect"
import { type AttemptLimit, Attempts, type TooManyAttempts } from "./Attempts.ts"
import { networkOf } from "./NetworkAddress.ts"

/** Sign-ins that fail, of one place on the network: an office shares one. */
export const perPlace: AttemptLimit = { what: "sign-in from", perMinute: 10, burst: 50 }

/** Sign-ins that fail with one e-mail address, wherever they come from. */
export const perEmail: AttemptLimit = { what: "sign-in as", perMinute: 1, burst: 10 }

/** Letters to one e-mail address that anybody can ask for, */
export const lettersPerEmail: AttemptLimit = { what: "letter to", perMinute: 0.1, burst: 3 }

/** and by one place. */
export const lettersPerPlace: AttemptLimit = { what: "letter asked from", perMinute: 1, burst: 20 }

/** Who tries: what they say their e-mail address is, and where they are, where that is known. */
export interface Tried {
  readonly email: string
  readonly address: Option.Option<string>
}

/** How often anybody may try to sign in, or have a letter sent: the same for addresses that nobody has. */
export class SignInLimits extends Context.Tag("steward/SignInLimits")<
  SignInLimits,
  {
    readonly signIn: (tried: Tried) => Effect.Effect<void, TooManyAttempts>
    /** A sign-in that was counted, and was good. */
    readonly signedIn: (tried: Tried) => Effect.Effect<void>
    readonly letter: (tried: Tried) => Effect.Effect<void, TooManyAttempts>
  }
>() {
  static readonly layer = Layer.effect(
    SignInLimits,
    Effect.map(Attempts, (attempts) => {
      // the place first: who has used up that of theirs must not use up somebody's address besides
      const both = (place: AttemptLimit, email: AttemptLimit) =>
        Effect.fnUntraced(function* (tried: Tried) {
          if (Option.isSome(tried.address)) yield* attempts.take(place, networkOf(tried.address.value))
          yield* attempts.take(email, subjectOf(tried.email))
        })
      return SignInLimits.of({
        signIn: both(perPlace, perEmail),
        signedIn: Effect.fn("SignInLimits.signedIn")(function* (tried) {
          if (Option.isSome(tried.address)) yield* attempts.giveBack(perPlace, networkOf(tried.address.value))
          yield* attempts.giveBack(perEmail, subjectOf(tried.email))
        }),
        letter: both(lettersPerPlace, lettersPerEmail)
      })
    })
  )
}

const subjectOf = (email: string) => email.trim().toLowerCase()
