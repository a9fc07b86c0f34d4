import { Clock, Context, Duration, Effect, Layer, Option, Redacted } from "effect"
import { Forbidden, TooManyRequests, Unavailable, Unprocessable } from "#schema/Errors.ts"
import type { PasskeyOptions, SignedPasskey } from "#schema/resources/Security.ts"
import type { Timestamp } from "#schema/Time.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { type PasskeyRequest, Passkeys } from "../Factors/Passkeys.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { CodeLimits } from "./CodeLimits.ts"
import { Passwords } from "./Passwords.ts"
import { type CurrentSession, Sessions } from "./Sessions.ts"

/** For so long after somebody proved who they are, nothing asks again. */
export const proofLifetime = Duration.minutes(10)

export interface Proved {
  readonly proved_until: Timestamp
}

type Wrong = Unprocessable | TooManyRequests | Unavailable

const asking = ({ id, person }: CurrentSession): PasskeyRequest => ({
  personId: person.id,
  boundTo: `proof ${id}`,
  verified: true
})

/** That whoever is signed in is who they were: asked again before what would lock them out is changed. */
export class AccountProofs extends Context.Tag("steward/AccountProofs")<
  AccountProofs,
  {
    /** Until when the last proof counts; none where it is too old. */
    readonly until: (session: CurrentSession) => Effect.Effect<Option.Option<Timestamp>>
    /** Fails where somebody has to prove it again. */
    readonly fresh: (session: CurrentSession) => Effect.Effect<void, Forbidden>
    /** Whether it is their password; counted where it is not. */
    readonly check: (session: CurrentSession, password: Redacted.Redacted) => Effect.Effect<void, Wrong>
    readonly byPassword: (session: CurrentSession, password: Redacted.Redacted) => Effect.Effect<Proved, Wrong>
    readonly passkeyOptions: (session: CurrentSession) => Effect.Effect<PasskeyOptions, Unprocessable>
    readonly byPasskey: (session: CurrentSession, signed: SignedPasskey) => Effect.Effect<Proved, Unprocessable>
  }
>() {
  static readonly layer = Layer.effect(
    AccountProofs,
    Effect.gen(function* () {
      const sessions = yield* Sessions
      const passwords = yield* Passwords
      const passkeys = yield* Passkeys
      const credentials = yield* CredentialsRepo
      const limits = yield* CodeLimits

      const endOf = (at: number) => new Date(at + Duration.toMillis(proofLifetime))
      const until = tracedFn("AccountProofs.until")(function* ({ provedAt }: CurrentSession) {
        const end = endOf(provedAt.getTime())
        return (yield* Clock.currentTimeMillis) < end.getTime() ? Option.some(shown(end)) : Option.none()
      })
      const prove = Effect.fnUntraced(function* ({ id }: CurrentSession) {
        yield* sessions.prove(id)
        return { proved_until: shown(endOf(yield* Clock.currentTimeMillis)) }
      })

      const check = tracedFn("AccountProofs.check")(function* (
        { id, person }: CurrentSession,
        password: Redacted.Redacted
      ) {
        const giveBack = yield* Effect.mapError(limits.proof(id), ({ message }) => new TooManyRequests({ message }))
        const row = Option.getOrNull(yield* Effect.orDie(credentials.ofPerson(person.id)))
        const verified = passwords.verify(Redacted.value(password), row?.hash ?? null, person.id)
        const good = yield* Effect.mapError(verified, ({ message }) => new Unavailable({ message }))
        if (!good) return yield* Effect.fail(new Unprocessable({ message: "This is not your password" }))
        yield* giveBack
      })

      return AccountProofs.of({
        until,
        fresh: tracedFn("AccountProofs.fresh")(function* (session) {
          if (Option.isSome(yield* until(session))) return
          const message = "Enter your password once more, or use a passkey, before you change how you sign in"
          return yield* Effect.fail(new Forbidden({ message }))
        }),
        check,
        byPassword: tracedFn("AccountProofs.byPassword")((session, password) =>
          Effect.zipRight(check(session, password), prove(session))
        ),
        passkeyOptions: tracedFn("AccountProofs.passkeyOptions")((session) => passkeys.request(asking(session))),
        byPasskey: tracedFn("AccountProofs.byPasskey")((session, signed) =>
          Effect.zipRight(passkeys.prove(asking(session), signed), prove(session))
        )
      })
    })
  )
}
