import { assert, layer } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { origin, withApp, withPasskey } from "#test/Access/SignIn/Protected.ts"
import { password } from "#test/Access/TestSignIn.ts"
import { asked, isGuarded, newBrowser, TestSite } from "../Browser.ts"

const signInAs = (email: string) =>
  [
    ["email", email],
    ["password", password],
    ["next", "/settings/people"]
  ] as const

layer(TestSite)("the page of the second step", (it) => {
  it.effect("stands between the password and everything else, and leads on to where one wanted to go", () =>
    Effect.gen(function* () {
      const { code, email, workspace } = yield* withApp
      const browser = yield* newBrowser
      const first = yield* browser.submit("/sign-in", signInAs(email))
      assert.strictEqual(first.location, "/sign-in/second?next=%2Fsettings%2Fpeople")
      assert.match(
        first.headers.getSetCookie().join("\n"),
        /__Host-steward_half=[^;]+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax/i
      )
      isGuarded(yield* browser.visit(first.location))
      for (const path of ["/settings/people", "/settings/assistants"]) {
        assert.match((yield* browser.visit(path)).location, /^\/sign-in\?next=/)
      }
      const wrong = yield* browser.submit("/sign-in/second", [
        ["code", "000000"],
        ["next", "/settings/people"]
      ])
      assert.deepStrictEqual([wrong.status, wrong.text.includes("not right")], [401, true])
      yield* TestClock.adjust("30 seconds")
      const done = yield* browser.submit("/sign-in/second", [
        ["code", yield* code()],
        ["next", "/settings/people"]
      ])
      assert.strictEqual(done.location, "/settings/people")
      assert.include((yield* browser.visit("/settings/people")).text, workspace.name)
      assert.isFalse(browser.jar.has("__Host-steward_half"))
      assert.match((yield* browser.visit("/sign-in/second")).location, /^\/sign-in/)
    })
  )

  it.effect("what one browser began is nothing in another, nor from another site, nor in place of a session", () =>
    Effect.gen(function* () {
      const { code, email } = yield* withApp
      const [one, other] = [yield* newBrowser, yield* newBrowser]
      yield* one.submit("/sign-in", signInAs(email))
      const half = one.jar.get("__Host-steward_half") ?? ""
      yield* TestClock.adjust("30 seconds")
      other.jar.set("__Host-steward_half", half)
      const taken = yield* other.submit("/sign-in/second", [["code", yield* code()]])
      assert.match(taken.location, /^\/sign-in/)
      other.jar.set("__Host-steward_session", half)
      assert.match((yield* other.visit("/settings/people")).location, /^\/sign-in/)
      const elsewhere = { origin: "https://evil.example" }
      assert.strictEqual((yield* one.submit("/sign-in/second", [["code", yield* code()]], elsewhere)).status, 403)
      assert.strictEqual((yield* one.submit("/sign-in/second", [["code", yield* code()]])).status, 303)
    })
  )

  it.effect("a passkey signs in by itself, and after the password", () =>
    Effect.gen(function* () {
      const { email, key } = yield* withPasskey
      const sign = Effect.fn("sign")(function* (browser: Effect.Effect.Success<typeof newBrowser>, path: string) {
        const { text } = yield* browser.submit(`${path}/options`, [])
        const credential = JSON.stringify(key.sign(JSON.parse(text).data))
        return yield* browser.submit(path, [
          ["credential", credential],
          ["next", "/settings/people"]
        ])
      })
      const browser = yield* newBrowser
      assert.strictEqual((yield* sign(browser, "/sign-in/passkey")).location, "/settings/people")
      assert.strictEqual((yield* browser.visit("/settings/people")).status, 200)
      const second = yield* newBrowser
      yield* second.submit("/sign-in", signInAs(email))
      assert.strictEqual((yield* sign(second, "/sign-in/second/passkey")).location, "/settings/people")
      const refused = yield* second.submit("/sign-in/passkey", [["credential", "{}"]])
      assert.strictEqual(refused.status, 422)
      const foreign = yield* asked(new Request(`${origin}/sign-in/passkey/options`, { method: "POST" }))
      assert.strictEqual(foreign.status, 403)
    })
  )
})
