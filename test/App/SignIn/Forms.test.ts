import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { password, signedUp } from "#test/Access/TestSignIn.ts"
import { isGuarded, newBrowser, signedIn, TestSite, withoutOwnScripts } from "../Browser.ts"

const posts = [
  "/sign-in",
  "/sign-out",
  "/forgot-password",
  "/set-password",
  "/invitation",
  "/oauth/authorize",
  "/authorize",
  "/settings/assistants/grt_1/disconnect",
  "/settings/people/invite",
  "/settings/people/invitations/inv_1/cancel",
  "/settings/people/usr_1/remove"
]

layer(TestSite)("forms", (it) => {
  it.effect("are taken from our own pages alone, whoever is signed in", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      const browser = yield* signedIn(email)
      for (const path of posts) {
        for (const origin of [
          "https://evil.example",
          "null",
          "http://steward.test",
          "https://steward.test:444",
          "https://steward.test.evil.example",
          null
        ]) {
          const page = yield* browser.submit(
            path,
            [
              ["email", email],
              ["password", password]
            ],
            { origin }
          )
          assert.strictEqual(page.status, 403, `${path} from ${origin}`)
          assert.strictEqual(page.headers.getSetCookie().length, 0)
          isGuarded(page)
        }
      }
      assert.strictEqual((yield* browser.visit("/settings/assistants")).status, 200)
    })
  )

  it.effect("too large a form is refused", () =>
    Effect.gen(function* () {
      const browser = yield* newBrowser
      const page = yield* browser.submit("/sign-in", [["email", "x".repeat(70_000)]])
      assert.strictEqual(page.status, 413)
    })
  )

  it.effect("no page may be framed, kept or scripted, whatever it answers", () =>
    Effect.gen(function* () {
      const { email } = yield* signedUp()
      for (const browser of [yield* newBrowser, yield* signedIn(email)]) {
        for (const path of [
          "/sign-in",
          "/forgot-password",
          "/set-password?token=x",
          "/invitation",
          "/oauth/authorize",
          "/authorize?client_id=x",
          "/settings/assistants",
          "/settings/people",
          "/settings/people?workspace=x%00"
        ]) {
          const page = yield* browser.visit(path)
          isGuarded(page)
          assert.notMatch(withoutOwnScripts(page), /<script|\son[a-z]+=/i)
        }
      }
    })
  )
})
