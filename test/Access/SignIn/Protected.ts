import { assert } from "@effect/vitest"
import { Clock, Effect, Option, Redacted } from "effect"
import { codeAt } from "#src/Access/Factors/TotpCode.ts"
import { AccountFactors } from "#src/Access/SignIn/AccountFactors.ts"
import { SecondStepNeeded } from "#src/Access/SignIn/HalfSignIns.ts"
import type { SentSecond } from "#src/Access/SignIn/SecondStep.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { SignIn } from "#src/Access/SignIn/SignIn.ts"
import type { TriedFrom } from "#src/Access/SignIn/SignInLimits.ts"
import { authenticator } from "../Factors/Authenticator.ts"
import { byLink, password, signedUp, stranger } from "../TestSignIn.ts"

export const origin = "https://steward.test"

/** The session that a cookie is. */
export const sessionOf = Effect.fn("sessionOf")(function* (cookie: Redacted.Redacted) {
  return Option.getOrThrow(yield* Effect.flatMap(Sessions, ({ current }) => current(cookie)))
})

/** A person who is signed in, and has no second factor yet. */
export const somebody = Effect.gen(function* () {
  const signed = yield* signedUp()
  const cookie = yield* Effect.flatMap(Sessions, ({ start }) => start(signed.person.id, byLink))
  return { ...signed, cookie, session: yield* sessionOf(cookie) }
})

/** One who gives codes of an app. `code`: what it shows, so many steps from now. */
export const withApp = Effect.gen(function* () {
  const one = yield* somebody
  const factors = yield* AccountFactors
  const { secret } = yield* factors.beginTotp(one.session)
  const code = (steps = 0) => Effect.map(Clock.currentTimeMillis, (now) => codeAt(secret, now + steps * 30_000))
  const { recovery_codes } = yield* factors.confirmTotp(one.session, yield* code())
  return { ...one, secret, code, recovery: recovery_codes ?? [] }
})

/** One who has a passkey. */
export const withPasskey = Effect.gen(function* () {
  const one = yield* somebody
  const factors = yield* AccountFactors
  const key = authenticator(origin, one.person.id)
  const credential = key.make(yield* factors.passkeyCreation(one.session))
  const { passkey, recovery_codes } = yield* factors.addPasskey(one.session, { name: "Telephone", credential })
  return { ...one, key, passkey, recovery: recovery_codes ?? [] }
})

/** The right password, by somebody of whom more is asked: what their browser sends next. */
export const halfWay = Effect.fn("halfWay")(function* (email: string, from: TriedFrom = stranger) {
  const signIn = yield* SignIn
  const entered = yield* Effect.either(signIn.withPassword({ email, ...from, password: Redacted.make(password) }))
  if (entered._tag === "Right" || !(entered.left instanceof SecondStepNeeded)) {
    return assert.fail("no second factor was asked for")
  }
  const { device, half } = entered.left
  return {
    half: Option.some(half),
    device: Option.some(device),
    from: { ...from, device: Option.some(device) }
  } satisfies SentSecond
})
