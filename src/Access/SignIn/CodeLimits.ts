import { Context, Effect, Layer, Option } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { type AttemptLimit, Attempts, type TooManyAttempts } from "../Limits/Attempts.ts"
import { networkOf } from "../Limits/NetworkAddress.ts"
import { KnownDevices } from "./KnownDevices.ts"
import type { TriedFrom } from "./SignInLimits.ts"

/** Codes that are wrong, of one person from one place. */
export const codesAtPlace: AttemptLimit = { what: "code of, from", perMinute: 1, burst: 10 }

/**
 * Codes of an app that are wrong, of one person wherever they come from: of a million codes three are good at a time, so
 * that a year of trying finds one in ten times. On devices that the person has used, what strangers do counts nothing.
 */
export const codesOfPerson: AttemptLimit = { what: "code of", perMinute: 0.1, burst: 20 }

/** Codes that are wrong, on a device on which that very person has signed in before. */
const codesOnDevice: AttemptLimit = { what: "code on", perMinute: 1, burst: 10 }

/** Passwords that are wrong, of who is signed in and has to prove it. */
const proofsInSession: AttemptLimit = { what: "proof in", perMinute: 1, burst: 10 }

/** Letters that say that somebody knows the password. */
const lettersOfWrongCodes: AttemptLimit = { what: "letter about codes of", perMinute: 1 / 60, burst: 1 }

/** Challenges that one place may ask for without having signed in. */
const challengesOfPlace: AttemptLimit = { what: "challenge asked from", perMinute: 30, burst: 60 }

/** Whose code it is, and from where. */
export interface TriedCode {
  readonly personId: PersonId
  readonly email: string | null
  readonly from: TriedFrom
  readonly kind: "totp" | "recovery_code"
}

/** How often a second factor may be tried: never so that an owner is shut out for good. */
export class CodeLimits extends Context.Tag("steward/CodeLimits")<
  CodeLimits,
  {
    /** Counts a code. Answers what gives it back when it turns out good. */
    readonly code: (tried: TriedCode) => Effect.Effect<Effect.Effect<void>, TooManyAttempts>
    /** Counts a password that who is signed in gives once more. */
    readonly proof: (sessionId: string) => Effect.Effect<Effect.Effect<void>, TooManyAttempts>
    readonly challenge: (from: TriedFrom) => Effect.Effect<void, TooManyAttempts>
    /** Whether it is time for a letter that somebody enters wrong codes. */
    readonly letterDue: (personId: PersonId) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.effect(
    CodeLimits,
    Effect.gen(function* () {
      const attempts = yield* Attempts
      const devices = yield* KnownDevices
      const counted = (limit: AttemptLimit, subject: string) =>
        Effect.as(attempts.take(limit, subject), attempts.giveBack(limit, subject))
      return CodeLimits.of({
        code: tracedFn("CodeLimits.code")(function* ({ email, from, kind, personId }) {
          const device = email === null ? Option.none() : yield* devices.known(from.device, email)
          if (Option.isSome(device)) return yield* counted(codesOnDevice, device.value)
          const place = Option.getOrElse(Option.map(from.address, networkOf), () => "")
          const here = yield* counted(codesAtPlace, `${personId}\n${place}`)
          // a recovery code cannot be guessed: it stays the way in while somebody tries the codes of the app
          if (kind === "recovery_code") return here
          return Effect.zipRight(here, yield* counted(codesOfPerson, personId))
        }),
        proof: tracedFn("CodeLimits.proof")((sessionId) => counted(proofsInSession, sessionId)),
        challenge: tracedFn("CodeLimits.challenge")(({ address }) =>
          Option.match(address, {
            onNone: () => Effect.void,
            onSome: (place) => attempts.take(challengesOfPlace, networkOf(place))
          })
        ),
        letterDue: tracedFn("CodeLimits.letterDue")((personId) =>
          Effect.match(attempts.take(lettersOfWrongCodes, personId), { onFailure: () => false, onSuccess: () => true })
        )
      })
    })
  )
}
