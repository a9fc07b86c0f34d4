import { assert, layer } from "@effect/vitest"
import { Effect, Either, Option, TestClock } from "effect"
import { Unprocessable } from "#schema/Errors.ts"
import { challengeLifetime } from "#src/Access/Factors/Challenges.ts"
import { Passkeys } from "#src/Access/Factors/Passkeys.ts"
import { AccountFactors } from "#src/Access/SignIn/AccountFactors.ts"
import { SecondStep } from "#src/Access/SignIn/SecondStep.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { authenticator, type Lies } from "../Factors/Authenticator.ts"
import { stranger, TestSignIn } from "../TestSignIn.ts"
import { halfWay, origin, somebody, withPasskey } from "./Protected.ts"

const isRefused = (result: Either.Either<unknown, unknown>) =>
  Either.isLeft(result) && result.left instanceof Unprocessable

layer(TestSignIn)("passkeys", (it) => {
  it.effect("one lets in alone, whoever's it is, and as a second factor", () =>
    Effect.gen(function* () {
      const { email, key, passkey, person, recovery } = yield* withPasskey
      const step = yield* SecondStep
      const sessions = yield* Sessions
      assert.strictEqual(recovery.length, 10)
      const alone = yield* step.alone(stranger, key.sign(yield* step.aloneOptions(stranger)))
      assert.deepStrictEqual(yield* sessions.authenticate(alone.session), Option.some(person))
      const sent = yield* halfWay(email)
      const options = yield* step.passkeyOptions(sent)
      assert.deepInclude(options, { rpId: "steward.test" })
      assert.deepNestedInclude(options, { "allowCredentials[0].id": key.id })
      const second = yield* step.withPasskey(sent, key.sign(options, { verifies: false }))
      assert.deepStrictEqual(yield* sessions.authenticate(second.session), Option.some(person))
      const [kept] = yield* Effect.flatMap(Passkeys, ({ list }) => list(person.id))
      assert.deepStrictEqual([kept?.id, kept?.name, kept?.used_at === null], [passkey.id, "Telephone", false])
    })
  )

  it.effect("a signature is good once, for what it was asked for, in five minutes", () =>
    Effect.gen(function* () {
      const { email, key } = yield* withPasskey
      const step = yield* SecondStep
      const options = yield* step.aloneOptions(stranger)
      yield* step.alone(stranger, key.sign(options))
      assert.isTrue(isRefused(yield* Effect.either(step.alone(stranger, key.sign(options)))))

      const sent = yield* halfWay(email)
      const forSecond = yield* step.passkeyOptions(sent)
      assert.isTrue(isRefused(yield* Effect.either(step.alone(stranger, key.sign(forSecond)))))
      const forAlone = yield* step.aloneOptions(stranger)
      assert.isTrue(isRefused(yield* Effect.either(step.withPasskey(sent, key.sign(forAlone)))))

      const late = yield* step.aloneOptions(stranger)
      yield* TestClock.adjust(challengeLifetime)
      assert.isTrue(isRefused(yield* Effect.either(step.alone(stranger, key.sign(late)))))
      assert.isTrue(isRefused(yield* Effect.either(step.alone(stranger, key.sign({ challenge: "A".repeat(43) })))))
    })
  )

  it.effect("another origin's, another person's, an unknown one and one that saw nobody are refused", () =>
    Effect.gen(function* () {
      const { email, key, person } = yield* withPasskey
      const other = yield* withPasskey
      const step = yield* SecondStep
      const lies: ReadonlyArray<Lies> = [
        { origin: "https://steward.test.example.com" },
        { origin: "http://steward.test" },
        { rpId: "example.com" },
        { type: "webauthn.create" },
        { verifies: false }
      ]
      for (const lie of lies) {
        const options = yield* step.aloneOptions(stranger)
        assert.isTrue(
          isRefused(yield* Effect.either(step.alone(stranger, key.sign(options, lie)))),
          JSON.stringify(lie)
        )
      }
      const unknown = authenticator(origin, "unknown")
      const options = yield* step.aloneOptions(stranger)
      assert.isTrue(isRefused(yield* Effect.either(step.alone(stranger, unknown.sign(options)))))
      // under somebody's id, signed by another
      const forged = { ...other.key.sign(yield* step.aloneOptions(stranger)), id: key.id, rawId: key.id }
      assert.isTrue(isRefused(yield* Effect.either(step.alone(stranger, forged))))
      const sent = yield* halfWay(email)
      const theirs = other.key.sign(yield* step.passkeyOptions(sent))
      assert.isTrue(isRefused(yield* Effect.either(step.withPasskey(sent, theirs))))
      const { session } = yield* step.withPasskey(sent, key.sign(yield* step.passkeyOptions(sent)))
      assert.deepStrictEqual(
        yield* Effect.flatMap(Sessions, ({ authenticate }) => authenticate(session)),
        Option.some(person)
      )
    })
  )

  it.effect("a counter that goes back, or stands still, tells of a copy and is refused", () =>
    Effect.gen(function* () {
      const { key } = yield* withPasskey
      const step = yield* SecondStep
      const signed = (counter: number) =>
        Effect.flatMap(step.aloneOptions(stranger), (options) =>
          Effect.either(step.alone(stranger, key.sign(options, { counter })))
        )
      assert.isTrue(Either.isRight(yield* signed(7)))
      for (const counter of [6, 7, 0]) assert.isTrue(isRefused(yield* signed(counter)), String(counter))
      assert.isTrue(Either.isRight(yield* signed(8)))
    })
  )

  it.effect("those that count nothing go on", () =>
    Effect.gen(function* () {
      const { key } = yield* withPasskey
      const step = yield* SecondStep
      for (let times = 0; times < 2; times++) {
        yield* step.alone(stranger, key.sign(yield* step.aloneOptions(stranger), { counter: 0 }))
      }
    })
  )

  it.effect("one is made once, here, and for the session that asked", () =>
    Effect.gen(function* () {
      const one = yield* somebody
      const other = yield* withPasskey
      const factors = yield* AccountFactors
      const key = authenticator(origin)
      const add = (credential: ReturnType<typeof key.make>) =>
        Effect.either(factors.addPasskey(one.session, { name: "Key", credential }))
      const options = yield* factors.passkeyCreation(one.session)
      const theirs = yield* factors.passkeyCreation(other.session)
      assert.isTrue(isRefused(yield* add(key.make(theirs))))
      for (const lie of [{ origin: "https://example.com" }, { rpId: "example.com" }, { type: "webauthn.get" }]) {
        assert.isTrue(isRefused(yield* add(key.make(yield* factors.passkeyCreation(one.session), lie))))
      }
      assert.isTrue(Either.isRight(yield* add(key.make(options))))
      assert.isTrue(isRefused(yield* add(key.make(options))))
      // the same authenticator, for somebody else
      const again = key.make(yield* factors.passkeyCreation(other.session))
      const result = yield* Effect.either(factors.addPasskey(other.session, { name: "Key", credential: again }))
      assert.isTrue(isRefused(result))
    })
  )

  it.effect("are renamed and removed by whose they are alone", () =>
    Effect.gen(function* () {
      const { passkey, person, session } = yield* withPasskey
      const other = yield* withPasskey
      const passkeys = yield* Passkeys
      const factors = yield* AccountFactors
      for (const touch of [
        passkeys.rename(other.person.id, passkey.id, "Mine"),
        factors.removePasskey(other.session, passkey.id)
      ]) {
        assert.strictEqual((yield* Effect.flip(touch)).code, "not_found")
      }
      assert.strictEqual((yield* passkeys.rename(person.id, passkey.id, "Old telephone")).name, "Old telephone")
      yield* factors.removePasskey(session, passkey.id)
      assert.deepStrictEqual(yield* passkeys.list(person.id), [])
    })
  )
})
