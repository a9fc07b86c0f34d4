import { Context, Data, Effect, Layer, Option, Redacted } from "effect"
import type { TooManyAttempts } from "./Attempts.ts"
import { CredentialsRepo } from "./CredentialsRepo.ts"
import { parseEmail } from "./EmailAddress.ts"
import { Passwords, type TooBusy } from "./Passwords.ts"
import type { SecretToken } from "./SecretToken.ts"
import { Sessions } from "./Sessions.ts"
import { SignInLimits, type Tried } from "./SignInLimits.ts"

/** The same of every sign-in that fails: nothing tells whether there is such a person. */
export class SignInRefused extends Data.TaggedError("SignInRefused")<{ readonly message: string }> {}

/** Signs people in by e-mail address and password. */
export class SignIn extends Context.Tag("steward/SignIn")<
  SignIn,
  {
    /** Answers what the session's cookie has to hold. */
    readonly withPassword: (
      tried: Tried & { readonly password: Redacted.Redacted }
    ) => Effect.Effect<SecretToken, SignInRefused | TooManyAttempts | TooBusy>
  }
>() {
  static readonly layer = Layer.effect(
    SignIn,
    Effect.gen(function* () {
      const repo = yield* CredentialsRepo
      const limits = yield* SignInLimits
      const passwords = yield* Passwords
      const sessions = yield* Sessions

      return SignIn.of({
        withPassword: Effect.fn("SignIn.withPassword")(function* ({ password, ...tried }) {
          yield* limits.signIn(tried)
          // no person has this address: the same look-up and the same work all the same
          const email = Option.getOrElse(parseEmail(tried.email), () => "")
          const person = Option.getOrNull(yield* Effect.orDie(repo.ofEmail(email)))
          const good = yield* passwords.verify(Redacted.value(password), person?.hash ?? null)
          if (person === null || !good) {
            return yield* new SignInRefused({ message: "The e-mail address or the password is not right" })
          }
          yield* limits.signedIn(tried)
          return yield* sessions.start(person.id)
        })
      })
    })
  )
}
