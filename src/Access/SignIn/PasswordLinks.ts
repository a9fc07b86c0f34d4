import { SqlClient } from "@effect/sql"
import { Context, Data, Duration, Effect, Layer, Option, type Redacted } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { hashToken, makeToken, parseToken } from "#src/Ground/SecretToken.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { line } from "#src/Mail/Line.ts"
import { Mail } from "#src/Mail/Mail.ts"
import type { TooManyAttempts } from "../Limits/Attempts.ts"
import { type Credentials, CredentialsRepo } from "../People/CredentialsRepo.ts"
import { parseEmail } from "../People/EmailAddress.ts"
import type { Person } from "../People/Person.ts"
import { KnownDevices } from "./KnownDevices.ts"
import { passwordProblem } from "./Password.ts"
import { Passwords, type TooBusy } from "./Passwords.ts"
import { Sessions } from "./Sessions.ts"
import { SignInLimits, type Tried } from "./SignInLimits.ts"

/** The link was used, has expired, or never was one. */
export class LinkGone extends Data.TaggedError("LinkGone")<{ readonly message: string }> {}

/** What was filled in cannot be taken; `message` says why. The link stays good. */
export class DetailsRefused extends Data.TaggedError("DetailsRefused")<{ readonly message: string }> {}

export interface ChosenPassword {
  readonly password: string
  /** Asked of who has no e-mail address yet, to sign in with. */
  readonly profile: { readonly name: string; readonly email: string } | null
}

/** Of a link that somebody asked for by mail. */
const resetLifetime = Duration.hours(1)

/** Of a link that an operator was shown. */
export const setupLifetime = Duration.hours(24)

const gone = () => new LinkGone({ message: "This link was used already, or has expired. Ask for a new one." })

/** Links to set a password with, once: for who forgot theirs, and for the first owner. */
export class PasswordLinks extends Context.Tag("steward/PasswordLinks")<
  PasswordLinks,
  {
    /**
     * Sends a link to whoever has this e-mail address. Answers the same, and at once, where nobody has: looking, and
     * sending, happens behind the answer.
     */
    readonly request: (tried: Tried) => Effect.Effect<void, TooManyAttempts>
    /** The address of a page where this person sets a password, to be shown: it proves nothing. */
    readonly issue: (personId: PersonId, lifetime: Duration.Duration) => Effect.Effect<string>
    readonly find: (token: Redacted.Redacted) => Effect.Effect<Person, LinkGone>
    /**
     * Sets the password, ends every session and every other link of the person, and knows none of their devices any
     * more. A link that came by letter proves their e-mail address.
     */
    readonly redeem: (
      token: Redacted.Redacted,
      chosen: ChosenPassword,
      /** What else happens with it, or not at all. */
      alongside?: (personId: PersonId) => Effect.Effect<unknown>
    ) => Effect.Effect<Person, LinkGone | DetailsRefused | TooBusy>
    /** Drops links that have expired; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.scoped(
    PasswordLinks,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* CredentialsRepo
      const passwords = yield* Passwords
      const sessions = yield* Sessions
      const devices = yield* KnownDevices
      const limits = yield* SignInLimits
      const links = yield* AppLinks
      const mail = yield* Mail
      const random = yield* RandomBytes
      const behind = yield* Effect.scope

      const make = tracedFn("PasswordLinks.make")(function* (
        personId: PersonId,
        lifetime: Duration.Duration,
        mailed: boolean
      ) {
        const token = yield* Effect.provideService(makeToken, RandomBytes, random)
        const at = yield* now
        const expiresAt = new Date(at.getTime() + Duration.toMillis(lifetime))
        yield* Effect.orDie(repo.insertLink(hashToken(token), personId, mailed, at, expiresAt))
        return links.setPassword(token)
      })

      const send = tracedFn("PasswordLinks.send")(function* (email: string) {
        const person = yield* Effect.orDie(repo.ofEmail(email))
        if (Option.isNone(person)) return
        const link = yield* make(person.value.id, resetLifetime, mail.delivers)
        yield* mail.send({ to: email, ...resetLetter(person.value.name, link) })
      })

      const theirs = Effect.fnUntraced(function* (sent: Redacted.Redacted) {
        const token = parseToken(sent)
        const person = Option.isNone(token)
          ? Option.none<Credentials>()
          : yield* Effect.orDie(repo.ofLink(hashToken(token.value), yield* now))
        return yield* Effect.mapError(person, gone)
      })

      const set = Effect.fnUntraced(function* (
        token: Redacted.Redacted,
        hash: string,
        profile: ChosenPassword["profile"],
        alongside: (personId: PersonId) => Effect.Effect<unknown>
      ) {
        const at = yield* now
        const taken = yield* Effect.orDie(repo.takeLink(hashToken(token), at))
        const { mailed, person_id: personId } = yield* Effect.mapError(taken, gone)
        if (profile !== null && !(yield* Effect.orDie(repo.setProfile(personId, profile.name, profile.email)))) {
          return yield* new DetailsRefused({ message: "Somebody else signs in with this e-mail address" })
        }
        yield* Effect.orDie(repo.setPassword(personId, hash, at))
        yield* Effect.orDie(repo.removeLinksOf(personId))
        if (mailed) yield* Effect.orDie(repo.prove(personId, "letter"))
        yield* sessions.endAll(personId)
        yield* devices.forgetOf(personId)
        yield* alongside(personId)
      }, transaction(sql))

      return PasswordLinks.of({
        request: tracedFn("PasswordLinks.request")(function* (tried) {
          // where several are on their way, their links are good
          if (!(yield* limits.letter(tried))) return
          yield* Option.match(parseEmail(tried.email), {
            onNone: () => Effect.void,
            onSome: (email) =>
              send(email).pipe(
                Effect.catchAllCause((cause) => Effect.logError("An e-mail with a link was not sent", cause)),
                Effect.forkIn(behind)
              )
          })
        }),

        issue: (personId, lifetime) => make(personId, lifetime, false),

        find: tracedFn("PasswordLinks.find")(function* (token) {
          const { id, name, email } = yield* theirs(token)
          return { id, name, email }
        }),

        redeem: tracedFn("PasswordLinks.redeem")(function* (
          token,
          { password, profile },
          alongside = () => Effect.void
        ) {
          const person = yield* theirs(token)
          const details = person.email === null ? yield* checked(profile) : null
          const { name, email } = details ?? person
          const brands = yield* Effect.orDie(repo.brandNamesOf(person.id))
          const problem = passwordProblem(password, [name, email ?? "", ...brands])
          if (problem !== null) return yield* new DetailsRefused({ message: problem })
          yield* set(token, yield* passwords.hash(password, person.id), details, alongside)
          return { id: person.id, name, email }
        }),

        forget: now.pipe(Effect.flatMap(repo.pruneLinks), Effect.orDie, span("PasswordLinks.forget"))
      })
    })
  )
}

const checked = (profile: ChosenPassword["profile"]) =>
  Option.match(
    Option.flatMap(Option.fromNullable(profile), ({ email }) => parseEmail(email)),
    {
      onNone: () => new DetailsRefused({ message: "Give an e-mail address to sign in with, as in ada@example.com" }),
      onSome: (email) => Effect.succeed({ name: profile?.name ?? "", email })
    }
  )

const resetLetter = (name: string, link: string) => ({
  subject: "Set a new password for Steward",
  text: `Hello ${line(name)},

somebody asked to reset the password of your Steward account. If it was you, open this link within an hour. It works
once:

${link}

If it was not you, you can ignore this e-mail. Your password stays as it is.
`
})
