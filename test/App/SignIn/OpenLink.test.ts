import { assert, layer } from "@effect/vitest"
import { Duration, Effect, TestClock } from "effect"
import { SignInLinks, signInLinkLifetime } from "#src/Access/SignIn/SignInLinks.ts"
import { brand } from "#test/Access/TestAccess.ts"
import { asked, headingOf, newBrowser, TestSite } from "../Browser.ts"

const pathOf = (address: string) => address.replace("https://steward.test", "")

layer(TestSite)("the link that opens the app", (it) => {
  it.effect("lets its person in, once, and says so afterwards", () =>
    Effect.gen(function* () {
      const { person, workspace } = yield* brand()
      const { forget, issue } = yield* SignInLinks
      const path = pathOf(yield* issue(person.id))
      const browser = yield* newBrowser
      assert.strictEqual((yield* browser.visit(path)).location, "/")
      assert.include((yield* browser.visit("/settings/people")).text, workspace.name)
      for (const elapsed of [Duration.zero, signInLinkLifetime]) {
        yield* TestClock.adjust(elapsed)
        yield* forget
        const stranger = yield* newBrowser
        const again = yield* stranger.visit(path)
        assert.strictEqual(again.status, 410)
        assert.include(again.text, "works only once")
        assert.include((yield* stranger.visit("/settings/people")).location, "/sign-in")
      }
      yield* TestClock.adjust("25 hours")
      yield* forget
      assert.include((yield* browser.visit(path)).text, "has expired, or is cut off")
    })
  )

  it.effect("lets one of two in who come at the same time", () =>
    Effect.gen(function* () {
      const { person } = yield* brand()
      const path = pathOf(yield* (yield* SignInLinks).issue(person.id))
      const answers = yield* Effect.all(
        Array.from({ length: 4 }, () => Effect.flatMap(newBrowser, (browser) => browser.visit(path))),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(answers.map(({ status }) => status).sort(), [303, 410, 410, 410])
    })
  )

  it.effect("is not taken from another site, and is good afterwards", () =>
    Effect.gen(function* () {
      const { person } = yield* brand()
      const link = yield* (yield* SignInLinks).issue(person.id)
      const led = yield* asked(new Request(link, { headers: { "sec-fetch-site": "cross-site" } }))
      assert.strictEqual(led.status, 403)
      assert.isNull(led.headers.get("set-cookie"))
      assert.strictEqual((yield* asked(new Request(link))).status, 303)
    })
  )

  it.effect("lets nobody in when it is late, cut off, or meant for something else", () =>
    Effect.gen(function* () {
      const { person } = yield* brand()
      const path = pathOf(yield* (yield* SignInLinks).issue(person.id))
      const browser = yield* newBrowser
      assert.strictEqual((yield* browser.visit(path.slice(0, -1))).status, 410)
      assert.strictEqual((yield* browser.visit("/open")).status, 410)
      assert.strictEqual((yield* browser.visit(path.replace("/open", "/set-password"))).status, 410)
      yield* TestClock.adjust(signInLinkLifetime)
      const late = yield* browser.visit(path)
      assert.strictEqual(late.status, 410)
      assert.strictEqual(headingOf(late), "This link no longer works")
    })
  )
})
