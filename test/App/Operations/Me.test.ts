import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Redacted, Schema, TestClock } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { data } from "#schema/Page.ts"
import {
  PasskeyAdded,
  PasskeyOptions,
  RecoveryCodesMade,
  Security,
  SessionsEnded,
  SignedInSession,
  TotpSetup
} from "#schema/resources/Security.ts"
import { codeAt } from "#src/Access/Factors/TotpCode.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { authenticator } from "#test/Access/Factors/Authenticator.ts"
import { byLink } from "#test/Access/TestSignIn.ts"
import { brand, testSettings } from "#test/House.ts"
import { type Asked, ask, Door, readAs, refused } from "#test/Http/Asking.ts"

const answer = <A, I>(schema: Schema.Schema<A, I>) => data(schema, "Answer")

/** Asks as somebody who is signed in, from a page of ours unless another origin is said. */
const asking = Effect.fn("asking")(function* (personId: PersonId) {
  const token = yield* Effect.flatMap(Sessions, ({ start }) => start(personId, byLink))
  const cookie = `__Host-steward_session=${Redacted.value(token)}`
  return (method: string, path: string, asked: Omit<Asked, "key"> = {}) =>
    ask(method, `/app/v1/me${path}`, {
      ...asked,
      headers: { cookie, origin: testSettings.baseUrl, "sec-fetch-site": "same-origin", ...asked.headers }
    })
})

layer(Door)("what belongs to a person", (it) => {
  it.effect("an app and a passkey are set up, listed and removed", () =>
    Effect.gen(function* () {
      const { personId } = yield* brand()
      const asked = yield* asking(personId)
      const begun = yield* asked("POST", "/totp")
      assert.strictEqual(begun.headers.get("cache-control"), "no-store")
      const { data: setup } = readAs(answer(TotpSetup), begun)
      assert.match(setup.address, /^otpauth:\/\/totp\/Steward:/)
      assert.match(setup.qr, /^<svg /)
      refused(yield* asked("POST", "/totp/confirm", { json: { code: "000 000" } }), 422, "unprocessable")
      const code = codeAt(setup.secret, yield* Clock.currentTimeMillis)
      const confirmed = readAs(answer(RecoveryCodesMade), yield* asked("POST", "/totp/confirm", { json: { code } }))
      assert.strictEqual(confirmed.data.recovery_codes?.length, 10)
      refused(yield* asked("POST", "/totp"), 422, "unprocessable")

      const key = authenticator(testSettings.baseUrl)
      const { data: options } = readAs(answer(PasskeyOptions), yield* asked("POST", "/passkeys/options"))
      const json = { name: " Telephone ", credential: key.make(options) }
      const added = yield* asked("POST", "/passkeys", { json })
      assert.strictEqual(added.status, 201, added.text)
      const { passkey, recovery_codes } = readAs(answer(PasskeyAdded), added).data
      assert.deepStrictEqual([passkey.name, recovery_codes], ["Telephone", null])
      assert.strictEqual((yield* asked("PATCH", `/passkeys/${passkey.id}`, { json: { name: "Key" } })).status, 200)
      const shown = readAs(answer(Security), yield* asked("GET", "/security")).data
      assert.deepStrictEqual(
        [shown.passkeys.map(({ name }) => name), shown.totp_since === null, shown.recovery_codes_left],
        [["Key"], false, 10]
      )
      assert.strictEqual((yield* asked("DELETE", "/totp")).status, 200)
      assert.strictEqual((yield* asked("DELETE", `/passkeys/${passkey.id}`)).status, 200)
      refused(yield* asked("DELETE", `/passkeys/${passkey.id}`), 404, "not_found")
      const after = readAs(answer(Security), yield* asked("GET", "/security")).data
      assert.deepStrictEqual([after.passkeys, after.totp_since, after.recovery_codes_left], [[], null, 0])
    })
  )

  it.effect("sessions are listed and ended, and changes ask for a proof of the last ten minutes", () =>
    Effect.gen(function* () {
      const { personId } = yield* brand()
      const [asked, other] = [yield* asking(personId), yield* asking(personId)]
      const listed = readAs(answer(Schema.Array(SignedInSession)), yield* asked("GET", "/sessions")).data
      assert.deepStrictEqual(listed.map(({ current }) => current).sort(), [false, true])
      assert.strictEqual(readAs(answer(SessionsEnded), yield* asked("DELETE", "/sessions")).data.ended, 1)
      refused(yield* other("GET", "/sessions"), 401, "unauthorized")
      const [mine] = readAs(answer(Schema.Array(SignedInSession)), yield* asked("GET", "/sessions")).data
      yield* TestClock.adjust("10 minutes")
      refused(yield* asked("POST", "/totp"), 403, "forbidden")
      refused(yield* asked("POST", "/passkeys/options"), 403, "forbidden")
      refused(yield* asked("POST", "/proof", { json: { password: "none was set" } }), 422, "unprocessable")
      assert.strictEqual((yield* asked("DELETE", `/sessions/${mine?.id}`)).status, 200)
      refused(yield* asked("GET", "/security"), 401, "unauthorized")
    })
  )

  it.effect("is for nobody else: without a session, from another site, or with more than is asked", () =>
    Effect.gen(function* () {
      const { personId } = yield* brand()
      const asked = yield* asking(personId)
      refused(yield* asked("GET", "/security", { headers: { cookie: "" } }), 401, "unauthorized")
      for (const headers of [{ origin: "https://evil.example" }, { origin: "" }, { "sec-fetch-site": "cross-site" }]) {
        refused(yield* asked("POST", "/totp", { headers }), 403, "forbidden")
      }
      refused(yield* asked("GET", "/sessions", { headers: { "sec-fetch-site": "same-site" } }), 403, "forbidden")
      refused(yield* asked("POST", "/totp/confirm", { json: { code: "1", more: 1 } }), 400, "invalid_request")
      refused(yield* asked("POST", "/password", { json: { current: "x" } }), 400, "invalid_request")
    })
  )
})
