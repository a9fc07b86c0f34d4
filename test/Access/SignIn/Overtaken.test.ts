import { assert, layer } from "@effect/vitest"
import { Duration, Effect, Layer, Option, Redacted } from "effect"
import { CredentialsRepo } from "#src/Access/People/CredentialsRepo.ts"
import { AccountPassword } from "#src/Access/SignIn/AccountPassword.ts"
import { HalfSignIns } from "#src/Access/SignIn/HalfSignIns.ts"
import { PasswordLinks } from "#src/Access/SignIn/PasswordLinks.ts"
import { Passwords } from "#src/Access/SignIn/Passwords.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { SignIn } from "#src/Access/SignIn/SignIn.ts"
import { audited } from "../TestAccess.ts"
import { byLink, password, signedUp, stranger, TestSignIn, tokenIn } from "../TestSignIn.ts"
import { somebody, withApp } from "./Protected.ts"

const fresh = "a new password, rather long"
const theirs = "what somebody else would like"

/** What is hashed or checked waits for its turn, and meanwhile this happens. */
const waitingWhile = (meanwhile: Effect.Effect<unknown>) =>
  Layer.effect(
    Passwords,
    Effect.map(Passwords, (passwords) =>
      Passwords.of({
        hash: (text, asker) => Effect.zipRight(meanwhile, passwords.hash(text, asker)),
        verify: (text, hash, asker) => Effect.zipRight(meanwhile, passwords.verify(text, hash, asker))
      })
    )
  )

const entering = (email: string, meanwhile: Effect.Effect<unknown>) =>
  Effect.flatMap(SignIn, ({ withPassword }) =>
    withPassword({ email, ...stranger, password: Redacted.make(password) })
  ).pipe(Effect.provide(Layer.provide(SignIn.layer, [CredentialsRepo.layer, waitingWhile(meanwhile)])))

/** Sets a new password by a link, once. */
const renewal = Effect.fn("renewal")(function* (personId: Parameters<PasswordLinks["Type"]["issue"]>[0]) {
  const links = yield* PasswordLinks
  const token = tokenIn(yield* links.issue(personId, Duration.hours(1)))
  return yield* Effect.once(Effect.orDie(links.redeem(token, { password: fresh, profile: null })))
})

layer(TestSignIn)("a new password", (it) => {
  it.effect("keeps out who is signing in with the old one at that moment", () =>
    Effect.gen(function* () {
      const { email, person, workspace } = yield* signedUp()
      assert.strictEqual((yield* Effect.flip(entering(email, yield* renewal(person.id))))._tag, "SignInRefused")
      const entries = yield* audited(workspace.id)
      assert.isFalse(entries.some(({ what }) => what === "person.signed_in"))
      yield* Effect.flatMap(SignIn, ({ withPassword }) =>
        withPassword({ email, ...stranger, password: Redacted.make(fresh) })
      )
    })
  )

  it.effect("keeps them from the second step as well", () =>
    Effect.gen(function* () {
      const { email, person } = yield* withApp
      assert.strictEqual((yield* Effect.flip(entering(email, yield* renewal(person.id))))._tag, "SignInRefused")
      const half = yield* Effect.flip(
        Effect.flatMap(SignIn, ({ withPassword }) =>
          withPassword({ email, ...stranger, password: Redacted.make(fresh) })
        )
      )
      if (half._tag !== "SecondStepNeeded") return assert.fail(half.message)
      const sent = { half: Option.some(half.half), device: Option.some(half.device) }
      assert.strictEqual((yield* Effect.flatMap(HalfSignIns, ({ find }) => find(sent))).personId, person.id)
    })
  )

  it.effect("is not replaced by who was signed out by it, and had asked for another before", () =>
    Effect.gen(function* () {
      const { email, person, session } = yield* somebody
      const own = yield* Effect.flatMap(Sessions, ({ start }) => start(person.id, byLink))
      const renew = yield* renewal(person.id)
      const change = Effect.flatMap(AccountPassword, (account) =>
        account.change(session, { current: Redacted.make(password), password: Redacted.make(theirs) })
      ).pipe(Effect.provide(Layer.provide(AccountPassword.layer, [CredentialsRepo.layer, waitingWhile(renew)])))
      assert.strictEqual((yield* Effect.flip(change)).code, "unprocessable")
      assert.isTrue(Option.isNone(yield* Effect.flatMap(Sessions, ({ current }) => current(own))))
      yield* Effect.flatMap(SignIn, ({ withPassword }) =>
        withPassword({ email, ...stranger, password: Redacted.make(fresh) })
      )
    })
  )
})
