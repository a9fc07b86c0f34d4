import { assert, describe, it, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Timestamp } from "#schema/Time.ts"
import { bulkUndoOf } from "#src/App/Inbox/BulkUndo.ts"
import * as State from "#src/App/Inbox/Inbox.state.ts"
import { revealed } from "#src/App/Inbox/Revealed.ts"
import { brand } from "#test/House.ts"
import { Door } from "#test/Http/Asking.ts"
import { received } from "#test/Http/Scenes.ts"
import { lookingAs } from "../Looking.ts"
import { comment } from "./Row.ts"

const at = Timestamp.make("2026-05-01T10:00:00.000Z")
const shown = comment(1)
const hidden = { ...comment(2), status: "hidden" as const, hidden_at: at }
const hiddenToAsk = { ...comment(4), status: "review" as const, hidden_at: at }
const goingDown = { ...comment(5), pending_action: { action: "hide" as const, since: at } }
const goingUp = { ...hidden, pending_action: { action: "unhide" as const, since: at } }

describe("comments that would be shown again", () => {
  it("are those that are hidden, also until somebody answers, or on their way to be", () => {
    assert.strictEqual(revealed([shown, hidden, hiddenToAsk, goingDown, goingUp]), 3)
    assert.strictEqual(revealed([shown, goingUp]), 0)
  })

  it("are not asked about where one alone is left up, which is what was meant", () => {
    assert.strictEqual(revealed([hidden]), 0)
  })

  it("are asked about until something else is chosen", () => {
    const rows = [hidden, shown]
    const asking = { ...State.allToggled(State.beginning(rows)), isAsking: true }
    assert.strictEqual(State.askedAbout(asking), 1)
    for (const after of [
      State.toggled(asking, shown.id),
      State.ranged(asking, shown.id),
      State.allToggled(asking),
      State.cleared(asking),
      State.acted(asking, { action: "hide", done: 2, left: [], undo: null })
    ]) {
      assert.strictEqual(State.askedAbout(after), 0)
    }
  })

  it("stay hidden when the hiding of all is taken back", () => {
    assert.isNull(bulkUndoOf("hide", [hiddenToAsk]))
    assert.deepInclude(bulkUndoOf("allow", [shown, hiddenToAsk]), { action: "hide", rows: [hiddenToAsk] })
  })
})

layer(Door)("leaving up several without script", (it) => {
  it.effect("asks before any that is hidden is shown again, says how many, and does it when told so", () =>
    Effect.gen(function* () {
      const ours = yield* brand()
      const ids = [
        yield* received(ours, { externalId: "1" }),
        yield* received(ours, { externalId: "2" }),
        yield* received(ours, { externalId: "3" })
      ]
      const browser = yield* lookingAs(ours.personId)
      const send = (some: ReadonlyArray<string>, ...more: ReadonlyArray<readonly [string, string]>) =>
        browser.submit("/inbox", [...some.map((id) => ["id", id] as const), ...more])
      assert.strictEqual((yield* send(ids.slice(0, 2), ["action", "hide"])).status, 303)

      const asked = yield* send(ids, ["action", "allow"])
      assert.strictEqual(asked.status, 200)
      assert.include(asked.text, "2 of 3 chosen comments are hidden. Everybody would see them again.")
      assert.match(asked.text, /<button[^>]*name="sure"[^>]*value="2"/)
      assert.notMatch(asked.text, /<button[^>]*name="action"/)
      assert.lengthOf([...asked.text.matchAll(/<input[^>]*name="id"[^>]*checked/g)], 3)
      assert.include((yield* send(ids, ["sure", "1"])).text, "2 of 3 chosen comments are hidden")
      assert.strictEqual((yield* send([ids[2] ?? "", ids[1] ?? ""], ["action", "archive"])).status, 303)

      const sure = yield* send(ids, ["sure", "2"])
      assert.strictEqual(sure.status, 303)
      assert.strictEqual((yield* send(ids, ["action", "allow"])).status, 303)
    })
  )
})
