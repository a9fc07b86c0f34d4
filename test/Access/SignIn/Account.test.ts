import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Either, Option, Redacted, TestClock } from "effect"
import { Factors } from "#src/Access/Factors/Factors.ts"
import { codeAt } from "#src/Access/Factors/TotpCode.ts"
import { FactorReset } from "#src/Access/Members/FactorReset.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { AccountFactors } from "#src/Access/SignIn/AccountFactors.ts"
import { AccountPassword } from "#src/Access/SignIn/AccountPassword.ts"
import { AccountProofs, proofLifetime } from "#src/Access/SignIn/AccountProofs.ts"
import { AccountSecurity } from "#src/Access/SignIn/AccountSecurity.ts"
import { KnownDevices } from "#src/Access/SignIn/KnownDevices.ts"
import { SecondStep } from "#src/Access/SignIn/SecondStep.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { SignIn } from "#src/Access/SignIn/SignIn.ts"
import { addPerson, audited, brand } from "../TestAccess.ts"
import { byLink, letterTo, nowhere, password, stranger, TestSignIn } from "../TestSignIn.ts"
import { halfWay, sessionOf, somebody, withApp, withPasskey } from "./Protected.ts"

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"

layer(TestSignIn)("the account of who is signed in", (it) => {
  it.effect("lists where they are signed in, and ends one or all others", () =>
    Effect.gen(function* () {
      const { person, session } = yield* somebody
      const stranger = yield* somebody
      const sessions = yield* Sessions
      const how = { by: "password", address: Option.some("192.0.2.5"), userAgent: firefox } as const
      const second = yield* sessions.start(person.id, how)
      const third = yield* sessions.start(person.id, byLink)
      const listed = yield* sessions.list(person.id, session.id)
      assert.deepStrictEqual(
        listed.map(({ address, current, device }) => [device, address, current]).sort(),
        [
          ["An unknown device", null, false],
          ["An unknown device", null, true],
          ["Firefox on Windows", "192.0.2.5", false]
        ].sort()
      )
      const other = yield* sessionOf(second)
      assert.strictEqual((yield* Effect.flip(sessions.endOne(stranger.person.id, other.id))).code, "not_found")
      yield* sessions.endOne(person.id, other.id)
      assert.isTrue(Option.isNone(yield* sessions.authenticate(second)))
      assert.isTrue(Option.isSome(yield* sessions.authenticate(third)))
      assert.strictEqual(yield* sessions.endOthers(person.id, session.id), 1)
      assert.deepStrictEqual(
        (yield* sessions.list(person.id, session.id)).map(({ current }) => current),
        [true]
      )
      assert.isTrue(Option.isSome(yield* sessions.authenticate(stranger.cookie)))
    })
  )

  it.effect("asks for the password, or a passkey, once more after ten minutes", () =>
    Effect.gen(function* () {
      const { cookie, key } = yield* withPasskey
      const factors = yield* AccountFactors
      const proofs = yield* AccountProofs
      const stale = Effect.gen(function* () {
        yield* TestClock.adjust(proofLifetime)
        const session = yield* sessionOf(cookie)
        for (const { code } of [
          yield* Effect.flip(factors.beginTotp(session)),
          yield* Effect.flip(factors.newCodes(session)),
          yield* Effect.flip(factors.passkeyCreation(session))
        ]) {
          assert.strictEqual(code, "forbidden")
        }
        return session
      })
      const first = yield* stale
      assert.strictEqual((yield* Effect.flip(proofs.byPassword(first, Redacted.make("wrong")))).code, "unprocessable")
      yield* proofs.byPassword(first, Redacted.make(password))
      yield* factors.beginTotp(yield* sessionOf(cookie))
      const second = yield* stale
      yield* proofs.byPasskey(second, key.sign(yield* proofs.passkeyOptions(second)))
      yield* factors.beginTotp(yield* sessionOf(cookie))
    })
  )

  it.effect("wrong passwords in a session that somebody has taken over run out", () =>
    Effect.gen(function* () {
      const { session } = yield* somebody
      const proofs = yield* AccountProofs
      const codes: Array<string> = []
      for (let tries = 0; tries < 12; tries++) {
        codes.push((yield* Effect.flip(proofs.byPassword(session, Redacted.make("wrong")))).code)
      }
      assert.deepStrictEqual(codes, [
        ...Array.from({ length: 10 }, () => "unprocessable"),
        "rate_limited",
        "rate_limited"
      ])
      assert.strictEqual((yield* Effect.flip(proofs.byPassword(session, Redacted.make(password)))).code, "rate_limited")
    })
  )

  it.effect("the first factor ends the other sessions, stands in the audit log and is told by mail", () =>
    Effect.gen(function* () {
      const { code, cookie, email, person, secret, session, workspace } = yield* Effect.gen(function* () {
        const elsewhere = yield* somebody
        const sessions = yield* Sessions
        const factors = yield* AccountFactors
        const other = yield* sessions.start(elsewhere.person.id, byLink)
        const { secret } = yield* factors.beginTotp(elsewhere.session)
        assert.strictEqual((yield* Effect.flip(factors.confirmTotp(elsewhere.session, "000000"))).code, "unprocessable")
        assert.isTrue(Option.isSome(yield* sessions.authenticate(other)))
        const code = codeAt(secret, yield* Clock.currentTimeMillis)
        yield* factors.confirmTotp(elsewhere.session, code)
        assert.isTrue(Option.isNone(yield* sessions.authenticate(other)))
        return { ...elsewhere, code, secret }
      })
      assert.isTrue(Option.isSome(yield* Effect.flatMap(Sessions, ({ authenticate }) => authenticate(cookie))))
      assert.notInclude((yield* letterTo(email, "asks for a code")).text, secret)
      const [entry] = (yield* audited(workspace.id)).filter(({ what }) => what === "person.totp_added")
      assert.deepStrictEqual(entry, {
        actor: person.name,
        what: "person.totp_added",
        before: null,
        after: { person_id: person.id }
      })
      // the code of the set-up was used up by it
      const step = yield* SecondStep
      assert.isTrue(Either.isLeft(yield* Effect.either(step.withCode(yield* halfWay(email), code))))
      const sql = yield* PgClient.PgClient
      const rows = yield* sql`SELECT encode(sealed_secret, 'escape') AS sealed FROM totp_secrets`
      assert.notInclude(JSON.stringify(rows), secret)
      assert.deepNestedInclude(yield* Effect.flatMap(AccountSecurity, ({ show }) => show(session)), {
        recovery_codes_left: 10,
        passkeys_impossible: null
      })
    })
  )

  it.effect("the first factor knows no device any more on which somebody entered with the password alone", () =>
    Effect.gen(function* () {
      const { email, person, session } = yield* somebody
      const { known, remember } = yield* KnownDevices
      const factors = yield* AccountFactors
      const isKnown = Effect.map(known(Option.some(yield* remember(Option.none(), person.id)), email), Option.isSome)
      const { secret } = yield* factors.beginTotp(session)
      assert.isTrue(yield* isKnown)
      yield* factors.confirmTotp(session, codeAt(secret, yield* Clock.currentTimeMillis))
      assert.isFalse(yield* isKnown)
    })
  )

  it.effect("a factor that is removed asks for nothing, and takes its recovery codes with it", () =>
    Effect.gen(function* () {
      const { email, person, session } = yield* withApp
      const factors = yield* AccountFactors
      yield* factors.removeTotp(session)
      assert.deepStrictEqual(yield* Effect.flatMap(Factors, ({ kinds }) => kinds(person.id)), {
        totp: false,
        passkey: false
      })
      const shown = yield* Effect.flatMap(AccountSecurity, ({ show }) => show(session))
      assert.deepStrictEqual([shown.totp_since, shown.recovery_codes_left], [null, 0])
      yield* Effect.flatMap(SignIn, ({ withPassword }) =>
        withPassword({ email, ...stranger, password: Redacted.make(password) })
      )
    })
  )

  it.effect("new recovery codes take the place of the old ones", () =>
    Effect.gen(function* () {
      const { email, recovery, session } = yield* withApp
      const factors = yield* AccountFactors
      const step = yield* SecondStep
      const { recovery_codes } = yield* factors.newCodes(session)
      assert.isTrue(Either.isLeft(yield* Effect.either(step.withCode(yield* halfWay(email), recovery[3] ?? ""))))
      yield* step.withCode(yield* halfWay(email), recovery_codes?.[3] ?? "")
    })
  )

  it.effect("a new password asks for the old one, is no common one, and ends the other sessions", () =>
    Effect.gen(function* () {
      const { cookie, email, person, session } = yield* somebody
      const { change } = yield* AccountPassword
      const sessions = yield* Sessions
      const other = yield* sessions.start(person.id, { by: "password", address: nowhere })
      const to = (text: string, current = password) =>
        change(session, { current: Redacted.make(current), password: Redacted.make(text) }, (id) =>
          Effect.sync(() => ended.push(id))
        )
      const ended: Array<string> = []
      const next = "four quite ordinary words"
      assert.include((yield* Effect.flip(to(next, "wrong"))).message, "not your password")
      for (const weak of ["Password123456", "short", "ada lovelace 1"]) {
        assert.strictEqual((yield* Effect.flip(to(weak))).code, "unprocessable", weak)
      }
      assert.isTrue(Option.isSome(yield* sessions.authenticate(other)))
      assert.deepStrictEqual(ended, [])
      yield* to(next)
      assert.deepStrictEqual(ended, [person.id])
      assert.isTrue(Option.isNone(yield* sessions.authenticate(other)))
      assert.isTrue(Option.isSome(yield* sessions.authenticate(cookie)))
      const enter = (text: string) =>
        Effect.flatMap(SignIn, ({ withPassword }) =>
          withPassword({ email, ...stranger, password: Redacted.make(text) })
        )
      assert.isTrue(Either.isLeft(yield* Effect.either(enter(password))))
      yield* enter(next)
    })
  )

  it.effect("an old password that everybody tries goes on working, and is told", () =>
    Effect.gen(function* () {
      const { email, person, session } = yield* somebody
      const sql = yield* PgClient.PgClient
      yield* sql`UPDATE passwords SET hash = 'hash of Password123456', is_common = NULL WHERE person_id = ${person.id}`
      const entered = yield* Effect.flatMap(SignIn, ({ withPassword }) =>
        withPassword({ email, ...stranger, password: Redacted.make("Password123456") })
      )
      assert.isTrue(entered.passwordIsCommon)
      assert.isTrue((yield* Effect.flatMap(AccountSecurity, ({ show }) => show(session))).password_is_common)
    })
  )

  it.effect("an owner sees who has a factor, and resets that of who belongs to their brands alone", () =>
    Effect.gen(function* () {
      const { cookie, email, person, workspace } = yield* withApp
      const reset = yield* FactorReset
      const members = yield* Members
      const factors = yield* Factors
      const owner = yield* addPerson(workspace.id, "owner")
      const admin = yield* addPerson(workspace.id, "admin")
      const by = (personId: typeof owner.id) => ({ workspaceId: workspace.id, personId, actor: "Olive Owner" })
      const shown = yield* factors.members(workspace.id)
      assert.deepStrictEqual(
        shown.filter(({ second_factor }) => second_factor).map(({ person_id }) => person_id),
        [person.id]
      )
      assert.strictEqual((yield* Effect.flip(reset.byOwner(by(admin.id), person.id))).code, "forbidden")
      const elsewhere = yield* brand()
      yield* members.add({
        workspaceId: elsewhere.workspace.id,
        person,
        role: "viewer",
        limitedTo: null,
        actor: "Grace"
      })
      assert.strictEqual((yield* Effect.flip(reset.byOwner(by(owner.id), person.id))).code, "forbidden")
      assert.strictEqual((yield* Effect.flip(reset.byOwner(by(owner.id), elsewhere.person.id))).code, "not_found")
      yield* members.remove({ workspaceId: elsewhere.workspace.id, personId: person.id, actor: "Grace" })
      yield* reset.byOwner(by(owner.id), person.id)
      assert.isTrue(Option.isNone(yield* Effect.flatMap(Sessions, ({ authenticate }) => authenticate(cookie))))
      assert.include((yield* letterTo(email, "was removed")).text, "Sign in with your password")
      const [entry] = (yield* audited(workspace.id)).filter(({ what }) => what === "person.factor_reset")
      assert.strictEqual(entry?.actor, "Olive Owner")
      yield* Effect.flatMap(SignIn, ({ withPassword }) =>
        withPassword({ email, ...stranger, password: Redacted.make(password) })
      )
      assert.strictEqual((yield* Effect.flip(reset.byOperator(email, "operator"))).code, "unprocessable")
      assert.strictEqual((yield* Effect.flip(reset.byOperator("nobody@example.com", "operator"))).code, "not_found")
    })
  )
})
