import { assert, describe, it } from "@effect/vitest"
import { type ProtectionKey, protectionKeys } from "#schema/resources/Autopilot.ts"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import type { DecideInput } from "#src/Autopilot/Decide/Decision.ts"
import { speaksAbout } from "#src/Autopilot/Guidance/Reach.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { untaught } from "#src/Autopilot/Learning/Residual.ts"
import { input } from "../Decide/AnyInput.ts"
import { inputFor, onByDefault } from "../Deciding.ts"
import { fraudulent, promotional } from "../Examples.ts"

const keeping = [
  "Keep complaints.",
  "Keep praise.",
  "Keep questions.",
  "Keep links.",
  "Keep pictures.",
  "Don't hide bad language.",
  "Keep questions about prices.",
  "Keep mentions of Stridex.",
  'Keep "hello".',
  "Complaints about delivery are welcome.",
  "Keep complaints on the Tea account.",
  "Keep questions, but not on the Coffee account.",
  "Keep links on posts about the sale.",
  "Keep complaints unless they contain links.",
  "Keep praise except on posts about a giveaway.",
  "Keep insults.",
  "Keep threats.",
  "Never hide complaints in English or French.",
  "Keep links by @dana."
] as const
const place = { account: "Tea", caption: "The sale starts today", author: "dana" }
const everything = compile(keeping.join(" ")).rules

const foundAt = ({ protections, scores, trust }: DecideInput, area: ProtectionKey, level: "ask" | "hide") =>
  protections.on.includes(area) && scores[area] >= trust.thresholds[area][level]

describe("a keep rule", () => {
  it("was read from each sentence", () => assert.isAtLeast(everything.length, keeping.length))

  it.prop("takes nothing away from an area it does not name", [input], ([given]) => {
    const rules = everything.filter((_, at) => (given.commentId.length + at) % 3 !== 0)
    const ruled: DecideInput = {
      ...given,
      policy: { ...given.policy, rules },
      recall: null,
      residual: untaught,
      opinion: null
    }
    const { hides, outcome } = decide(ruled)
    for (const area of protectionKeys) {
      if (rules.some((rule) => speaksAbout(rule, area, given.evidence))) continue
      if (foundAt(ruled, area, "hide")) assert.isTrue(outcome === "hide" || hides, area)
      if (foundAt(ruled, area, "ask")) assert.notStrictEqual(outcome, "keep", area)
    }
  })

  const bad = [
    ...fraudulent,
    ...promotional,
    "you people are vermin and should all be wiped out",
    "go back to your country you filthy parasites",
    "fuck you, you stupid cunt"
  ]
  for (const sentence of keeping) {
    it(`${sentence} shows no scam, spam or hate that is hidden or asked about without it`, () => {
      const policy = compile(sentence)
      const order = { keep: 0, ask: 1, hide: 2 }
      for (const text of bad.flatMap((text) => [text, `${text} why is it so bad, hello?`, `hello ${text} I love it`])) {
        const on = onByDefault.filter((area) => area !== "profanity")
        const before = decide(inputFor(text, { ...place, on }))
        const after = decide(inputFor(text, { ...place, on, policy }))
        assert.isAtLeast(order[after.outcome], order[before.outcome], text)
      }
    })
  }
})

describe("rules about one comment", () => {
  const on: ReadonlyArray<ProtectionKey> = ["scams", "links", "negative", "profanity", "competitors"]
  const cases: ReadonlyArray<readonly [guidance: string, text: string, outcome: string]> = [
    ["Keep complaints.", "terrible service, worst company ever, awful and disgusting quality", "keep"],
    ["Keep complaints. Hide links.", "terrible awful service, see example.com", "hide"],
    ["Hide links. Keep complaints.", "terrible awful service, see example.com", "hide"],
    ["Keep links.", "see example.com", "keep"],
    ["Hide links. Keep links.", "see example.com", "hide"],
    ["Keep links. Hide links.", "see example.com", "hide"],
    ["Hide links. Actually, keep links.", "see example.com", "keep"],
    ["Keep links and hide links.", "see example.com", "hide"],
    ['Keep "zorp" or "blim", hide "zorp".', "a zorp please", "ask"],
    ["Hide links except questions. Keep links.", "see example.com", "hide"],
    ["Hide links on Instagram. Keep links.", "see example.com", "hide"],
    ["Keep links on Instagram. Hide links.", "see example.com", "keep"],
    ['Keep "example.com". Hide links.', "see example.com", "keep"],
    ['Keep "example.com". Hide links.', "see example.com and bit.ly/x", "hide"],
    ["Keep questions. Hide questions about prices.", "what is the price of the blue one?", "hide"],
    ["Hide prices. Keep questions about prices.", "what is the price of the blue one?", "keep"],
    ["Our competitors are Acme and Bolt. Keep mentions of Acme.", "I like Acme", "keep"],
    ["Our competitors are Acme and Bolt. Keep mentions of Acme.", "Acme and Bolt are better", "hide"],
    ["Hide competitors. Our competitor is Acme. Keep mentions of Acme.", "I like Acme", "keep"],
    ['Keep "damn good".', "that is damn good", "keep"],
    ["Ask me about links.", "see example.com", "ask"],
    ["Ask me about refunds.", "I want a refund, see example.com", "hide"],
    ["Ask me about refunds. Keep refunds.", "how do refunds work", "keep"],
    ["Keep refunds. Ask me about refunds.", "how do refunds work", "ask"]
  ]
  for (const [guidance, text, outcome] of cases) {
    it(`${guidance} ${text}: ${outcome}`, () => {
      assert.strictEqual(decide(inputFor(text, { on, policy: compile(guidance) })).outcome, outcome)
    })
  }

  it("says which rule keeps something else", () => {
    const { outcome, reason } = decide(
      inputFor("see example.com, terrible and awful service", { on, policy: compile("Keep complaints") })
    )
    assert.strictEqual(outcome, "hide")
    assert.strictEqual(
      reason,
      "It contains a link to example.com, and your settings hide links. Your guidance says: “Keep complaints”, but that is not about links."
    )
  })
})
