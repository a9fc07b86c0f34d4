import { assert, layer } from "@effect/vitest"
import { Duration, Effect, Either, Option, Queue, Redacted, TestClock } from "effect"
import { TooManyAttempts } from "#src/Access/Limits/Attempts.ts"
import { codesAtPlace, codesOfPerson } from "#src/Access/SignIn/CodeLimits.ts"
import { HalfSignInGone, HalfSignIns, halfLifetime, mostTries } from "#src/Access/SignIn/HalfSignIns.ts"
import { PasswordLinks } from "#src/Access/SignIn/PasswordLinks.ts"
import { SecondStep } from "#src/Access/SignIn/SecondStep.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { SignInRefused } from "#src/Access/SignIn/SignedIn.ts"
import { SignIn } from "#src/Access/SignIn/SignIn.ts"
import { audited } from "../TestAccess.ts"
import { Letters, letterTo, password, stranger, TestSignIn, tokenIn } from "../TestSignIn.ts"
import { halfWay, somebody, withApp } from "./Protected.ts"

const wrong = "0000-0000-0000-0000"

const leftOf = <A, E>(result: Either.Either<A, E>) =>
  Either.match(result, { onLeft: (error) => error, onRight: () => assert.fail("was let in") })

const from = (address: string) => ({ ...stranger, address: Option.some(address) })

layer(TestSignIn)("the second step", (it) => {
  it.effect("a code of the app lets in after the password, and nothing less does", () =>
    Effect.gen(function* () {
      const { code, email, person, workspace } = yield* withApp
      const sessions = yield* Sessions
      const step = yield* SecondStep
      const sent = yield* halfWay(email, from("192.0.2.1"))
      // what half a sign-in holds opens nothing
      assert.isTrue(Option.isNone(yield* sessions.authenticate(Option.getOrThrow(sent.half))))
      yield* TestClock.adjust("30 seconds")
      const { session } = yield* step.withCode(sent, yield* code())
      assert.deepStrictEqual(yield* sessions.authenticate(session), Option.some(person))
      assert.instanceOf(leftOf(yield* Effect.either(step.withCode(sent, yield* code(1)))), HalfSignInGone)
      const entry = (yield* audited(workspace.id)).filter(({ what }) => what === "person.signed_in").at(-1)
      assert.deepInclude(entry?.after, { by: "password", factor: "totp", from: "192.0.2.1" })
    })
  )

  it.effect("takes no code twice, and none of a step before one that was taken", () =>
    Effect.gen(function* () {
      const { code, email } = yield* withApp
      const step = yield* SecondStep
      yield* TestClock.adjust("2 minutes")
      const [before, now] = [yield* code(-1), yield* code()]
      yield* step.withCode(yield* halfWay(email), now)
      for (const used of [now, before]) {
        assert.instanceOf(leftOf(yield* Effect.either(step.withCode(yield* halfWay(email), used))), SignInRefused)
      }
      yield* step.withCode(yield* halfWay(email), yield* code(1))
    })
  )

  it.effect("of codes sent at once, one leads to a session", () =>
    Effect.gen(function* () {
      const { code, email } = yield* withApp
      const step = yield* SecondStep
      yield* TestClock.adjust("1 minute")
      const now = yield* code()
      const sent = yield* Effect.replicateEffect(halfWay(email), 5)
      const results = yield* Effect.forEach(sent, (one) => Effect.either(step.withCode(one, now)), { concurrency: 5 })
      assert.strictEqual(results.filter(Either.isRight).length, 1)
    })
  )

  it.effect("is bound to the browser in which it began, and lasts five minutes", () =>
    Effect.gen(function* () {
      const { code, email } = yield* withApp
      const other = yield* withApp
      const step = yield* SecondStep
      const sent = yield* halfWay(email)
      const elsewhere = yield* halfWay(other.email)
      for (const device of [Option.none<Redacted.Redacted>(), elsewhere.device, Option.some(Redacted.make("x"))]) {
        assert.instanceOf(
          leftOf(yield* Effect.either(step.withCode({ ...sent, device }, yield* code(1)))),
          HalfSignInGone
        )
      }
      yield* TestClock.adjust(halfLifetime)
      assert.instanceOf(leftOf(yield* Effect.either(step.withCode(sent, yield* code()))), HalfSignInGone)
      assert.isAtLeast(yield* Effect.flatMap(HalfSignIns, ({ forget }) => forget), 2)
    })
  )

  it.effect("ends after a few wrong codes, tells the person, and tries of one place run out", () =>
    Effect.gen(function* () {
      const { email, person } = yield* withApp
      const step = yield* SecondStep
      const sent = yield* halfWay(email)
      const errors = yield* Effect.replicateEffect(
        Effect.map(Effect.either(step.withCode(sent, "000000")), leftOf),
        mostTries + 1
      )
      assert.deepStrictEqual(
        errors.map(({ _tag }) => _tag),
        [...Array.from({ length: mostTries }, () => "SignInRefused"), "HalfSignInGone"]
      )
      assert.include((yield* letterTo(email, "wrong codes")).text, person.name)
      for (let left = codesAtPlace.burst - mostTries; left > 0; left -= mostTries) {
        const again = yield* halfWay(email)
        yield* Effect.replicateEffect(Effect.either(step.withCode(again, "000000")), Math.min(left, mostTries))
      }
      assert.instanceOf(leftOf(yield* Effect.either(step.withCode(yield* halfWay(email), "000000"))), TooManyAttempts)
      const more = yield* Effect.flatMap(Letters, Queue.takeAll)
      assert.isFalse(Array.from(more).some(({ subject }) => subject.includes("wrong codes")))
    })
  )

  it.effect("who guesses from everywhere is stopped, and shuts out neither a known device nor a recovery code", () =>
    Effect.gen(function* () {
      const { code, email, recovery } = yield* withApp
      const step = yield* SecondStep
      yield* TestClock.adjust("1 minute")
      const { device } = yield* step.withCode(yield* halfWay(email), yield* code())
      for (let tried = 0; tried < codesOfPerson.burst; tried += mostTries) {
        const place = from(`192.0.2.${tried}`)
        const sent = yield* halfWay(email, place)
        yield* Effect.replicateEffect(Effect.either(step.withCode(sent, "000000")), mostTries)
      }
      const place = from("198.51.100.1")
      yield* TestClock.adjust("30 seconds")
      const refused = leftOf(yield* Effect.either(step.withCode(yield* halfWay(email, place), yield* code())))
      assert.instanceOf(refused, TooManyAttempts)
      yield* step.withCode(yield* halfWay(email, { ...place, device: Option.some(device) }), yield* code())
      yield* step.withCode(yield* halfWay(email, place), recovery[0] ?? "")
      // and it passes
      yield* TestClock.adjust("1 hour")
      yield* step.withCode(yield* halfWay(email, place), yield* code())
    })
  )

  it.effect("a recovery code works once, and others' work for nobody else", () =>
    Effect.gen(function* () {
      const { email, person, recovery, workspace } = yield* withApp
      const other = yield* withApp
      const step = yield* SecondStep
      const [first = "", second = ""] = recovery
      assert.strictEqual(new Set(recovery).size, 10)
      yield* step.withCode(yield* halfWay(email), first.toUpperCase().replaceAll("-", " "))
      for (const code of [first, other.recovery[0] ?? "", wrong]) {
        assert.instanceOf(leftOf(yield* Effect.either(step.withCode(yield* halfWay(email), code))), SignInRefused)
      }
      yield* step.withCode(yield* halfWay(email), second)
      const used = (yield* audited(workspace.id)).filter(({ what }) => what === "person.recovery_code_used")
      assert.deepStrictEqual(
        used.map(({ after }) => after),
        [9, 8].map((left) => ({ person_id: person.id, left }))
      )
    })
  )

  it.effect("stands behind a link that sets a new password, too", () =>
    Effect.gen(function* () {
      const { code, email, person } = yield* withApp
      const links = yield* PasswordLinks
      const signIn = yield* SignIn
      const step = yield* SecondStep
      const old = yield* halfWay(email)
      const link = yield* links.issue(person.id, Duration.hours(1))
      yield* links.redeem(tokenIn(link), { password: `another ${password}`, profile: null })
      const { device, half } = yield* Effect.flip(signIn.withLink(person.id, stranger))
      const sent = { half: Option.some(half), device: Option.some(device), from: stranger }
      yield* TestClock.adjust("30 seconds")
      // what the old password began is over
      assert.instanceOf(leftOf(yield* Effect.either(step.withCode(old, yield* code()))), HalfSignInGone)
      yield* step.withCode(sent, yield* code())
    })
  )

  it.effect("is asked of nobody who has set up no factor, and not before the set-up is confirmed", () =>
    Effect.gen(function* () {
      const { email } = yield* somebody
      const signIn = yield* SignIn
      const entered = yield* signIn.withPassword({ email, ...stranger, password: Redacted.make(password) })
      assert.isFalse(entered.passwordIsCommon)
    })
  )
})
