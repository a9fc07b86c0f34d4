import { Context, Duration, Effect, Layer, Option } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type AttemptLimit, Attempts, type TooManyAttempts } from "../Limits/Attempts.ts"
import { networkOf } from "../Limits/NetworkAddress.ts"
import { KnownDevices, type SentDevice } from "./KnownDevices.ts"

/** Sign-ins that fail, of one place on the network: an office shares one. */
export const perPlace: AttemptLimit = { what: "sign-in from", perMinute: 10, burst: 50 }

/** Sign-ins that fail with one e-mail address from one place: what is guessed elsewhere does not count here. */
export const perEmailAtPlace: AttemptLimit = { what: "sign-in as, from", perMinute: 1, burst: 10 }

/** Sign-ins that fail with one e-mail address, wherever they come from: beyond that, each has to wait, */
export const perEmail: AttemptLimit = { what: "sign-in as", perMinute: 6, burst: 20 }

/** and never longer than this. */
export const longestWait = Duration.seconds(5)

/** Sign-ins that fail on a device on which that very person has signed in before. */
export const perDevice: AttemptLimit = { what: "sign-in on", perMinute: 1, burst: 10 }

/** Letters to one e-mail address that anybody can ask for from one place or device, */
export const lettersPerEmailAtPlace: AttemptLimit = { what: "letter to, from", perMinute: 0.1, burst: 3 }

/** from everywhere, */
export const lettersPerEmail: AttemptLimit = { what: "letter to", perMinute: 0.2, burst: 10 }

/** and by one place. */
const lettersPerPlace: AttemptLimit = { what: "letter asked from", perMinute: 1, burst: 20 }

/** From where somebody tries, where that is known, and on which device. */
export interface TriedFrom {
  readonly address: Option.Option<string>
  readonly device: SentDevice
  /** What the browser says it is. */
  readonly userAgent?: string | undefined
}

/** Who tries: what they say their e-mail address is. */
export interface Tried extends TriedFrom {
  readonly email: string
}

/** A sign-in that was counted. */
export interface CountedSignIn {
  /** The known device, or else the place: whose sign-ins wait for each other. */
  readonly asker: string
  /** Takes it back, as it turned out good. */
  readonly giveBack: Effect.Effect<void>
}

/**
 * How often anybody may try to sign in, or have a letter sent: the same for addresses that nobody has. Strangers can
 * slow down whoever they guess for, and shut nobody out: what they do counts where they are.
 */
export class SignInLimits extends Context.Tag("steward/SignInLimits")<
  SignInLimits,
  {
    /** Counts a sign-in, and waits where it has to. */
    readonly signIn: (tried: Tried) => Effect.Effect<CountedSignIn, TooManyAttempts>
    /** Whether a letter goes out: not, where several are on their way to that address, whose links are good. */
    readonly letter: (tried: Tried) => Effect.Effect<boolean, TooManyAttempts>
  }
>() {
  static readonly layer = Layer.effect(
    SignInLimits,
    Effect.gen(function* () {
      const attempts = yield* Attempts
      const devices = yield* KnownDevices

      const fits = (limit: AttemptLimit, subject: string) =>
        Effect.match(attempts.take(limit, subject), { onFailure: () => false, onSuccess: () => true })

      return SignInLimits.of({
        signIn: tracedFn("SignInLimits.signIn")(function* (tried) {
          const email = subjectOf(tried.email)
          const device = yield* devices.known(tried.device, email)
          if (Option.isSome(device)) {
            yield* attempts.take(perDevice, device.value)
            return { asker: device.value, giveBack: attempts.giveBack(perDevice, device.value) }
          }
          const place = Option.map(tried.address, networkOf)
          const here = at(email, place)
          // the place first: who has used up that of theirs must not use up somebody's address besides
          if (Option.isSome(place)) yield* attempts.take(perPlace, place.value)
          yield* attempts.take(perEmailAtPlace, here)
          yield* Effect.sleep(yield* attempts.pace(perEmail, email, longestWait))
          const giveBack = Effect.all(
            [
              Option.isSome(place) ? attempts.giveBack(perPlace, place.value) : Effect.void,
              attempts.giveBack(perEmailAtPlace, here),
              attempts.giveBack(perEmail, email)
            ],
            { discard: true }
          )
          return { asker: Option.getOrElse(place, () => email), giveBack }
        }),

        letter: tracedFn("SignInLimits.letter")(function* (tried) {
          const email = subjectOf(tried.email)
          const device = yield* devices.known(tried.device, email)
          if (Option.isSome(device)) return yield* fits(lettersPerEmailAtPlace, at(email, device))
          const place = Option.map(tried.address, networkOf)
          if (Option.isSome(place)) yield* attempts.take(lettersPerPlace, place.value)
          return (yield* fits(lettersPerEmailAtPlace, at(email, place))) && (yield* fits(lettersPerEmail, email))
        })
      })
    })
  )
}

const subjectOf = (email: string) => email.trim().toLowerCase()

const at = (email: string, where: Option.Option<string>) => `${email}\n${Option.getOrElse(where, () => "")}`
