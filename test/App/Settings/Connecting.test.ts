import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { member } from "#test/House.ts"
import { InProcess } from "#test/InProcess.ts"
import { afresh, connector, HouseAndPlatforms, through } from "#test/Platforms/Connect/Scene.ts"
import { subjects } from "#test/Sandbox/Login/LoggingIn.ts"
import { formOf } from "../Browser.ts"
import { lookingAs } from "../Looking.ts"

const Door = Layer.provideMerge(InProcess.layer, HouseAndPlatforms)
const form = "/settings/accounts/connect"

layer(Door)("connecting by a click, without script", (it) => {
  /** Presses a button of a page, and goes on to where the platform leads back. */
  const pressed = Effect.fn("pressed")(function* (
    { submit, visit }: Effect.Effect.Success<ReturnType<typeof lookingAs>>,
    page: string,
    platform: Platform
  ) {
    const sent = yield* submit(form, [...formOf(yield* visit(page), form), ["platform", platform]])
    const address = sent.headers.get("refresh")?.replace("0; url=", "") ?? ""
    assert.include(sent.text.replaceAll("&amp;", "&"), `href="${address}"`)
    const { code, state } = yield* through(platform, address)
    return `/connect/${platform}/?${new URLSearchParams({ code, state })}`
  })

  it.effect("goes from Settings to the platform, back, over the choice, to an account that is connected", () =>
    Effect.gen(function* () {
      yield* afresh
      const { principal, workspaceId } = yield* connector()
      const browser = yield* lookingAs(principal.personId)
      const back = yield* pressed(browser, `/settings/accounts?workspace=${workspaceId}`, "facebook")
      const other = yield* lookingAs(principal.personId)
      const elsewhere = yield* other.visit(back)
      assert.strictEqual(elsewhere.status, 403)
      assert.include(elsewhere.text, "not begun in this browser")
      const led = yield* browser.visit(back)
      const choice = led.headers.get("location") ?? ""
      assert.strictEqual((yield* browser.visit(back)).status, 403)
      const page = yield* browser.visit(choice)
      assert.include(page.text, "<bdi>Nordlys Outdoor</bdi>")
      assert.notInclude(page.text, "EAA")
      const path = choice.split("?")[0] ?? ""
      const nothing = yield* browser.submit(path, [["workspace", workspaceId]])
      assert.include(nothing.text, "Choose at least one account.")
      const done = yield* browser.submit(path, [
        ["workspace", workspaceId],
        ["account", subjects.facebook.account]
      ])
      assert.strictEqual(done.headers.get("location"), `/settings/accounts?workspace=${workspaceId}&done=connected`)
      const list = yield* browser.visit(done.headers.get("location") ?? "")
      assert.include(list.text, subjects.facebook.account)
      assert.include(list.text, "is being read")
    })
  )

  it.effect("is offered at the first visit, and to nobody whose role does not allow it", () =>
    Effect.gen(function* () {
      yield* afresh
      const { workspaceId } = yield* connector()
      const viewer = yield* lookingAs((yield* member(workspaceId, "viewer")).personId)
      const page = yield* viewer.visit(`/settings/accounts?workspace=${workspaceId}`)
      assert.notInclude(page.text, `action="${form}"`)
      const refused = yield* viewer.submit(form, [
        ["workspace", workspaceId],
        ["platform", "facebook"]
      ])
      assert.strictEqual(refused.status, 403)
      const anybody = yield* viewer.visit("/connect/facebook/?state=x&code=y")
      assert.strictEqual(anybody.status, 403)
    })
  )
})
