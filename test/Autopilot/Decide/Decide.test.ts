import { assert, describe, it } from "@effect/vitest"
import { type ProtectionKey, protectionKeys } from "#schema/resources/Autopilot.ts"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { defaultThresholds } from "#src/Autopilot/Learning/Trust.ts"
import { comparedLength, fingerprintOf } from "#src/Autopilot/Likeness/Fingerprint.ts"
import type { Remembered } from "#src/Autopilot/Likeness/Memory.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { inputFor, noScores, onByDefault, quiet, type Setting } from "../Deciding.ts"

const remember = (text: string, of: "hide" | "keep"): Remembered => ({
  commentId: "com_0",
  text,
  fingerprint: fingerprintOf(text),
  length: comparedLength(normalise(text)),
  verdict: of,
  category: null,
  author: null,
  at: "2026-05-03T10:00:00.000Z"
})

const guided = (guidance: string): Setting => ({ policy: compile(guidance) })

const story = "My sister bought three of these for her garden and the neighbours keep asking where they are from"

describe("thresholds", () => {
  const scored = (key: ProtectionKey, value: number) =>
    decide({ ...quiet, protections: { version: 1, on: [key] }, scores: { ...noScores, [key]: value } })
  for (const key of protectionKeys) {
    const { ask, hide } = defaultThresholds[key]
    it(`${key}: keeps below ${ask}, asks below ${hide}, hides from there`, () => {
      assert.strictEqual(scored(key, ask - 0.001).outcome, "keep")
      assert.strictEqual(scored(key, ask).outcome, "ask")
      assert.strictEqual(scored(key, ask).leaning, null)
      assert.strictEqual(scored(key, hide - 0.001).outcome, "ask")
      assert.strictEqual(scored(key, hide - 0.001).leaning, "hide")
      assert.strictEqual(scored(key, hide).outcome, "hide")
      assert.strictEqual(scored(key, hide).category, key)
    })
  }
})

describe("reasons", () => {
  const pinned: ReadonlyArray<readonly [text: string, setting: Setting, outcome: string, reason: string]> = [
    ["love it", {}, "keep", "I found nothing in it to hide."],
    ["this is terrible, awful, I hate it haha", {}, "keep", "I found nothing in it to hide."],
    ["see bit.ly/x", { on: ["links"] }, "hide", "It contains a link to bit.ly/…, and your settings hide links."],
    [
      "the spare parts are on example.com in the manual section",
      {},
      "keep",
      "It contains a link to example.com, and your settings allow links."
    ],
    [
      "text me on WhatsApp",
      { on: ["contact"] },
      "hide",
      "It asks to move to WhatsApp, and your settings hide contact details."
    ],
    [
      "call +1 555 010 0199",
      { on: ["contact"] },
      "hide",
      "It gives contact details (+1 555…), and your settings hide contact details."
    ],
    [
      "look",
      { on: ["media"], hasMedia: true },
      "hide",
      "It contains an image or GIF, and your settings hide images and GIFs."
    ],
    [
      "I prefer Stridex",
      guided("Our competitors are Stridex"),
      "hide",
      "It mentions Stridex, a competitor, and your settings hide mentions of competitors."
    ],
    [
      "Recover your lost funds, text him on WhatsApp",
      {},
      "hide",
      "It looks like a scam: “Recover your lost funds” and “text him on WhatsApp”, and asks to move to WhatsApp, and your settings hide scams."
    ],
    [
      "Best replica watches, aaa quality, worldwide shipping",
      {},
      "ask",
      "It looks like spam: “replica”, but I am not sure enough to hide it."
    ],
    [
      "terrible, where is my delivery",
      { ...guided("Keep complaints about delivery"), on: ["negative"] },
      "keep",
      "It sounds negative: “terrible” and “where is my delivery”, and your guidance says: “Keep complaints about delivery”."
    ],
    [
      "Recover your lost funds, text him on WhatsApp",
      guided("Hide scams"),
      "hide",
      "It looks like a scam: “Recover your lost funds” and “text him on WhatsApp”, and asks to move to WhatsApp, and your guidance says: “Hide scams”."
    ],
    ["I want a refund", guided("Ask me about refunds"), "ask", "Your guidance says: “Ask me about refunds”."],
    ["nike nike", guided("Hide mentions of Nike"), "hide", "Your guidance says: “Hide mentions of Nike”."],
    [story, { memory: [remember(story, "hide")] }, "hide", "It is the same as the text you hid on 3 May 2026."],
    [story, { memory: [remember(story, "keep")] }, "keep", "It is the same as the text you kept on 3 May 2026."],
    [
      `@tom ${story} 3`,
      { memory: [remember(`@lisa ${story} 2`, "hide")] },
      "ask",
      "It is like the text you hid on 3 May 2026, with other handles and numbers, but I found nothing else in it to hide."
    ],
    [
      "Recover your lost funds, text @tom on WhatsApp",
      { memory: [remember("Recover your lost funds, text @lisa on WhatsApp", "hide")] },
      "hide",
      "It is like the text you hid on 3 May 2026, with other handles."
    ]
  ]
  for (const [text, setting, outcome, reason] of pinned) {
    it(reason, () => {
      const decision = decide(inputFor(text, setting))
      assert.deepStrictEqual([decision.outcome, decision.reason], [outcome, reason])
    })
  }

  it("no word is said to be there that was not seen", () => {
    const { reason } = decide({
      ...quiet,
      protections: { version: 1, on: ["profanity"] },
      scores: { ...noScores, profanity: 0.99 }
    })
    assert.strictEqual(reason, "It reads like an insult, and your settings hide profanity.")
  })

  it("what is barely taken for a complaint is not called one", () => {
    const reasonAt = (negative: number) =>
      decide({
        ...quiet,
        scores: { ...noScores, negative },
        policy: { version: 1, at: null, rules: compile("Keep complaints").rules }
      }).reason
    assert.strictEqual(reasonAt(0.55), "I found nothing in it to hide.")
    assert.strictEqual(reasonAt(0.84), "I found nothing in it to hide.")
    assert.strictEqual(reasonAt(0.86), "It sounds negative, and your guidance says: “Keep complaints”.")
  })

  it("a careful area says so", () => {
    const careful = {
      thresholds: { ...defaultThresholds, links: { ask: 0.5, hide: 0.94 } },
      asksMoreAbout: ["links" as const]
    }
    const decision = decide({ ...inputFor("see bit.ly/x", { on: ["links"] }), trust: careful })
    assert.strictEqual(
      decision.reason,
      "It contains a link to bit.ly/…, but recent answers went against me, so I ask more about links. It is hidden until somebody answers."
    )
  })
})

describe("where two things disagree", () => {
  const scam = "hello, recover your lost funds today"
  it("a scam is hidden whatever else guidance keeps in it", () => {
    const { category, outcome, reason } = decide(inputFor(scam, guided('Keep "hello"')))
    assert.deepStrictEqual([outcome, category], ["hide", "scams"])
    assert.match(
      reason,
      /and your settings hide scams\. Your guidance says: “Keep "hello"”, but that is not about scams\.$/
    )
  })

  it("a clear scam that guidance would keep as a scam is asked about", () => {
    const { category, leaning, outcome } = decide(inputFor(scam, { ...guided("Keep scams"), on: ["scams"] }))
    assert.deepStrictEqual([outcome, leaning, category], ["ask", "hide", "scams"])
  })

  it("with scams switched off, guidance keeps it", () => {
    assert.strictEqual(decide(inputFor(scam, { ...guided('Keep "hello"'), on: [] })).outcome, "keep")
  })

  it("a rule that keeps or asks leaves alone what another rule hides", () => {
    const text = "is the nike one on example.com?"
    const outcome = (guidance: string, on: ReadonlyArray<ProtectionKey>) =>
      decide(inputFor(text, { ...guided(guidance), on })).outcome
    assert.strictEqual(outcome("Hide mentions of Nike. Ask me about links. Keep questions", ["links"]), "hide")
    assert.strictEqual(outcome("Ask me about links. Keep questions", ["links"]), "ask")
    assert.strictEqual(outcome("Keep questions", ["links"]), "hide")
    assert.strictEqual(outcome("Keep questions", []), "keep")
    assert.strictEqual(outcome("Hide mentions of Nike", []), "hide")
  })

  const nearly = `${story}, honestly`
  it("the same text answered before wins over a rule, a similar one is asked about", () => {
    const policy = compile('Keep "neighbours"')
    assert.strictEqual(decide(inputFor(story, { policy, memory: [remember(story, "hide")] })).outcome, "hide")
    const mistyped = story.replace("garden", "gardan").replace("bought", "bougt").replace("asking", "askin")
    const similar = inputFor(mistyped, { policy, memory: [remember(story, "hide")] })
    assert.isBelow(similar.recall?.similarity ?? 1, 0.9)
    assert.deepStrictEqual([decide(similar).outcome, decide(similar).leaning], ["ask", "hide"])
  })

  it("one in other words, in which nothing is found, is asked about without a leaning", () => {
    const other = inputFor(nearly.replace("bought three", "had four"), { memory: [remember(story, "hide")] })
    assert.deepStrictEqual([decide(other).outcome, decide(other).leaning], ["ask", null])
  })

  it("guidance written after the answer wins over it", () => {
    const setting = { policy: compile('Keep "neighbours"'), memory: [remember(story, "hide")] }
    assert.strictEqual(decide(inputFor(story, { ...setting, policyAt: "2026-06-01T00:00:00.000Z" })).outcome, "keep")
    assert.strictEqual(decide(inputFor(story, { ...setting, policyAt: "2026-04-01T00:00:00.000Z" })).outcome, "hide")
  })

  it("a kept text is kept with its link, one that is like it is hidden as before", () => {
    const kept = `${story}, see example.com`
    const on = [...onByDefault, "links" as const]
    const outcome = (text: string) => decide(inputFor(text, { on, memory: [remember(kept, "keep")] })).outcome
    assert.strictEqual(decide(inputFor(kept, { on })).outcome, "hide")
    assert.strictEqual(outcome(kept), "keep")
    assert.strictEqual(outcome(`${nearly}, see example.com`), "hide")
    assert.strictEqual(outcome(`${nearly}, see bit.ly/prize`), "hide")
  })

  it("a text like a kept one is not asked about, unless there is something new in it", () => {
    const on = [...onByDefault, "links" as const]
    const asking = (text: string, memory: ReadonlyArray<Remembered>) => {
      const input = inputFor(text, { on, memory })
      const links = { ...defaultThresholds.links, hide: 0.99 }
      return decide({ ...input, trust: { ...input.trust, thresholds: { ...defaultThresholds, links } } })
    }
    const kept = [remember(`${story}, see example.com`, "keep")]
    assert.strictEqual(asking(`${nearly}, see example.com`, []).outcome, "ask")
    assert.strictEqual(asking(`${nearly}, see example.com`, kept).outcome, "keep")
    assert.strictEqual(asking(`${nearly}, see bit.ly/prize`, kept).outcome, "ask")
  })
})
