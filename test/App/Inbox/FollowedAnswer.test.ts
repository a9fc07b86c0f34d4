import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { harmless, revisited } from "#test/Autopilot/Revisits/Copies.ts"
import { brand } from "#test/House.ts"
import { Door } from "#test/Http/Asking.ts"
import { decideAll, received } from "#test/Http/Scenes.ts"
import { lookingAs } from "../Looking.ts"

layer(Door)("the page of a comment that followed an answer", (it) => {
  it.effect("leads to that answer, and says so when it is taken back; so does the page of what was answered", () =>
    Effect.gen(function* () {
      const ours = yield* brand({ role: "owner" })
      const { act } = yield* Moderation
      const by = (name: string) => ({
        text: harmless,
        externalId: name,
        author: { externalId: name, name, handle: name }
      })
      const first = yield* received(ours, by("first"))
      yield* decideAll
      yield* act(ours.principal, first, { action: "hide" })
      const copy = yield* received(ours, by("copy"))
      yield* decideAll
      const browser = yield* lookingAs(ours.personId)
      const before = yield* browser.visit(`/inbox/${copy}`)
      assert.include(before.text, "The same text was hidden by a person on")
      assert.include(before.text, `href="/inbox/${first}"`)
      assert.notInclude(before.text, "does not count like that any more")
      yield* act(ours.principal, first, { action: "unhide" })
      yield* revisited
      const after = yield* browser.visit(`/inbox/${copy}`)
      assert.include(after.text, "It had been hidden because of an answer that does not count like that any more")
      assert.include(after.text, "The same text was left up by a person on")
      const asked = yield* browser.visit(`/needs-you/${copy}`)
      assert.include(asked.text, "This was hidden because of an answer that has since been taken back")
      assert.include(
        (yield* browser.visit(`/inbox/${first}`)).text,
        "1 other comment was decided because of such an answer"
      )
    })
  )
})
