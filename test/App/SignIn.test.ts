import { assert, layer } from "@effect/vitest"
import { Effect, Option, Queue, Redacted } from "effect"
import { dummyHash } from "#src/Access/SignIn/Passwords.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { Checked, Letters, newEmail, password, signedUp } from "#test/Access/TestSignIn.ts"
import {
  formOf,
  headingOf,
  isGuarded,
  newBrowser,
  type Page,
  signedIn,
  TestSite,
  withFields,
  withoutOwnScripts
} from "./Browser.ts"

/** An answer without what is different each time. */
const essence = ({ headers, status, text }: Page, email: string) => ({
  status,
  text: text.replaceAll(email, "E"),
  headers: Array.from(headers).filter(([name]) => name !== "x-request-id")
})

layer(TestSite)("signing in", (it) => {
  it.effect("leads on to where one wanted to go, with a cookie that scripts and other sites do not get", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const browser = yield* newBrowser
      const away = yield* browser.visit("/settings/assistants")
      assert.strictEqual(away.location, "/sign-in?next=%2Fsettings%2Fassistants")
      const form = yield* browser.visit("/sign-in?next=%2Fsettings%2Fpeople")
      isGuarded(form)
      const fields = withFields(formOf(form, "/sign-in"), { email, password })
      const page = yield* browser.submit("/sign-in", fields)
      assert.strictEqual(page.status, 303)
      assert.strictEqual(page.location, "/settings/people")
      const [cookie = ""] = page.headers.getSetCookie()
      assert.match(cookie, /^__Host-steward_session=[A-Za-z0-9_-]{43}; /)
      for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) assert.include(cookie, part)
      assert.notMatch(cookie, /Domain=/i)
      assert.include(headingOf(yield* browser.visit("/settings/people")), "People")
      assert.strictEqual((yield* browser.visit("/sign-in")).location, "/")
    })
  )

  it.effect("signing out ends the session, here and wherever its cookie was copied to", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const browser = yield* signedIn(email)
      const [cookie = ""] = Array.from(browser.jar.values())
      const page = yield* browser.submit("/sign-out", [])
      assert.strictEqual(page.location, "/sign-in")
      assert.deepStrictEqual([...browser.jar.keys()], ["__Host-steward_device"])
      const sessions = yield* Sessions
      assert.isTrue(Option.isNone(yield* sessions.authenticate(Redacted.make(cookie))))
    })
  )

  it.effect("nobody learns who has an account: not by words, headers or work", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const stranger = yield* newEmail
      const checked = yield* Checked
      const tried = Effect.fnUntraced(function* (who: string) {
        checked.length = 0
        const browser = yield* newBrowser
        const page = yield* browser.submit("/sign-in", [
          ["email", who],
          ["password", "not this one, I am afraid"]
        ])
        return { page: essence(page, who), work: checked.length }
      })
      const known = yield* tried(email)
      assert.strictEqual(known.page.status, 401)
      assert.deepStrictEqual(yield* tried(stranger), known)
      assert.deepStrictEqual(checked, [dummyHash])
      const asks = Effect.fnUntraced(function* (who: string) {
        const browser = yield* newBrowser
        return essence(yield* browser.submit("/forgot-password", [["email", who]]), who)
      })
      const letter = yield* asks(email)
      assert.strictEqual(letter.status, 200)
      assert.deepStrictEqual(yield* asks(stranger), letter)
      yield* Effect.flatMap(Letters, Queue.take)
    })
  )

  it.effect("too many tries are told so, whoever they were for", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const stranger = yield* newEmail
      const answers: Array<ReturnType<typeof essence>> = []
      for (const who of [email, stranger]) {
        const browser = yield* newBrowser
        const tries = yield* Effect.replicateEffect(
          browser.submit("/sign-in", [
            ["email", who],
            ["password", "wrong"]
          ]),
          11
        )
        const [last] = tries.slice(-1)
        if (last === undefined) return assert.fail("nothing was answered")
        assert.strictEqual(last.status, 429)
        assert.isAbove(Number(last.headers.get("retry-after")), 0)
        answers.push(essence(last, who))
      }
      assert.deepStrictEqual(answers[0], answers[1])
    })
  )

  it.effect("nothing leads away from here", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      for (const next of [
        "https://evil.example/",
        "//evil.example",
        "/\\evil.example",
        "/assistants\r\nx: y",
        "javascript:alert(1)"
      ]) {
        const browser = yield* newBrowser
        const form = yield* browser.visit(`/sign-in?${new URLSearchParams({ next })}`)
        assert.notInclude(form.text, "evil.example")
        const page = yield* browser.submit("/sign-in", [
          ["email", email],
          ["password", password],
          ["next", next]
        ])
        assert.strictEqual(page.location, "/")
        assert.strictEqual((yield* browser.visit(`/sign-in?${new URLSearchParams({ next })}`)).location, "/")
        const out = yield* browser.submit("/sign-out", [["next", next]])
        assert.strictEqual(out.location, "/sign-in")
      }
    })
  )

  it.effect("what is filled in is shown again as text alone", () =>
    Effect.gen(function* () {
      const browser = yield* newBrowser
      const email = `"><script>alert(1)</script>@example.com`
      const page = yield* browser.submit("/sign-in", [
        ["email", email],
        ["password", "wrong"]
      ])
      assert.notInclude(withoutOwnScripts(page), "<script")
      assert.include(page.text, "&quot;>&lt;script>")
    })
  )
})
