import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import type { Observation } from "#src/Comments/Observation.ts"
import { echoMilliseconds, observe } from "#src/Comments/Observe.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { observed } from "#test/House.ts"
import { anyObservation, anyStored, at, changed, hidden, stored, waiting } from "./Stored.ts"

const edited = (text: string): Observation => ({ _tag: "Edited", externalId: "1", text, hasMedia: null })
const seen = (overrides: Parameters<typeof observed>[0]): Observation => ({
  _tag: "Commented",
  comment: observed({ text: "Lovely", ...overrides })
})
const hiding: ReadonlyArray<Observation> = [{ _tag: "Hidden", externalId: "1" }, seen({ hidden: true })]
const showing: ReadonlyArray<Observation> = [{ _tag: "Unhidden", externalId: "1" }, seen({ hidden: false })]
const removed: Observation = { _tag: "Removed", externalId: "1" }

const later = new Date(at.getTime() + 3 * echoMilliseconds)
const observing = (comment: StoredComment, observation: Observation) => observe(comment, observation, at)

describe("observe", () => {
  it.prop("the same report twice changes nothing", [anyStored, anyObservation], ([comment, observation]) => {
    assert.isNull(observing(changed(comment, observing(comment, observation)), observation))
  })

  it.prop("nothing becomes of a deleted comment", [anyStored, anyObservation], ([comment, observation]) => {
    assert.isNull(observing({ ...comment, status: "deleted", waiting_since: null }, observation))
  })

  it.prop(
    "comment.received goes out once, whatever is observed in whatever order",
    [anyStored, FastCheck.array(anyObservation, { maxLength: 8 })],
    ([comment, observations]) => {
      let current = comment
      let announcements = comment.announced ? 1 : 0
      for (const observation of observations) {
        const change = observe(current, observation, later)
        announcements += change?.events.filter((event) => event === "comment.received").length ?? 0
        current = changed(current, change)
      }
      assert.isAtMost(announcements, 1)
      assert.strictEqual(current.announced, announcements === 1)
    }
  )

  it.prop("a comment waits exactly while it is in review", [anyStored, anyObservation], ([comment, observation]) => {
    const { status, waiting_since, asking } = changed(comment, observing(comment, observation))
    assert.strictEqual(waiting_since !== null, status === "review")
    assert.strictEqual(asking !== null, status === "review")
  })

  it.prop(
    "what the platform hides is not waiting to be decided",
    [anyStored, anyObservation],
    ([comment, observation]) => {
      FastCheck.pre(comment.status !== "pending")
      const { status, hidden_on_platform } = changed(comment, observing(comment, observation))
      assert.isFalse(status === "pending" && hidden_on_platform)
    }
  )

  it.prop("whatever changes is in the history", [anyStored, anyObservation], ([comment, observation]) => {
    const change = observing(comment, observation)
    assert.isTrue(change === null || change.history.length > 0)
  })

  it("an edit of a comment that people see is decided anew", () => {
    for (const state of [{}, waiting, { status: "pending" } as const]) {
      const change = observing(stored({ ...state, draft_reply: "Thanks!" }), edited("Buy followers"))
      assert.deepStrictEqual(change?.set, {
        text: "Buy followers",
        has_media: false,
        status: "pending",
        decision: null,
        scores: null,
        draft_reply: null,
        waiting_since: null,
        asking: null
      })
      assert.deepStrictEqual(change?.history, [{ actor: "Kari", what: "edited", note: "Before: Lovely" }])
      assert.deepStrictEqual(change?.events, [])
    }
  })

  it("an edit of a comment that is hidden, or about to be, changes its text only", () => {
    const still: ReadonlyArray<Partial<StoredComment>> = [
      hidden,
      { ...waiting, hidden_on_platform: true },
      { pending_action: "hide", pending_since: at }
    ]
    for (const state of still) {
      const change = observing(stored(state), edited("Buy followers"))
      assert.deepStrictEqual(change?.set, { text: "Buy followers", has_media: false })
      assert.strictEqual(change?.history[0]?.what, "edited")
    }
  })

  it("an edit of a comment that is about to be shown is to be decided anew once it is", () => {
    const change = observing(
      stored({ ...hidden, pending_action: "unhide", pending_since: at }),
      edited("Buy followers")
    )
    assert.deepStrictEqual(change?.set, { text: "Buy followers", has_media: false, decided_at: null })
  })

  it("an edit is decided anew though a reply or a block is on its way", () => {
    for (const pending_action of ["reply", "private_reply", "block", "unblock"] as const) {
      const change = observing(stored({ pending_action, pending_since: at }), edited("Buy followers"))
      assert.strictEqual(change?.set.status, "pending")
      assert.notProperty(change?.set, "pending_action")
    }
  })

  it("a picture added to the same text is an edit", () => {
    assert.strictEqual(observing(stored(), seen({ hasMedia: true }))?.set.status, "pending")
    assert.isNull(observing(stored(), edited("Lovely")))
  })

  it("that a comment without a word is a picture is no edit, since it was one before anybody told of it", () => {
    assert.isNull(observing(stored({ text: "" }), seen({ text: "", hasMedia: true })))
    assert.strictEqual(observing(stored(), seen({ text: "", hasMedia: true }))?.set.status, "pending")
  })

  it("hidden on the platform itself: settled by it, and out of Needs you", () => {
    for (const state of [{}, waiting, { status: "pending" } as const]) {
      for (const observation of hiding) {
        const change = observing(stored({ ...state, announced: false }), observation)
        assert.deepInclude(change?.set, {
          status: "hidden",
          hidden_on_platform: true,
          hidden_at: at,
          waiting_since: null
        })
        assert.deepInclude(change?.set.decision, {
          outcome: "hide",
          by: "platform",
          reason: "Hidden on Facebook itself"
        })
        assert.deepStrictEqual(change?.history, [{ actor: "Facebook", what: "hidden", note: "Not through Steward" }])
        assert.sameMembers([...(change?.events ?? [])], ["comment.hidden", "comment.received"])
      }
    }
  })

  it("shown again on the platform itself: kept by it", () => {
    for (const observation of showing) {
      const change = observing(stored(hidden), observation)
      assert.deepInclude(change?.set, { status: "visible", hidden_on_platform: false, hidden_at: null })
      assert.deepInclude(change?.set.decision, { outcome: "keep", by: "platform", policy_version: 3 })
      assert.deepStrictEqual(change?.events, [])
    }
  })

  it("edited and hidden by the time it is read: both are taken", () => {
    const change = observing(stored(), seen({ text: "Buy followers", hidden: true }))
    assert.deepInclude(change?.set, { text: "Buy followers", status: "hidden", hidden_on_platform: true })
    assert.deepStrictEqual(
      change?.history.map(({ what }) => what),
      ["edited", "hidden"]
    )
    assert.deepStrictEqual(change?.events, ["comment.hidden"])
  })

  it.prop(
    "news of hiding and showing is an echo while our own work is under way, and for a minute after",
    [FastCheck.integer({ min: 0, max: 2 * echoMilliseconds })],
    ([ago]) => {
      const acted_at = new Date(at.getTime() - ago)
      const cases = [
        ...hiding.map((observation) => [stored(), observation] as const),
        ...showing.map((observation) => [stored(hidden), observation] as const)
      ]
      for (const [comment, observation] of cases) {
        for (const pending_action of ["hide", "unhide", "block"] as const) {
          assert.isNull(observing({ ...comment, pending_action, pending_since: at }, observation))
        }
        // it may wait for days, and changes nothing of this
        assert.isNotNull(observing({ ...comment, pending_action: "reply", pending_since: at }, observation))
        assert.strictEqual(observing({ ...comment, acted_at }, observation) === null, ago < echoMilliseconds)
      }
    },
    { fastCheck: { examples: [[0], [echoMilliseconds - 1], [echoMilliseconds]] } }
  )

  it("gone from the platform: nothing is under way any more, and it was received", () => {
    for (const state of [{}, hidden, waiting, { pending_action: "hide", pending_since: at } as const]) {
      const change = observing(stored({ ...state, announced: false }), removed)
      assert.deepInclude(change?.set, {
        status: "deleted",
        pending_action: null,
        pending_since: null,
        waiting_since: null
      })
      assert.deepStrictEqual(change?.events, ["comment.received"])
      assert.deepStrictEqual(observing(stored(state), removed)?.events, [])
    }
  })
})
