import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { Timestamp } from "#schema/Time.ts"
import { bulkUndoOf } from "#src/App/Inbox/BulkUndo.ts"
import { comment } from "./Row.ts"

const pending = (action: "hide" | "unhide" | "reply") => ({
  action,
  since: Timestamp.make("2026-05-01T10:00:00.000Z")
})

const row = FastCheck.record({
  number: FastCheck.nat({ max: 999 }),
  status: FastCheck.constantFrom("visible" as const, "hidden" as const, "review" as const),
  archived: FastCheck.boolean(),
  asked: FastCheck.constantFrom("hide" as const, "unhide" as const, "reply" as const, null)
}).map(({ archived, asked, number, status }) => ({
  ...comment(number),
  status,
  archived,
  pending_action: asked === null ? null : pending(asked)
}))

describe("undoing an action on several comments", () => {
  it.prop(
    "asks for the opposite, and each comment is changed by an action or by its opposite",
    {
      actions: FastCheck.constantFrom(["hide", "allow"] as const, ["archive", "unarchive"] as const),
      rows: FastCheck.array(row, { maxLength: 12 })
    },
    ({ actions: [one, other], rows }) => {
      const [first, second] = [bulkUndoOf(one, rows), bulkUndoOf(other, rows)]
      assert.sameMembers([...(first?.rows ?? []), ...(second?.rows ?? [])], rows)
      assert.includeMembers([other, undefined], [first?.action])
      assert.includeMembers([one, undefined], [second?.action])
    }
  )

  it("leaves hidden what was hidden before, and what was on its way to be", () => {
    const shown = comment(1)
    const hidden = { ...comment(2), status: "hidden" as const }
    const goingDown = { ...comment(3), pending_action: pending("hide") }
    const goingUp = { ...hidden, pending_action: pending("unhide") }
    assert.deepInclude(bulkUndoOf("hide", [shown, hidden, goingDown, goingUp]), {
      action: "allow",
      rows: [shown, goingUp]
    })
    assert.deepInclude(bulkUndoOf("allow", [shown, hidden, goingDown]), { action: "hide", rows: [hidden, goingDown] })
    assert.isNull(bulkUndoOf("allow", [shown]))
    assert.isNull(bulkUndoOf("archive", [{ ...shown, archived: true }]))
  })

  it("says how many of them waited for an answer, since showing them answers", () => {
    const waiting = (number: number) => ({ ...comment(number), status: "review" as const })
    assert.strictEqual(
      bulkUndoOf("hide", [comment(1), waiting(2), waiting(3)])?.words,
      "Undo: show them again. 2 of them waited for an answer: they count as left up then, and wait no more"
    )
    assert.include(bulkUndoOf("hide", [waiting(2)])?.words, "One of them waited")
    assert.strictEqual(bulkUndoOf("hide", [comment(1)])?.words, "Undo: show them again")
    assert.strictEqual(bulkUndoOf("archive", [waiting(2)])?.words, "Undo: take them out of the archive")
  })
})
