import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { type Platform, platforms } from "#schema/Platform.ts"
import { type CommentWithWork, willBeHidden } from "#src/Moderation/Pending.ts"
import { type Plan, type PlannedWork, plan } from "#src/Moderation/Plan.ts"
import type { RequestedAction, Verb } from "#src/Moderation/RequestedAction.ts"
import { decision, stored, subject } from "./Stored.ts"

const at = new Date(60_000)
const asked = (verb: Verb, text = "Thank you"): RequestedAction => ({
  verb,
  text: verb === "reply" ? text : null,
  personName: "Ada",
  at
})

const verbs = ["hide", "unhide", "allow", "keep", "reply", "archive", "unarchive", "block", "unblock"] as const
const settled = (
  status: "visible" | "hidden" | "pending" | "review",
  platform: Platform = "facebook"
): CommentWithWork => ({
  comment: {
    ...stored,
    platform,
    status,
    hidden_on_platform: status === "hidden",
    announced: status !== "pending",
    decision: status === "pending" ? null : decision("autopilot", status === "hidden" ? "hide" : "keep"),
    waiting_since: status === "review" ? new Date(0) : null,
    asking: status === "review" ? { reason: "?", reason_score: 0.7, leaning: "hide", leaning_why: "" } : null
  },
  open: []
})

const queued = (work: ReadonlyArray<PlannedWork>) => work.map(({ action }) => ({ action, queued_at: at }))

/** `→ hidden +unhide +reply`, or why not. */
const shorthand = (result: Plan) => {
  if (result._tag !== "Planned") return result._tag
  const { change, work } = result
  return [change.set.status ?? "same", ...work.map(({ action }) => `+${action}`)].join(" ")
}

/** By the comment's status: visible, hidden, review, pending. */
const table: Record<Verb, readonly [visible: string, hidden: string, review: string, pending: string]> = {
  hide: ["visible +hide", "hidden", "visible +hide", "visible +hide"],
  unhide: ["visible", "hidden +unhide", "visible", "visible"],
  allow: ["visible", "hidden +unhide", "visible", "visible"],
  keep: ["visible", "hidden +unhide", "visible", "visible"],
  reply: ["visible +reply", "hidden +unhide +reply", "visible +reply", "visible +reply"],
  archive: ["same", "same", "same", "same"],
  unarchive: ["same", "same", "same", "same"],
  block: ["same +block", "same +block", "same +block", "same +block"],
  unblock: ["same +unblock", "same +unblock", "same +unblock", "same +unblock"]
}

const expected = (verb: Verb, status: "visible" | "hidden" | "review" | "pending", platform: Platform) => {
  if ((verb === "block" || verb === "unblock") && platform !== "facebook") return "Refused"
  if (verb === "reply" && status === "hidden" && platform === "instagram") return "Refused"
  const [visible, hidden, review, pending] = table[verb]
  return { visible, hidden, review, pending }[status]
}

describe("plan", () => {
  for (const platform of platforms) {
    it(`${platform}: every verb on every status`, () => {
      for (const verb of verbs) {
        for (const status of ["visible", "hidden", "review", "pending"] as const) {
          assert.strictEqual(
            shorthand(plan(settled(status, platform), asked(verb))),
            expected(verb, status, platform),
            `${verb} on ${status}`
          )
        }
        const gone = { comment: { ...stored, platform, status: "deleted" as const }, open: [] }
        assert.deepStrictEqual(plan(gone, asked(verb)), { _tag: "Removed" })
      }
    })
  }

  it("says in words what a platform does not allow", () => {
    const reason = (result: Plan) => (result._tag === "Refused" ? result.reason : "")
    assert.strictEqual(
      reason(plan(settled("hidden", "instagram"), asked("reply"))),
      "Instagram does not let brands reply to a hidden comment; unhide it first."
    )
    assert.strictEqual(
      reason(plan(settled("visible", "tiktok"), asked("block"))),
      "TikTok does not let brands block people who comment; blocking works on Facebook only."
    )
    const nobody = { comment: { ...settled("visible").comment, author_external_id: null }, open: [] }
    assert.include(reason(plan(nobody, asked("block"))), "Steward does not know who wrote this comment")
  })

  it.prop("a reply is cut to what the platform takes, at a word, and the history says so", [fc.nat(60)], ([words]) => {
    const text = Array.from({ length: words + 1 }, (_, index) => `word${index}`).join(" ")
    const result = plan(settled("visible", "tiktok"), asked("reply", text))
    assert.strictEqual(result._tag, "Planned")
    if (result._tag !== "Planned") return
    const sent = result.work.at(-1)?.replyText ?? ""
    const note = result.change.history[0]?.note ?? ""
    assert.isAtMost(sent.length, 150)
    assert.isTrue(text.startsWith(sent))
    if (text.length <= 150) assert.strictEqual(note, text)
    else {
      assert.strictEqual(note, `Cut to 150 characters, the most the platform allows: ${sent}`)
      assert.match(text.slice(sent.length), /^ /)
    }
  })

  it.prop("ends with the comment as it was asked for, whatever is queued already", [subject], ([given]) => {
    for (const verb of ["hide", "unhide", "allow", "keep", "reply"] as const) {
      const result = plan(given, asked(verb))
      if (result._tag !== "Planned") continue
      const after = { ...given, open: [...given.open, ...queued(result.work)] }
      assert.strictEqual(willBeHidden(after), verb === "hide", verb)
    }
  })

  it.prop("blocking and archiving leave alone how the comment stands", [subject], ([given]) => {
    for (const verb of ["archive", "unarchive", "block", "unblock"] as const) {
      const result = plan(given, asked(verb))
      if (result._tag !== "Planned") continue
      const after = { ...given, open: [...given.open, ...queued(result.work)] }
      assert.strictEqual(willBeHidden(after), willBeHidden(given))
      assert.notProperty(result.change.set, "decision")
      assert.notProperty(result.change.set, "status")
    }
  })

  it.prop("takes the comment out of Needs you and never lies about the platform", [subject], ([given]) => {
    for (const verb of ["hide", "unhide", "allow", "keep", "reply"] as const) {
      const result = plan(given, asked(verb))
      if (result._tag !== "Planned") continue
      const { set } = result.change
      assert.strictEqual(set.status, given.comment.hidden_on_platform ? "hidden" : "visible")
      assert.isNull(set.waiting_since)
      assert.isNull(set.asking)
      assert.deepInclude(set.decision, { by: "person", name: "Ada", outcome: verb === "hide" ? "hide" : "keep" })
    }
  })

  it.prop("what is pending says how the comment will stand", [subject, fc.constantFrom(...verbs)], ([given, verb]) => {
    const result = plan(given, asked(verb))
    if (result._tag !== "Planned") return
    const after = { comment: { ...given.comment, ...result.change.set }, open: [...given.open, ...queued(result.work)] }
    assert.strictEqual(after.comment.pending_action === null, after.open.length === 0)
    assert.strictEqual(after.comment.pending_since === null, after.open.length === 0)
    if (after.open.some(({ action }) => action === "hide" || action === "unhide")) {
      assert.strictEqual(after.comment.pending_action, willBeHidden(after) ? "hide" : "unhide")
    } else assert.strictEqual(after.comment.pending_action, after.open[0]?.action ?? null)
  })

  it.prop("what is asked for again takes no more work", [subject, fc.constantFrom(...verbs)], ([given, verb]) => {
    if (verb === "reply" || verb === "block" || verb === "unblock") return
    const first = plan(given, asked(verb))
    if (first._tag !== "Planned") return
    const again = plan(
      {
        comment: { ...given.comment, ...first.change.set },
        open: [...given.open, ...queued(first.work)]
      },
      asked(verb)
    )
    assert.strictEqual(again._tag, "Planned")
    if (again._tag === "Planned") {
      assert.isEmpty(again.work)
      assert.isEmpty(again.change.events)
    }
  })
})
