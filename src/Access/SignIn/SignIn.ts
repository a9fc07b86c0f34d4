import { Context, Effect, Layer, Option, Redacted } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Factors, hasFactor } from "../Factors/Factors.ts"
import type { TooManyAttempts } from "../Limits/Attempts.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { parseEmail } from "../People/EmailAddress.ts"
import { isCommon } from "./CommonPasswords.ts"
import { HalfSignIns, type SecondStepNeeded } from "./HalfSignIns.ts"
import { KnownDevices } from "./KnownDevices.ts"
import { Passwords, type TooBusy } from "./Passwords.ts"
import { Sessions } from "./Sessions.ts"
import { type SignedIn, SignInRefused } from "./SignedIn.ts"
import { SignInLimits, type Tried, type TriedFrom } from "./SignInLimits.ts"

/** A password that was right, and whether it is one that everybody tries. */
export interface SignedInByPassword extends SignedIn {
  readonly passwordIsCommon: boolean
}

/** Signs people in; who has a second factor has to show it first. */
export class SignIn extends Context.Tag("steward/SignIn")<
  SignIn,
  {
    readonly withPassword: (
      tried: Tried & { readonly password: Redacted.Redacted }
    ) => Effect.Effect<SignedInByPassword, SignInRefused | TooManyAttempts | TooBusy | SecondStepNeeded>
    /** Who has just set their password by a link. */
    readonly withLink: (personId: PersonId, from: TriedFrom) => Effect.Effect<SignedIn, SecondStepNeeded>
  }
>() {
  static readonly layer = Layer.effect(
    SignIn,
    Effect.gen(function* () {
      const repo = yield* CredentialsRepo
      const limits = yield* SignInLimits
      const passwords = yield* Passwords
      const sessions = yield* Sessions
      const devices = yield* KnownDevices
      const factors = yield* Factors
      const halves = yield* HalfSignIns

      return SignIn.of({
        withPassword: tracedFn("SignIn.withPassword")(function* ({ password, ...tried }) {
          const { asker, giveBack } = yield* limits.signIn(tried)
          // no person has this address: the same look-up and the same work all the same
          const email = Option.getOrElse(parseEmail(tried.email), () => "")
          const person = Option.getOrNull(yield* Effect.orDie(repo.ofEmail(email)))
          const good = yield* passwords.verify(Redacted.value(password), person?.hash ?? null, asker)
          if (person === null || !good) {
            return yield* new SignInRefused({ message: "The e-mail address or the password is not right" })
          }
          yield* giveBack
          const passwordIsCommon = isCommon(Redacted.value(password))
          if (person.is_common !== passwordIsCommon) yield* Effect.orDie(repo.markCommon(person.id, passwordIsCommon))
          if (hasFactor(yield* factors.kinds(person.id))) {
            return yield* halves.start(person.id, "password", tried.device)
          }
          const { address, userAgent } = tried
          const session = yield* sessions.start(person.id, { by: "password", address, userAgent })
          return { session, device: yield* devices.remember(tried.device, person.id), passwordIsCommon }
        }),

        withLink: tracedFn("SignIn.withLink")(function* (personId, { address, device, userAgent }) {
          if (hasFactor(yield* factors.kinds(personId))) return yield* halves.start(personId, "link", device)
          const session = yield* sessions.start(personId, { by: "link", address, userAgent })
          return { session, device: yield* devices.remember(device, personId) }
        })
      })
    })
  )
}
