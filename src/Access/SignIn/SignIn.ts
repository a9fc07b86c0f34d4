import { Context, Data, Effect, Layer, Option, Redacted } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import type { TooManyAttempts } from "../Limits/Attempts.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { parseEmail } from "../People/EmailAddress.ts"
import { KnownDevices } from "./KnownDevices.ts"
import { Passwords, type TooBusy } from "./Passwords.ts"
import type { SecretToken } from "./SecretToken.ts"
import { Sessions } from "./Sessions.ts"
import { SignInLimits, type Tried, type TriedFrom } from "./SignInLimits.ts"

/** The same of every sign-in that fails: nothing tells whether there is such a person. */
export class SignInRefused extends Data.TaggedError("SignInRefused")<{ readonly message: string }> {}

/** What the cookies of whoever is in have to hold. */
export interface SignedIn {
  readonly session: SecretToken
  readonly device: SecretToken
}

/** Signs people in. */
export class SignIn extends Context.Tag("steward/SignIn")<
  SignIn,
  {
    readonly withPassword: (
      tried: Tried & { readonly password: Redacted.Redacted }
    ) => Effect.Effect<SignedIn, SignInRefused | TooManyAttempts | TooBusy>
    /** Who has just set their password by a link. */
    readonly withLink: (personId: PersonId, from: TriedFrom) => Effect.Effect<SignedIn>
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

      return SignIn.of({
        withPassword: Effect.fn("SignIn.withPassword")(function* ({ password, ...tried }) {
          const giveBack = yield* limits.signIn(tried)
          // no person has this address: the same look-up and the same work all the same
          const email = Option.getOrElse(parseEmail(tried.email), () => "")
          const person = Option.getOrNull(yield* Effect.orDie(repo.ofEmail(email)))
          const good = yield* passwords.verify(Redacted.value(password), person?.hash ?? null)
          if (person === null || !good) {
            return yield* new SignInRefused({ message: "The e-mail address or the password is not right" })
          }
          yield* giveBack
          const session = yield* sessions.start(person.id, { by: "password", address: tried.address })
          return { session, device: yield* devices.remember(tried.device, person.id) }
        }),

        withLink: Effect.fn("SignIn.withLink")(function* (personId, { address, device }) {
          const session = yield* sessions.start(personId, { by: "link", address })
          return { session, device: yield* devices.remember(device, personId) }
        })
      })
    })
  )
}
