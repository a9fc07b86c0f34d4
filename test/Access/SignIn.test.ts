import { assert, layer } from "@effect/vitest"
import { Effect, Either, Option, Redacted, TestClock } from "effect"
import { TooManyAttempts } from "#src/Access/Attempts.ts"
import { dummyHash } from "#src/Access/Passwords.ts"
import { Sessions } from "#src/Access/Sessions.ts"
import { SignIn, SignInRefused } from "#src/Access/SignIn.ts"
import { perEmail, perPlace } from "#src/Access/SignInLimits.ts"
import { Checked, newEmail, nowhere, password, signedUp, TestSignIn } from "./TestSignIn.ts"

const enter = Effect.fn("enter")(function* (email: string, given: string, address = nowhere) {
  const signIn = yield* SignIn
  return yield* Effect.either(signIn.withPassword({ email, password: Redacted.make(given), address }))
})

const leftOf = <A, E>(result: Either.Either<A, E>) =>
  Either.match(result, { onLeft: (error) => error, onRight: () => assert.fail("was let in") })

layer(TestSignIn)("SignIn", (it) => {
  it.effect("the right password lets in, however the address is written", () =>
    Effect.gen(function* () {
      const { email, person } = yield* signedUp()
      const sessions = yield* Sessions
      for (const written of [email, email.toUpperCase(), `  ${email} `]) {
        const cookie = yield* Effect.flatten(enter(written, password))
        assert.deepStrictEqual(yield* sessions.authenticate(cookie), Option.some(person))
      }
    })
  )

  it.effect("a stranger and a wrong password are told the same, after the same work", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const checked = yield* Checked
      const tried: ReadonlyArray<readonly [string, string]> = [
        [email, `hash of ${password}`],
        [yield* newEmail, dummyHash],
        ["no address at all", dummyHash],
        ["", dummyHash],
        [`${email}\0`, dummyHash]
      ]
      for (const [who, against] of tried) {
        checked.length = 0
        const error = leftOf(yield* enter(who, "wrong password, I am afraid"))
        assert.instanceOf(error, SignInRefused)
        assert.strictEqual(error.message, "The e-mail address or the password is not right")
        assert.deepStrictEqual(checked, [against])
      }
    })
  )

  it.effect("tries with one address run out, for known and unknown ones alike, and come back with time", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const results: Array<ReadonlyArray<string>> = []
      for (const who of [email, yield* newEmail]) {
        const errors = yield* Effect.replicateEffect(Effect.map(enter(who, "wrong"), leftOf), perEmail.burst + 3)
        results.push(errors.map(({ message }) => message))
        assert.strictEqual(errors.filter((error) => error instanceof SignInRefused).length, perEmail.burst)
      }
      assert.deepStrictEqual(results[0], results[1])
      const refused = leftOf(yield* enter(email, password))
      if (!(refused instanceof TooManyAttempts)) return assert.fail(refused.message)
      assert.strictEqual(refused.retryAfter, 60)
      yield* TestClock.adjust("60 seconds")
      assert.isTrue(Either.isRight(yield* enter(email, password)))
    })
  )

  it.effect("who gets in has used up nothing", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const results = yield* Effect.replicateEffect(enter(email, password), perEmail.burst * 3)
      assert.isTrue(results.every(Either.isRight))
    })
  )

  it.effect("tries at once are counted exactly", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const errors = yield* Effect.all(
        Array.from({ length: perEmail.burst + 15 }, () => Effect.map(enter(email, "wrong"), leftOf)),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(errors.filter((error) => error instanceof SignInRefused).length, perEmail.burst)
    })
  )

  it.effect("one place runs out, whichever addresses it tries, and uses up nobody's after that", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      // one household has all of a /64
      const place = (index: number) => Option.some(`2001:db8:0:1::${index.toString(16)}`)
      for (let index = 0; index < perPlace.burst; index++) {
        assert.instanceOf(leftOf(yield* enter(yield* newEmail, "wrong", place(index))), SignInRefused)
      }
      for (let index = 0; index < perEmail.burst + 1; index++) {
        assert.instanceOf(leftOf(yield* enter(email, "wrong", place(index))), TooManyAttempts)
      }
      assert.isTrue(Either.isRight(yield* enter(email, password, Option.some("2001:db8:0:2::1"))))
    })
  )
})
