import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { CommentId } from "#schema/Ids.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { answered, moved, refreshed, takenBack, type Waiting, without } from "#src/App/NeedsYou/NeedsYou.state.ts"

const item = (id: string): NeedsYouItem => ({
  id: CommentId.make(id),
  text: id,
  has_media: false,
  author: { name: "Kari", handle: "kari" },
  platform: "facebook",
  surface: "organic",
  post_caption: "",
  created_at: "2026-11-23T06:00:00Z",
  reason: "",
  reason_score: null,
  leaning: null,
  leaning_why: "",
  url: ""
})

const waiting = (ids: ReadonlyArray<string>, selected: string | null): Waiting => ({
  items: ids.map(item),
  selected,
  given: []
})
const ids = ({ items }: Waiting) => items.map(({ id }) => String(id))

const list = FastCheck.uniqueArray(FastCheck.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 })

describe("what waits, as a person answers it", () => {
  it("goes on with the comment that followed, and with the one before at the end", () => {
    const first = answered(waiting(["a", "b", "c"], "b"), "b", "hide")
    assert.deepStrictEqual([ids(first), first.selected], [["a", "c"], "c"])
    const second = answered(first, "c", "keep")
    assert.deepStrictEqual([ids(second), second.selected], [["a"], "a"])
    assert.strictEqual(answered(second, "a", "keep").selected, null)
  })

  it("goes past everything that was answered alike", () => {
    const left = without(waiting(["a", "b", "c", "d"], "b"), ["b", "c"])
    assert.deepStrictEqual([ids(left), left.selected], [["a", "d"], "d"])
  })

  it.prop("whatever is answered and taken back stands where it stood", [list, FastCheck.nat()], ([all, at]) => {
    const chosen = all[at % all.length] ?? ""
    const before = waiting(all, chosen)
    const after = takenBack(answered(before, chosen, "hide"), chosen)
    assert.deepStrictEqual(ids(after), all)
    assert.strictEqual(after.selected, chosen)
    assert.strictEqual(after.given.length, 0)
  })

  it.prop("a step never leaves the list", [list, FastCheck.integer({ min: -20, max: 20 })], ([all, by]) => {
    assert.include(all, moved(waiting(all, all[0] ?? null), by).selected)
  })

  it("what comes in stands on top, and what was answered here stays away", () => {
    const now = answered(waiting(["b", "c"], "b"), "b", "keep")
    const then = refreshed(now, ["a", "b", "c"].map(item))
    assert.deepStrictEqual([ids(then), then.selected], [["a", "c"], "c"])
  })
})
