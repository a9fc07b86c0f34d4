import { SqlClient } from "@effect/sql"
import { Context, Effect, Either, Layer, Option, Redacted } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Factors, hasFactor } from "../Factors/Factors.ts"
import type { TooManyAttempts } from "../Limits/Attempts.ts"
import { type Credentials, CredentialsRepo } from "../People/CredentialsRepo.ts"
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

const refused = new SignInRefused({ message: "The e-mail address or the password is not right" })

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
      const sql = yield* SqlClient.SqlClient
      const repo = yield* CredentialsRepo
      const limits = yield* SignInLimits
      const passwords = yield* Passwords
      const sessions = yield* Sessions
      const devices = yield* KnownDevices
      const factors = yield* Factors
      const halves = yield* HalfSignIns

      /**
       * With the password that was checked, or not at all: whoever set a new one while it was, has signed everybody out.
       * The second step that it needs is answered and not failed with: what begins it must not be rolled back.
       */
      const entering = Effect.fnUntraced(function* (
        { hash, id, is_common }: Credentials & { readonly hash: string },
        { address, device, userAgent }: TriedFrom,
        passwordIsCommon: boolean
      ) {
        if (!(yield* Effect.orDie(repo.holdPassword(id, hash)))) return yield* refused
        if (is_common !== passwordIsCommon) yield* Effect.orDie(repo.markCommon(id, passwordIsCommon))
        if (hasFactor(yield* factors.kinds(id))) return yield* Effect.either(halves.start(id, "password", device))
        const session = yield* sessions.start(id, { by: "password", address, userAgent })
        return Either.right({ session, device: yield* devices.remember(device, id), passwordIsCommon })
      }, transaction(sql))

      return SignIn.of({
        withPassword: tracedFn("SignIn.withPassword")(function* ({ password, ...tried }) {
          const { asker, giveBack } = yield* limits.signIn(tried)
          // no person has this address: the same look-up and the same work all the same
          const email = Option.getOrElse(parseEmail(tried.email), () => "")
          const person = Option.getOrNull(yield* Effect.orDie(repo.ofEmail(email)))
          const good = yield* passwords.verify(Redacted.value(password), person?.hash ?? null, asker)
          if (person === null || person.hash === null || !good) return yield* refused
          yield* giveBack
          return yield* yield* entering({ ...person, hash: person.hash }, tried, isCommon(Redacted.value(password)))
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
