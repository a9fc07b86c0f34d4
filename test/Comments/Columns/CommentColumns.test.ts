import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { writtenBy } from "#src/Comments/Columns/CommentColumns.ts"
import { changed, columnsOf } from "#src/Comments/CommentChange.ts"
import { at, stored } from "../Stored.ts"

const times = FastCheck.option(FastCheck.constant(at))

const sets = FastCheck.record(
  {
    text: FastCheck.string(),
    has_media: FastCheck.boolean(),
    language: FastCheck.option(FastCheck.string()),
    status: FastCheck.constantFrom("visible" as const, "hidden" as const, "deleted" as const, "review" as const),
    archived: FastCheck.boolean(),
    hidden_on_platform: FastCheck.boolean(),
    decision: FastCheck.constant(null),
    draft_reply: FastCheck.option(FastCheck.string()),
    pending_since: times,
    action_error: FastCheck.option(FastCheck.string()),
    waiting_since: times,
    announced: FastCheck.boolean(),
    decided_at: times,
    hidden_at: times,
    acted_at: times
  },
  { requiredKeys: [] }
)

describe("the columns that changes write", () => {
  it.prop("are all that are otherwise afterwards", [FastCheck.array(sets, { minLength: 1 })], ([all]) => {
    let comment = stored({ archived: true })
    const before = comment
    const changes = all.map((set) => {
      const changing = { comment, at, change: { set, history: [], events: [] } }
      comment = changed(changing)
      return changing
    })
    const written = writtenBy(columnsOf(changes))
    const otherwise = Object.entries(comment).filter(
      ([name, value]) => value !== new Map(Object.entries(before)).get(name)
    )
    for (const [name] of otherwise) assert.property(written, name)
  })

  it("are no more than what was set, and what every change writes", () => {
    const change = { set: { hidden_at: at }, history: [], events: [] }
    const written = writtenBy(columnsOf([{ comment: stored(), at, change }]))
    assert.sameMembers(Object.keys(written), ["hidden_at", "status", "updated_at"])
  })
})
