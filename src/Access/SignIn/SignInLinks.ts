import { Clock, Context, Duration, Effect, Layer, Option, type Redacted } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { hashToken, makeToken, parseToken } from "#src/Ground/SecretToken.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { LinkGone } from "./PasswordLinks.ts"
import { SignInLinksRepo } from "./SignInLinksRepo.ts"

export const signInLinkLifetime = Duration.minutes(15)

/** For so long after its end it is told that a link was used, and not only that it is none. */
const toldFor = Duration.days(1)

const used = () =>
  new LinkGone({
    message:
      "It has opened the app once, and works only once. Sign in with your password, or start Steward again for a new link."
  })

const gone = () =>
  new LinkGone({ message: "It has expired, or is cut off. Start Steward again for a new link, or sign in." })

/** Links that open the app signed in, once: for who runs Steward on their own machine. They set no password. */
export class SignInLinks extends Context.Tag("steward/SignInLinks")<
  SignInLinks,
  {
    /** The address of a page that lets this person in, to be shown where nobody else looks. */
    readonly issue: (personId: PersonId) => Effect.Effect<string>
    /** Whom the link lets in; whoever comes later is told so. */
    readonly redeem: (token: Redacted.Redacted) => Effect.Effect<PersonId, LinkGone>
    /** Drops links that nobody has to be told about any more; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    SignInLinks,
    Effect.gen(function* () {
      const repo = yield* SignInLinksRepo
      const links = yield* AppLinks
      const random = yield* RandomBytes
      const at = (offset: number) =>
        Effect.map(Clock.currentTimeMillis, (milliseconds) => new Date(milliseconds + offset))

      return SignInLinks.of({
        issue: tracedFn("SignInLinks.issue")(function* (personId) {
          const token = yield* Effect.provideService(makeToken, RandomBytes, random)
          const expiresAt = yield* at(Duration.toMillis(signInLinkLifetime))
          yield* Effect.orDie(repo.insert(hashToken(token), personId, expiresAt))
          return links.open(token)
        }),

        redeem: tracedFn("SignInLinks.redeem")(function* (sent) {
          const token = parseToken(sent)
          if (Option.isNone(token)) return yield* gone()
          const hash = hashToken(token.value)
          const personId = yield* Effect.orDie(repo.take(hash, yield* at(0)))
          if (Option.isSome(personId)) return personId.value
          return yield* (yield* Effect.orDie(repo.wasUsed(hash))) ? used() : gone()
        }),

        forget: at(-Duration.toMillis(toldFor)).pipe(
          Effect.flatMap(repo.prune),
          Effect.orDie,
          span("SignInLinks.forget")
        )
      })
    })
  )
}
