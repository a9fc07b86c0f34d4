import { assert, layer } from "@effect/vitest"
import { Clock, Duration, Effect, Either, Fiber, Option, Redacted, TestClock } from "effect"
import { TooManyAttempts } from "#src/Access/Limits/Attempts.ts"
import { dummyHash } from "#src/Access/SignIn/Passwords.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { SignInRefused } from "#src/Access/SignIn/SignedIn.ts"
import { SignIn } from "#src/Access/SignIn/SignIn.ts"
import { longestWait, perDevice, perEmail, perEmailAtPlace, perPlace } from "#src/Access/SignIn/SignInLimits.ts"
import { turn } from "#test/Turn.ts"
import { audited } from "../TestAccess.ts"
import { Checked, newEmail, nowhere, password, signedUp, TestSignIn } from "../TestSignIn.ts"

const enter = Effect.fn("enter")(function* (
  email: string,
  given: string,
  address = nowhere,
  device = Option.none<Redacted.Redacted>()
) {
  const signIn = yield* SignIn
  return yield* Effect.either(signIn.withPassword({ email, password: Redacted.make(given), address, device }))
})

/** Lets the clock run on as far as somebody has to wait, and no further. */
const patiently = Effect.fn("patiently")(function* <A, E, R>(effect: Effect.Effect<A, E, R>) {
  const fiber = yield* Effect.fork(effect)
  while ((yield* Fiber.poll(fiber))._tag === "None") {
    const [next] = Array.from(yield* TestClock.sleeps()).sort()
    if (next !== undefined) yield* TestClock.setTime(next)
    yield* turn
  }
  return yield* Fiber.join(fiber)
})

const leftOf = <A, E>(result: Either.Either<A, E>) =>
  Either.match(result, { onLeft: (error) => error, onRight: () => assert.fail("was let in") })

layer(TestSignIn)("SignIn", (it) => {
  it.effect("the right password lets in, however the address is written", () =>
    Effect.gen(function* () {
      const { email, person } = yield* signedUp()
      const sessions = yield* Sessions
      for (const written of [email, email.toUpperCase(), `  ${email} `]) {
        const { session } = yield* Effect.flatten(enter(written, password))
        assert.deepStrictEqual(yield* sessions.authenticate(session), Option.some(person))
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

  it.effect(
    "tries with one address from one place run out, for known and unknown ones alike, and come back with time",
    () =>
      Effect.gen(function* () {
        const { email } = yield* signedUp()
        const results: Array<ReadonlyArray<string>> = []
        for (const who of [email, yield* newEmail]) {
          const errors = yield* Effect.replicateEffect(
            Effect.map(enter(who, "wrong"), leftOf),
            perEmailAtPlace.burst + 3
          )
          results.push(errors.map(({ message }) => message))
          assert.strictEqual(errors.filter((error) => error instanceof SignInRefused).length, perEmailAtPlace.burst)
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
      const results = yield* Effect.replicateEffect(enter(email, password), perEmailAtPlace.burst * 3)
      assert.isTrue(results.every(Either.isRight))
    })
  )

  it.effect("tries at once are counted exactly", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const errors = yield* Effect.all(
        Array.from({ length: perEmailAtPlace.burst + 15 }, () => Effect.map(enter(email, "wrong"), leftOf)),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(errors.filter((error) => error instanceof SignInRefused).length, perEmailAtPlace.burst)
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
      for (let index = 0; index < perEmailAtPlace.burst + 1; index++) {
        assert.instanceOf(leftOf(yield* enter(email, "wrong", place(index))), TooManyAttempts)
      }
      assert.isTrue(Either.isRight(yield* enter(email, password, Option.some("2001:db8:0:2::1"))))
    })
  )

  it.effect("guesses made elsewhere shut nobody out: they make everybody wait a little", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const elsewhere = (index: number) => Option.some(`10.0.${Math.floor(index / 200)}.${index % 200}`)
      for (let index = 0; index < perEmail.burst * 2; index++) {
        assert.instanceOf(leftOf(yield* patiently(enter(email, "wrong", elsewhere(index)))), SignInRefused)
      }
      const before = yield* Clock.currentTimeMillis
      assert.isTrue(Either.isRight(yield* patiently(enter(email, password, Option.some("192.0.2.1")))))
      const waited = (yield* Clock.currentTimeMillis) - before
      assert.isAbove(waited, 0)
      assert.isAtMost(waited, Duration.toMillis(longestWait))
    })
  )

  it.effect(
    "a device on which one has signed in is let through whatever happens around it, and counts its own guesses",
    () =>
      Effect.gen(function* () {
        const { email } = yield* signedUp()
        const other = yield* signedUp()
        const here = Option.some("192.0.2.7")
        const { device } = yield* Effect.flatten(enter(email, password, here))
        const [mine, unknown] = [Option.some<Redacted.Redacted>(device), Option.some(Redacted.make("a".repeat(43)))]
        // in the very same place, until nothing goes there any more
        yield* Effect.replicateEffect(enter(email, "wrong", here), perEmailAtPlace.burst + 1)
        for (const known of [Option.none<Redacted.Redacted>(), unknown]) {
          assert.instanceOf(leftOf(yield* enter(email, password, here, known)), TooManyAttempts)
        }
        const again = yield* Effect.flatten(enter(email, password, here, mine))
        assert.strictEqual(Redacted.value(again.device), Redacted.value(device))
        // it is known for one person alone, and guesses on it run out as well
        assert.instanceOf(leftOf(yield* enter(other.email, "wrong", here, mine)), SignInRefused)
        const own = yield* Effect.replicateEffect(enter(email, "wrong", here, mine), perDevice.burst + 1)
        assert.instanceOf(own.map(leftOf).at(-1), TooManyAttempts)
      })
  )

  it.effect("a link lets in whom guesses in the same place keep out, and their device is known from then on", () =>
    Effect.gen(function* () {
      const { email, person } = yield* signedUp()
      const here = Option.some("192.0.2.8")
      yield* Effect.replicateEffect(enter(email, "wrong", here), perEmailAtPlace.burst + 1)
      assert.instanceOf(leftOf(yield* enter(email, password, here)), TooManyAttempts)
      const { withLink } = yield* SignIn
      const { device } = yield* withLink(person.id, { address: here, device: Option.none() })
      assert.isTrue(Either.isRight(yield* enter(email, password, here, Option.some(device))))
    })
  )

  it.effect("sign-ins stand in the audit log of each of the person's brands", () =>
    Effect.gen(function* () {
      const { email, person, workspace } = yield* signedUp()
      yield* enter(email, "wrong")
      yield* enter(email, password, Option.some("192.0.2.9"))
      const entries = (yield* audited(workspace.id)).filter(({ what }) => what === "person.signed_in")
      const after = { person_id: person.id, by: "password", from: "192.0.2.9" }
      assert.deepStrictEqual(entries, [{ actor: person.name, what: "person.signed_in", before: null, after }])
    })
  )
})
