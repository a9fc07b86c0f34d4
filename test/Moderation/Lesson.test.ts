import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc, Option } from "effect"
import { agreed, turns, verdictOf } from "#src/Moderation/Lesson.ts"
import { decision, stored } from "./Stored.ts"

const nobody = Option.none()
const verdict = fc.constantFrom<"hide" | "keep">("hide", "keep")
const asked = (leaning: "hide" | "keep" | null) => ({
  ...stored,
  status: "review" as const,
  decision: decision("autopilot", "ask"),
  asking: { reason: "?", reason_score: null, leaning, leaning_why: "" }
})

describe("a lesson", () => {
  it.prop("compares with what the autopilot did, or leaned to", [verdict, verdict], ([thought, said]) => {
    const did = { ...stored, status: "visible" as const, decision: decision("autopilot", thought) }
    assert.strictEqual(agreed(did, nobody, said), thought === said)
    assert.strictEqual(agreed(asked(thought), nobody, said), thought === said)
    assert.isNull(agreed(asked(null), nobody, said))
    assert.isNull(agreed(stored, nobody, said))
  })

  it.prop(
    "is about the autopilot's opinion also when people think again",
    [verdict, fc.array(verdict, { minLength: 1, maxLength: 5 })],
    ([thought, said]) => {
      let comment = { ...stored, status: "visible" as const, decision: decision("autopilot", thought) }
      let earlier: Option.Option<{ verdict: "hide" | "keep"; agreed: boolean | null }> = nobody
      for (const one of said) {
        const agreement = agreed(comment, earlier, one)
        assert.strictEqual(agreement, one === thought)
        earlier = Option.some({ verdict: one, agreed: agreement })
        comment = { ...comment, decision: decision("person", one) }
      }
    }
  )

  it.prop("is about what it did on its own though somebody replied since", [verdict, verdict], ([thought, said]) => {
    const replied = { ...stored, status: "visible" as const, decision: decision("person", "keep") }
    assert.strictEqual(agreed(replied, nobody, said, thought), thought === said)
    assert.isNull(agreed(replied, nobody, said, null))
    assert.strictEqual(agreed(asked(said), nobody, said, thought), true)
  })

  it("is about the new opinion once the autopilot has decided anew", () => {
    const earlier = Option.some({ verdict: "keep" as const, agreed: true })
    assert.isTrue(agreed(asked("hide"), earlier, "hide"))
    assert.isFalse(agreed(asked("hide"), earlier, "keep"))
  })

  it("is not about what a person wanted and the platform refused", () => {
    const earlier = Option.some({ verdict: "hide" as const, agreed: null })
    const refused = { ...asked("hide"), decision: decision("person", "hide") }
    assert.isNull(agreed(refused, earlier, "keep"))
  })

  it("is given by what says how a comment should stand", () => {
    const up = { comment: { ...stored, status: "visible" as const }, open: [] }
    const verdicts = (
      ["hide", "unhide", "allow", "keep", "reply", "archive", "unarchive", "block", "unblock"] as const
    ).map((verb) => verdictOf(up, verb))
    assert.deepStrictEqual(verdicts, ["hide", "keep", "keep", "keep", null, null, null, null, null])
    assert.strictEqual(verdictOf({ ...up, open: [{ action: "hide", queued_at: new Date(0) }] }, "reply"), "keep")
    assert.strictEqual(verdictOf({ comment: asked(null), open: [] }, "reply"), "keep")
  })
})

describe("an answer turns what was answered before", () => {
  const said = (before: "hide" | "keep", text = stored.text) => Option.some({ verdict: before, text })
  const answered = { ...stored, status: "hidden" as const, decision: decision("person", "hide") }

  it.prop("where it says otherwise about the same text", [verdict, verdict], ([before, now]) => {
    assert.strictEqual(turns(answered, said(before), now), before !== now)
    assert.isFalse(turns(answered, said(before, "Something else"), now))
  })

  it.prop("where the autopilot decided otherwise alone, and not where it asked", [verdict, verdict], ([did, now]) => {
    assert.strictEqual(turns({ ...stored, decision: decision("autopilot", did) }, nobody, now), did !== now)
    assert.isFalse(turns(asked(did), nobody, now))
    assert.isFalse(turns(stored, nobody, now))
  })

  it.prop(
    "and says nothing about the autopilot where it asked for that alone",
    [verdict, verdict],
    ([leaning, now]) => {
      const comment = asked(leaning)
      assert.isNull(agreed({ ...comment, asking: { ...comment.asking, revisited: true } }, nobody, now))
    }
  )
})
