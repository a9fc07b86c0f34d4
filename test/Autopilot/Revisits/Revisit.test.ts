import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { decide, decideOnRecord } from "#src/Autopilot/Decide/Decide.ts"
import type { DecideInput } from "#src/Autopilot/Decide/Decision.ts"
import { followedBy, followsAnswers } from "#src/Autopilot/Decide/Followed.ts"
import { defaultThresholds, middleOf } from "#src/Autopilot/Learning/Trust.ts"
import { applyRevisit } from "#src/Autopilot/Revisits/ApplyRevisit.ts"
import { type DecidedBefore, isOpen, revisit } from "#src/Autopilot/Revisits/Revisit.ts"
import { changed } from "#src/Comments/CommentChange.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { shown } from "#src/Ground/Time.ts"
import { input, recalled } from "#test/Autopilot/Decide/AnyInput.ts"
import { noScores, quiet } from "#test/Autopilot/Deciding.ts"
import { decision, subject } from "#test/Moderation/Stored.ts"

const at = new Date(5_000)
const later = new Date(9_000)
const assessment = { language: "en", scores: noScores }
const nobody = () => undefined

/** Nothing is found in it, and people said this of comments that say the same. */
const answered = (verdict: "hide" | "keep"): DecideInput => ({
  ...quiet,
  recall: {
    verdict,
    similarity: 1,
    same: true,
    differs: [],
    answers: 2,
    agreement: 1,
    category: null,
    followed: ["com_9"],
    example: {
      commentId: "com_9",
      at: "2026-05-03T10:00:00.000Z",
      length: 50,
      holds: []
    }
  }
})

const hidden = answered("hide")

const waiting = {
  status: "review",
  waiting_since: at,
  asking: { reason: "?", reason_score: null, leaning: null, leaning_why: "" }
} as const

/** As the autopilot's decision left it. */
const left = (comment: StoredComment, before: DecidedBefore): StoredComment => {
  const hides = before.record.decision.outcome === "hide"
  return {
    ...comment,
    status: hides ? "hidden" : "visible",
    waiting_since: null,
    asking: null,
    hidden_on_platform: hides,
    pending_action: null,
    pending_since: null,
    archived: false,
    erased_at: null,
    decision: { ...decision("autopilot", before.record.decision.outcome), at: shown(before.at) }
  }
}

/** What may have become of a hidden comment. */
const since = fc.constantFrom<(comment: StoredComment) => StoredComment>(
  (comment) => ({ ...comment, decision: decision("person", "hide") }),
  (comment) => ({ ...comment, decision: { ...decision("autopilot", "hide"), at: shown(later) } }),
  (comment) => ({ ...comment, archived: true }),
  (comment) => ({ ...comment, status: "deleted" }),
  (comment) => ({ ...comment, erased_at: later }),
  (comment) => ({ ...comment, status: "pending" }),
  (comment) => ({ ...comment, ...waiting })
)

describe("a comment whose decision followed answers", () => {
  it.prop(
    "whatever it is, is left or asked about as it stands",
    [subject, input, input],
    ([{ comment }, then, today]) => {
      const before = { record: decideOnRecord(then), at }
      for (const one of [comment, left(comment, before)]) {
        const again = revisit(one, before, today, nobody)
        if (again._tag === "Left") continue
        assert.isTrue(isOpen(one, before))
        assert.deepInclude(one.decision, { by: "autopilot", at: shown(at) })
        assert.isTrue(followsAnswers(before.record))
        assert.strictEqual(again._tag, "Asks", "nothing waits for this yet")
        const { set, events } = applyRevisit(one, again, assessment, 1, later)
        assert.strictEqual(again.record.decision.hides, one.hidden_on_platform || one.pending_action === "hide")
        for (const untouched of ["hidden_on_platform", "pending_action", "hidden_at", "replies", "text"]) {
          assert.notProperty(set, untouched)
        }
        assert.strictEqual(set.status, "review")
        assert.include(events, "comment.review")
        assert.deepStrictEqual(decide(again.record.input), again.record.decision)
        assert.match(again.record.decision.reason, /^This was (hidden|left up) because of an answer/)
        assert.notStrictEqual(
          decide(today).outcome === "ask" ? "ask" : decide({ ...today, drawn: false }).outcome,
          before.record.decision.outcome
        )
      }
    }
  )

  it.prop("is left where it would be decided the same today", [subject, input], ([{ comment }, then]) => {
    const before = { record: decideOnRecord(then), at }
    assert.deepStrictEqual(revisit(left(comment, before), before, { ...then, drawn: false }, nobody), { _tag: "Left" })
  })

  it.prop("is left where nobody's answer made it what it is", [subject, input, input], ([{ comment }, then, today]) => {
    const before = { record: decideOnRecord({ ...then, recall: null }), at }
    assert.isEmpty(followedBy(before.record))
    assert.deepStrictEqual(revisit(left(comment, before), before, today, nobody), { _tag: "Left" })
  })

  it.prop(
    "is left where a person decided since, or put it aside, or it is gone",
    [subject, since],
    ([{ comment }, then]) => {
      const before = { record: decideOnRecord(hidden), at }
      const one = left(comment, before)
      assert.strictEqual(revisit(one, before, quiet, nobody)._tag, "Asks")
      assert.deepStrictEqual(revisit(then(one), before, quiet, nobody), { _tag: "Left" })
    }
  )

  it.prop(
    "that waits settles as it was once the answers are there again",
    [subject, fc.constantFrom("hide", "keep")],
    ([{ comment }, verdict]) => {
      const given =
        verdict === "hide"
          ? hidden
          : { ...answered("keep"), scores: { ...noScores, spam: middleOf(defaultThresholds.spam) } }
      const gone = verdict === "hide" ? quiet : { ...quiet, scores: given.scores }
      const before = { record: decideOnRecord(given), at }
      const one = { ...left(comment, before), announced: true }
      const asks = revisit(one, before, gone, nobody)
      if (asks._tag !== "Asks") return assert.fail(`${asks._tag}: ${before.record.decision.reason}`)
      const asked = changed({ comment: one, at: later, change: applyRevisit(one, asks, assessment, 1, later) })
      const waits = { record: asks.record, at: later }
      assert.deepStrictEqual(revisit(asked, waits, gone, nobody), { _tag: "Left" }, "they are not there")
      const settles = revisit(asked, waits, given, nobody)
      if (settles._tag !== "Settles") return assert.fail(settles._tag)
      const change = applyRevisit(asked, settles, assessment, 1, new Date(12_000))
      const settled = changed({ comment: asked, at: new Date(12_000), change })
      assert.isEmpty(change.events)
      assert.deepInclude(settled, {
        status: one.status,
        hidden_on_platform: one.hidden_on_platform,
        waiting_since: null,
        asking: null
      })
      assert.strictEqual(settled.decision?.outcome, verdict)
      const held = { ...asked, asking: asked.asking && { ...asked.asking, unposted: { why: "?", words: "Hello" } } }
      assert.deepStrictEqual(revisit(held, waits, given, nobody), { _tag: "Left" }, "somebody's reply waits there")
    }
  )

  it.prop(
    "says whether one of the answers was taken back, or others speak against them",
    [subject],
    ([{ comment }]) => {
      const before = { record: decideOnRecord(hidden), at }
      const reasonBy = (verdict: "hide" | "keep") => {
        const again = revisit(left(comment, before), before, quiet, (id) => (id === "com_9" ? verdict : undefined))
        return again._tag === "Asks" ? again.record.decision.reason : again._tag
      }
      assert.include(
        reasonBy("keep"),
        "an answer that has since been taken back: it is the same as the text you hid on 3 May 2026."
      )
      assert.include(
        reasonBy("hide"),
        "people have since answered otherwise about a comment like it: it is the same as"
      )
    }
  )

  it.prop("follows only answers that say what was decided", [input, fc.option(recalled)], ([given, recall]) => {
    const record = decideOnRecord({ ...given, recall })
    const followed = followedBy(record)
    if (followed.length === 0) return
    assert.strictEqual(recall?.verdict, record.decision.outcome)
    assert.deepStrictEqual(followed, recall?.followed)
  })
})
