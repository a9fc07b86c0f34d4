import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { AccessTokens } from "#src/OAuth/Grants/AccessTokens.ts"
import { approved, exchanged } from "#test/OAuth/TestOAuth.ts"
import { formOf, TestSite } from "./Browser.ts"
import { asking } from "./Consent/Asking.ts"

layer(TestSite)("connected assistants", (it) => {
  it.effect("are listed, and gone when they are disconnected", () =>
    Effect.gen(function* () {
      const { browser, client, person, workspace } = yield* asking
      const other = yield* asking
      const nothing = yield* browser.visit("/settings/assistants")
      assert.include(nothing.text, "No assistant is connected")
      assert.include(nothing.text, "https://steward.test/mcp")
      const { access } = yield* exchanged(client, yield* approved({ client, person, workspaceId: workspace.id }))
      const list = yield* browser.visit("/settings/assistants")
      const [action = ""] = /\/settings\/assistants\/grt_[0-9a-f]+\/disconnect/.exec(list.text) ?? []
      const fields = formOf(list, action)
      const isGood = Effect.flatMap(AccessTokens, ({ authenticate }) => Effect.either(authenticate(access)))
      yield* other.browser.submit(action, fields)
      assert.strictEqual((yield* isGood)._tag, "Right")
      assert.match((yield* browser.submit(action, fields)).location, /^\/settings\/assistants\?.*done=disconnected$/)
      assert.strictEqual((yield* isGood)._tag, "Left")
      assert.include((yield* browser.visit("/settings/assistants")).text, "No assistant is connected")
    })
  )
})
