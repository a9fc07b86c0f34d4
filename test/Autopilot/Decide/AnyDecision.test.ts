import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { decide, decideOnRecord } from "#src/Autopilot/Decide/Decide.ts"
import { DecisionRecord } from "#src/Autopilot/Decide/Decision.ts"
import { noScores, quiet } from "../Deciding.ts"
import { area, input, score } from "./AnyInput.ts"

describe("any decision", () => {
  it.prop("is made again from its record, also after storing it as JSON", [input], ([given]) => {
    const record = decideOnRecord(given)
    const stored = JSON.stringify(Schema.encodeSync(DecisionRecord)(record))
    const read = Schema.decodeUnknownSync(DecisionRecord)(JSON.parse(stored))
    assert.deepStrictEqual(decide(read.input), record.decision)
    assert.deepStrictEqual(read.decision, record.decision)
  })

  it.prop("says why in a sentence, and leans where it acts", [input], ([given]) => {
    const { leaning, leaningWhy, outcome, reason } = decide(given)
    assert.match(reason, /^\S[\s\S]*\.$/)
    assert.match(leaningWhy, leaning === null ? /^$/ : /^\S[\s\S]*\.$/)
    if (outcome !== "ask") assert.strictEqual(leaning, outcome)
  })

  it.prop("says by what it leans in why it asks as well, where nobody taught or advised it", [input], ([given]) => {
    const untaught = { ...given, residual: quiet.residual, opinion: null }
    const { leaningWhy, outcome, reason } = decide(untaught)
    if (outcome === "ask") assert.include(reason, leaningWhy.replace(/^It |\.$/g, ""))
  })

  it.prop(
    "where answers have it asked, gives no reason to hide for leaving it up",
    [input, score],
    ([given, shift]) => {
      const taught = { ...given, recall: null, policy: quiet.policy, opinion: null }
      const { leaning, leaningWhy } = decide({ ...taught, residual: { ...given.residual, shift: shift * 8 } })
      if (leaning === "keep") assert.notInclude(leaningWhy.toLowerCase(), "your team has hidden")
    }
  )

  it.prop(
    "where answers have it asked, gives no reason to keep for hiding it, and tells what was found",
    [input, score],
    ([given, shift]) => {
      const taught = { ...given, recall: null, policy: quiet.policy, opinion: null }
      const residual = { ...given.residual, shift: -8 * shift }
      const { leaning, leaningWhy, outcome, reason } = decide({ ...taught, residual })
      if (leaning === "hide") assert.notInclude(leaningWhy.toLowerCase(), "your team has kept")
      if (outcome === "ask" && reason.includes("your team has kept"))
        assert.match(reason, /^It .+, but your team has kept/)
      assert.notMatch(reason, /^Your team has kept .*not clear/)
    }
  )

  it.prop("without guidance and memory, hides only for an area that is on", [input], ([given]) => {
    const untold = { ...given, recall: null, policy: quiet.policy, opinion: null }
    assert.isTrue(decide(untold).category !== null || decide(untold).outcome !== "hide" || given.residual.shift > 0)
    const { category, outcome } = decide({ ...untold, residual: quiet.residual })
    if (outcome !== "hide") return
    assert.isNotNull(category)
    assert.isTrue(category !== null && given.protections.on.includes(category))
    assert.isTrue(category !== null && given.scores[category] >= given.trust.thresholds[category].hide)
  })

  it.prop("a keep rule never lets a clear scam through unasked", [input], ([given]) => {
    const clear = {
      ...given,
      recall: null,
      scores: { ...given.scores, scams: 0.6 },
      protections: { version: 1, on: ["scams" as const] }
    }
    assert.notStrictEqual(decide(clear).outcome, "keep")
  })

  it.prop("more of the same never makes it milder", [area, score, score], ([key, one, other]) => {
    const order = { keep: 0, ask: 1, hide: 2 }
    const at = (value: number) =>
      order[decide({ ...quiet, protections: { version: 1, on: [key] }, scores: { ...noScores, [key]: value } }).outcome]
    assert.isAtMost(at(Math.min(one, other)), at(Math.max(one, other)))
  })
})
