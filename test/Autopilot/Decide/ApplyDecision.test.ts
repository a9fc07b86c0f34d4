import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { DecisionOutcome } from "#schema/resources/Comment.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import { applyDecision } from "#src/Autopilot/Decide/ApplyDecision.ts"
import type { AutopilotDecision } from "#src/Autopilot/Decide/Decision.ts"
import type { Rule } from "#src/Autopilot/Guidance/Policy.ts"
import { noScores } from "#test/Autopilot/Deciding.ts"
import { stored as storedComment } from "#test/Comments/Stored.ts"

const at = new Date(1_790_000_061_999)
const fresh = storedComment({ status: "pending", announced: false, decision: null, decided_at: null })
const rule: Rule = {
  effect: "hide",
  topics: [],
  terms: ["Nike"],
  platforms: null,
  surface: null,
  accounts: null,
  captions: null,
  languages: null,
  authors: null,
  except: [],
  exceptIn: [],
  source: ""
}
const decisionOf = (outcome: AutopilotDecision["outcome"], ruleMatched: Rule | null = null): AutopilotDecision => ({
  outcome,
  reason: "Because",
  category: "spam",
  score: 0.7,
  leaning: outcome === "ask" ? "hide" : outcome,
  leaningWhy: "It looks like spam.",
  hides: false,
  ruleMatched
})
const assessment = (isQuestion: boolean) => ({ language: null, scores: noScores, isQuestion })
const reply = { text: "It comes in size 14.", because: "Answered so before", sure: false }
const outcome = fc.constantFrom(...DecisionOutcome.literals)

describe("settle", () => {
  it("a hide waits for the platform: it is queued, not announced", () => {
    const { change, work } = applyDecision(fresh, decisionOf("hide"), assessment(true), 3, null, at)
    assert.deepStrictEqual(work, [{ action: "hide", replyText: null }])
    assert.deepInclude(change.set, { status: "visible", pending_action: "hide", pending_since: at })
    assert.isEmpty(change.events)
    assert.notProperty(change.set, "announced")
  })

  it("what is kept is visible, what is asked about waits, in whole seconds", () => {
    const keep = applyDecision(fresh, decisionOf("keep"), assessment(false), 3, null, at)
    assert.deepInclude(keep.change.set, { status: "visible", announced: true })
    const ask = applyDecision(fresh, decisionOf("ask"), assessment(false), 3, null, at)
    assert.deepInclude(ask.change.set, { status: "review", waiting_since: new Date(1_790_000_061_000) })
    assert.deepStrictEqual(ask.change.set.asking, {
      reason: "Because",
      reason_score: 0.7,
      leaning: "hide",
      leaning_why: "It looks like spam."
    })
    assert.isEmpty([...keep.work, ...ask.work])
  })

  it("what is hidden and asked about waits and is hidden, and announced as received only then", () => {
    const { change, work } = applyDecision(fresh, { ...decisionOf("ask"), hides: true }, assessment(true), 3, reply, at)
    assert.deepStrictEqual(work, [{ action: "hide", replyText: null }])
    assert.deepInclude(change.set, { status: "review", pending_action: "hide", pending_since: at })
    assert.deepStrictEqual(change.events, ["comment.review"], "nobody has to answer what is hidden")
    assert.isNull(change.set.draft_reply)
    assert.notProperty(change.set, "announced")
  })

  it("a comment that is still hidden, to be shown again, is not called visible", () => {
    for (const outcome of ["hide", "keep"] as const) {
      const { change } = applyDecision(
        { ...fresh, hidden_on_platform: true },
        decisionOf(outcome),
        assessment(false),
        3,
        null,
        at
      )
      assert.strictEqual(change.set.status, "hidden")
    }
  })

  it.prop(
    "all events of a settling are one occurrence",
    [outcome, fc.boolean(), fc.boolean()],
    ([how, asks, ruled]) => {
      const { change } = applyDecision(fresh, decisionOf(how, ruled ? rule : null), assessment(asks), null, null, at)
      const expected: Record<AutopilotDecision["outcome"], ReadonlyArray<WebhookEvent>> = {
        hide: [],
        keep: ["comment.received"],
        ask: ["comment.review", "comment.received"]
      }
      const more: ReadonlyArray<WebhookEvent> = [
        ...(asks && how !== "hide" ? ["comment.needs_reply" as const] : []),
        ...(ruled && how !== "hide" ? ["comment.rule_matched" as const] : [])
      ]
      assert.sameMembers([...change.events], [...expected[how], ...more])
    }
  )

  it.prop("a comment that was announced is not received twice", [outcome], ([how]) => {
    const { change } = applyDecision({ ...fresh, announced: true }, decisionOf(how), assessment(false), null, null, at)
    assert.notInclude(change.events, "comment.received")
  })

  it.prop("says who decided, why, by which policy and when; an earlier error is over", [outcome], ([how]) => {
    const { change } = applyDecision({ ...fresh, action_error: "No." }, decisionOf(how), assessment(false), 3, null, at)
    assert.deepEqual<unknown>(change.set.decision, {
      outcome: how,
      by: "autopilot",
      name: null,
      reason: "Because",
      category: "spam",
      score: 0.7,
      policy_version: 3,
      at: at.toISOString()
    })
    assert.deepStrictEqual(change.history, [{ actor: "Autopilot", what: `decided: ${how}`, note: "Because" }])
    assert.isNull(change.set.action_error)
  })
})
