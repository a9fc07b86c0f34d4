import { assert, layer } from "@effect/vitest"
import { Clock, Effect, TestClock } from "effect"
import { codeAt } from "#src/Access/Factors/TotpCode.ts"
import { password } from "#test/Access/TestSignIn.ts"
import { brand } from "#test/House.ts"
import { Door } from "#test/Http/Asking.ts"
import { looking, lookingAs } from "../Looking.ts"

const path = "/settings/security"

layer(Door)("sign-in and security, without script", (it) => {
  it.effect("sets up an app, shows recovery codes once, and removes it", () =>
    Effect.gen(function* () {
      const { personId } = yield* brand()
      const browser = yield* lookingAs(personId)
      const doing = (what: string, ...fields: ReadonlyArray<readonly [string, string]>) =>
        browser.submit(path, [["do", what], ...fields])
      const first = yield* browser.visit(path)
      assert.deepStrictEqual([first.status, first.text.includes("this one")], [200, true])
      const begun = yield* doing("begin-totp")
      assert.include(begun.text, 'src="data:image/svg+xml,')
      const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(begun.text)?.[1] ?? "").replaceAll(" ", "")
      const wrong = yield* doing("confirm-totp", ["code", "000000"])
      assert.deepStrictEqual([wrong.status, wrong.text.includes("data:image/svg+xml")], [422, true])
      const now = yield* Clock.currentTimeMillis
      const sent = yield* doing("confirm-totp", ["code", codeAt(secret, now)])
      assert.strictEqual(sent.status, 303)
      const codesOf = ({ text }: { readonly text: string }) =>
        text.match(/<code>[0-9a-z]{4}(-[0-9a-z]{4}){3}<\/code>/g) ?? []
      const done = yield* browser.follow(sent)
      assert.include(done.text, "Your app is set up")
      assert.lengthOf(codesOf(done), 10)
      assert.deepStrictEqual(codesOf(yield* browser.visit(path)), [])
      // to load the page again makes no others in the place of those that were just written down
      const anew = yield* doing("new-codes")
      assert.deepStrictEqual([anew.status, codesOf(anew)], [303, []])
      assert.lengthOf(codesOf(yield* browser.follow(anew)), 10)
      assert.deepStrictEqual(codesOf(yield* browser.visit(anew.headers.get("location") ?? "")), [])
      assert.include((yield* doing("remove-totp")).text, "The app was removed")
      // who is nobody any more is sent to sign in, whatever they ask for
      assert.strictEqual((yield* looking(path)).status, 303)
    })
  )

  it.effect("asks who it is after ten minutes, takes nothing from elsewhere, and ends sessions", () =>
    Effect.gen(function* () {
      const { personId } = yield* brand()
      const browser = yield* lookingAs(personId)
      const other = yield* lookingAs(personId)
      assert.strictEqual((yield* browser.submit(path, [["do", "end-others"]], "https://evil.example")).status, 403)
      assert.strictEqual((yield* other.visit(path)).status, 200)
      assert.include((yield* browser.submit(path, [["do", "end-others"]])).text, "everywhere else")
      assert.strictEqual((yield* other.visit(path)).status, 303)
      yield* TestClock.adjust("10 minutes")
      const shown = yield* browser.visit(path)
      assert.include(shown.text, "Is it you?")
      assert.notInclude(shown.text, "Set up an app")
      const refused = yield* browser.submit(path, [["do", "begin-totp"]])
      assert.deepStrictEqual([refused.status, refused.text.includes("data:image")], [422, false])
      assert.strictEqual(
        (yield* browser.submit(path, [
          ["do", "prove"],
          ["proof", password]
        ])).status,
        422
      )
    })
  )
})
