import { assert, describe, it } from "@effect/vitest"
import { FastCheck, Schema } from "effect"
import { protectionKeys } from "#schema/Autopilot.ts"
import { decide, decideOnRecord } from "#src/Autopilot/Decide.ts"
import { type DecideInput, DecisionRecord } from "#src/Autopilot/Decision.ts"
import { compile } from "#src/Autopilot/Guidance/Compile.ts"
import { defaultThresholds } from "#src/Autopilot/Trust.ts"
import { noScores, quiet } from "../Deciding.ts"

const area = FastCheck.constantFrom(...protectionKeys)

const score = FastCheck.oneof(
  FastCheck.constant(0),
  FastCheck.integer({ min: 0, max: 1000 }).map((value) => value / 1000)
)

const scores = FastCheck.record({
  scams: score,
  spam: score,
  hate: score,
  links: score,
  competitors: score,
  profanity: score,
  contact: score,
  media: score,
  negative: score
})

const rules = FastCheck.subarray(
  compile(
    'Keep complaints. Keep "hello". Ask me about refunds. Hide mentions of Nike. Hide links on Threads.'
  ).rules.slice()
)

const verdict = FastCheck.constantFrom("hide" as const, "keep" as const)

const time = FastCheck.constantFrom("2026-05-03T10:00:00.000Z", "2026-06-03T10:00:00.000Z")

const recalled = FastCheck.record({
  verdict,
  similarity: FastCheck.integer({ min: 32, max: 64 }).map((value) => value / 64),
  agreement: FastCheck.integer({ min: 51, max: 100 }).map((value) => value / 100),
  category: FastCheck.option(area),
  example: FastCheck.record({ commentId: FastCheck.string(), text: FastCheck.string(), at: time })
})

const input: FastCheck.Arbitrary<DecideInput> = FastCheck.record({
  commentId: FastCheck.string(),
  classifier: FastCheck.string(),
  scores,
  evidence: FastCheck.array(FastCheck.record({ area, seen: FastCheck.string() }), { maxLength: 4 }),
  protections: FastCheck.record({
    version: FastCheck.option(FastCheck.nat()),
    on: FastCheck.subarray([...protectionKeys])
  }),
  policy: FastCheck.record({ version: FastCheck.option(FastCheck.nat()), at: FastCheck.option(time), rules }),
  trust: FastCheck.record({
    thresholds: FastCheck.constant(defaultThresholds),
    asksMoreAbout: FastCheck.subarray([...protectionKeys])
  }),
  language: FastCheck.option(FastCheck.constantFrom("en", "de")),
  recall: FastCheck.option(recalled),
  drawn: FastCheck.boolean(),
  residual: FastCheck.record({
    shift: FastCheck.double({ min: -8, max: 8, noNaN: true }),
    words: FastCheck.array(FastCheck.string(), { maxLength: 2 })
  }),
  opinion: FastCheck.option(
    FastCheck.record({
      leaning: FastCheck.constantFrom("hide" as const, "keep" as const, "unsure" as const),
      area: FastCheck.option(area),
      confidence: FastCheck.double({ min: 0, max: 1, noNaN: true }),
      why: FastCheck.string()
    })
  )
})

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
    for (const text of [reason, leaningWhy]) assert.match(text, /^\S[\s\S]*\.$/)
    if (outcome !== "ask") assert.strictEqual(leaning, outcome)
  })

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
