import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import type { PlatformAction } from "#schema/resources/Comment.ts"
import type { StoredOpenWork } from "#src/Moderation/Claims/Work.ts"
import { pendingOf } from "#src/Moderation/Pending.ts"
import { announced, confirmed, consequences, firstEvents, refused } from "#src/Moderation/Settling/WorkResult.ts"
import { decision, stored } from "../Stored.ts"

const at = new Date(60_000)
const actions = ["hide", "unhide", "reply", "private_reply", "block", "unblock"] as const
const queue = (...open: ReadonlyArray<PlatformAction>): ReadonlyArray<StoredOpenWork> =>
  open.map((action, index) => ({
    id: `wrk_${index}`,
    action,
    reply_text: action === "reply" ? `Reply ${index}` : null,
    queued_at: new Date(index)
  }))
const action = fc.constantFrom<PlatformAction>(...actions)
const queued = fc.array(action, { maxLength: 5 }).map((open) => queue(...open))
const work = (name: PlatformAction) => ({
  action: name,
  reply_text: name === "reply" ? "Thank you" : null,
  by: "person" as const,
  actor: "Ada"
})
const visible = { ...stored, status: "visible" as const, announced: true, decision: decision("autopilot", "keep") }

describe("the consequences of a refusal", () => {
  it("table", () => {
    const shorthand = (refusedOne: PlatformAction, ...open: ReadonlyArray<PlatformAction>) => {
      const { asks, dropped, left } = consequences(refusedOne, queue(...open))
      return [asks ? "asks" : "goes on", `drops ${dropped.length}`, left[0]?.action ?? "done"].join(", ")
    }
    assert.strictEqual(shorthand("hide"), "asks, drops 0, done")
    assert.strictEqual(shorthand("hide", "unhide", "reply"), "goes on, drops 0, unhide")
    assert.strictEqual(shorthand("unhide", "reply"), "asks, drops 1, done")
    assert.strictEqual(shorthand("unhide", "reply", "block"), "asks, drops 1, block")
    assert.strictEqual(shorthand("unhide", "reply", "hide"), "goes on, drops 1, hide")
    assert.strictEqual(shorthand("unhide", "hide", "unhide", "reply"), "goes on, drops 0, hide")
    assert.strictEqual(shorthand("reply"), "asks, drops 0, done")
    assert.strictEqual(shorthand("reply", "reply"), "asks, drops 0, reply")
    assert.strictEqual(shorthand("reply", "hide"), "goes on, drops 0, hide")
    assert.strictEqual(shorthand("block", "hide"), "goes on, drops 0, hide")
    assert.strictEqual(shorthand("unblock"), "goes on, drops 0, done")
  })

  it.prop("only replies are dropped, and the rest goes on in its order", [action, queued], ([one, open]) => {
    const { dropped, left } = consequences(one, open)
    for (const reply of dropped) assert.strictEqual(reply.action, "reply")
    assert.deepStrictEqual(
      left,
      open.filter((item) => !dropped.includes(item))
    )
    if (one !== "unhide") assert.isEmpty(dropped)
  })

  it.prop("a person is asked about a comment, never about its author", [action, queued], ([one, open]) => {
    const change = refused(visible, work(one), "No.", consequences(one, open), [], at)
    const after = { ...visible, ...change.set }
    assert.strictEqual(after.status === "review", after.waiting_since !== null)
    assert.strictEqual(after.status === "review", change.events.includes("comment.review"))
    if (one === "block" || one === "unblock" || one === "private_reply") assert.strictEqual(after.status, "visible")
    assert.strictEqual(change.history[0]?.note, `${one.replace("_", " ")}: No.`)
    if (after.status === "review") assert.strictEqual(after.action_error, "No.")
  })

  it("no reply is lost: the history keeps those that are not posted", () => {
    const change = refused(visible, work("unhide"), "No.", consequences("unhide", queue("reply", "reply")), [], at)
    assert.deepStrictEqual(
      change.history.map(({ note }) => note),
      ["unhide: No.", "Reply 0", "Reply 1"]
    )
  })

  it("waiting begins in whole seconds, as Needs you shows it", () => {
    const change = refused(visible, work("hide"), "No.", consequences("hide", []), [], new Date(61_999))
    assert.deepStrictEqual(change.set.waiting_since, new Date(61_000))
  })
})

describe("a confirmation", () => {
  it.prop("leaves pending what is still queued, or nothing", [action, queued], ([one, open]) => {
    const { set } = confirmed(visible, work(one), "reply-1", open, [], at)
    assert.deepInclude(set, pendingOf(open))
  })

  it.prop("is an echo to expect only where the comment was hidden or shown", [action], ([one]) => {
    const { set } = confirmed(visible, work(one), null, [], [], at)
    assert.strictEqual(set.acted_at, one === "hide" || one === "unhide" ? at : undefined)
  })

  it("of a hide is told, the first time with what goes out once", () => {
    const fresh = { ...visible, announced: false }
    const firsts = firstEvents(fresh, true)
    assert.deepStrictEqual(firsts, ["comment.rule_matched", "comment.received"])
    const first = confirmed(fresh, work("hide"), null, [], firsts, at)
    assert.deepStrictEqual(first.events, ["comment.hidden", ...firsts])
    const after = { ...fresh, ...first.set }
    assert.deepStrictEqual(firstEvents(after, true), [])
    assert.isNull(announced(after, firstEvents(after, true)))
    assert.deepStrictEqual(announced(fresh, firsts), { set: { announced: true }, history: [], events: firsts })
  })

  it("of a reply keeps its words, who sent it and its id on the platform", () => {
    const { set } = confirmed(visible, work("reply"), "9", [], [], at)
    assert.deepEqual<unknown>(set.replies, [
      { text: "Thank you", by: "person", name: "Ada", at: at.toISOString(), external_id: "9" }
    ])
    const alone = confirmed(visible, { ...work("reply"), by: "autopilot" }, null, [], [], at)
    assert.deepInclude(alone.set.replies?.[0], { by: "autopilot", name: null, external_id: null })
  })
})
