import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Redacted } from "effect"
import { type TooManyRequests, Unavailable, Unprocessable } from "#schema/Errors.ts"
import type { PersonId } from "#schema/Ids.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { SecurityNotices } from "../Factors/SecurityNotices.ts"
import { CredentialsRepo } from "../People/CredentialsRepo.ts"
import { AccountProofs } from "./AccountProofs.ts"
import { KnownDevices } from "./KnownDevices.ts"
import { passwordProblem } from "./Password.ts"
import { Passwords } from "./Passwords.ts"
import { type CurrentSession, Sessions } from "./Sessions.ts"

const signedOut = new Unprocessable({ message: "You were signed out meanwhile, so your password is as it was" })

/** The password of who is signed in, as they change it themselves. */
export class AccountPassword extends Context.Tag("steward/AccountPassword")<
  AccountPassword,
  {
    /** Ends every other session and every link to set a password, and knows none of their devices any more. */
    readonly change: (
      session: CurrentSession,
      chosen: { readonly current: Redacted.Redacted; readonly password: Redacted.Redacted },
      /** What else happens with it, or not at all. */
      alongside?: (personId: PersonId) => Effect.Effect<unknown>
    ) => Effect.Effect<void, Unprocessable | TooManyRequests | Unavailable>
  }
>() {
  static readonly layer = Layer.effect(
    AccountPassword,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* CredentialsRepo
      const proofs = yield* AccountProofs
      const passwords = yield* Passwords
      const sessions = yield* Sessions
      const devices = yield* KnownDevices
      const notices = yield* SecurityNotices

      const set = Effect.fnUntraced(function* (
        { id, person }: CurrentSession,
        hash: string,
        alongside: (personId: PersonId) => Effect.Effect<unknown>
      ) {
        yield* Effect.orDie(repo.setPassword(person.id, hash, yield* now))
        yield* Effect.orDie(repo.removeLinksOf(person.id))
        yield* sessions.endOthers(person.id, id)
        if (!(yield* sessions.prove(id))) return yield* Effect.fail(signedOut)
        yield* devices.forgetOf(person.id)
        yield* alongside(person.id)
        yield* notices.note({ personId: person.id, event: "password_changed" })
      }, transaction(sql))

      return AccountPassword.of({
        change: tracedFn("AccountPassword.change")(function* (session, chosen, alongside = () => Effect.void) {
          yield* proofs.check(session, chosen.current)
          const { email, id, name } = session.person
          const password = Redacted.value(chosen.password)
          const brands = yield* Effect.orDie(repo.brandNamesOf(id))
          const problem = passwordProblem(password, [name, email ?? "", ...brands])
          if (problem !== null) return yield* Effect.fail(new Unprocessable({ message: problem }))
          const hashed = passwords.hash(password, id)
          const hash = yield* Effect.mapError(hashed, ({ message }) => new Unavailable({ message }))
          yield* set(session, hash, alongside)
        })
      })
    })
  )
}
