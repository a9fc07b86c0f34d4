import { assert, describe, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { onlyKept } from "#src/Autopilot/Guidance/Languages/EnglishThings.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"
import { decide } from "../../../src/Autopilot/Decide/Decide.ts"
import { inputFor } from "../Deciding.ts"

const readAs = (sentence: string): string =>
  understoodIn(compile(sentence))
    .flatMap(({ as }) => as)
    .join("; ")

const rulesFor = (sentence: string, text: string): number =>
  assess(trainedClassifier, { text, hasMedia: false, platform: "instagram", surface: "organic" }, compile(sentence))
    .rules.length

describe("things that customers name", () => {
  const known: ReadonlyArray<readonly [sentence: string, as: string]> = [
    ["Trolls out please", "Hide comments that insult somebody"],
    ["Hide arguments", "Hide comments that insult somebody"],
    ["we don't want websites here", "Hide comments that contain links"],
    ["check with me before you touch one-star type comments", "Ask before hiding comments that sound negative"],
    ["donation appeals from strangers: hide", "Hide comments that beg for money"],
    ["party slogans, off", "Hide comments that are about politics"],
    ["Different opinions are welcome", "Keep comments that sound negative"],
    [
      "Swearing is ok on TikTok but not on Facebook",
      "Keep comments that contain profanity on TikTok; Hide comments that contain profanity on Facebook"
    ],
    ["Complaints about delivery, hands off", "Keep comments that sound negative and are about delivery"],
    ["get approval before hiding refund requests", "Ask before hiding comments that are about refunds"],
    ["refunds go through legal", "Ask about comments that are about refunds"],
    ["do nothing about complaints", "Keep comments that sound negative"],
    ["kindly conceal insults", "Hide comments that insult somebody"]
  ]
  for (const [sentence, as] of known) it(sentence, () => assert.strictEqual(readAs(sentence), as))

  const found: ReadonlyArray<readonly [sentence: string, of: string, other: string]> = [
    ["Hide SEO offers", "I can rank your website on Google", "our website is down again"],
    ["Hide telegram groups", "join my telegram channel for signals", "is there a group discount?"],
    ["Hide job ads", "we are hiring, send your CV today", "you did a great job"],
    ["Ask me about accusations of theft", "your driver stole my parcel", "the parcel never came"],
    ["Ask me about billing problems", "I was charged twice again", "how much is it?"],
    ["Keep suggestions", "you should add a vegan option", "worst meal ever"],
    ["Keep memories", "this takes me back, we used to go every summer", "when do you open?"],
    ["Keep jokes", "haha good one", "where is my order"]
  ]
  for (const [sentence, of, other] of found)
    it(`${sentence}: is known by what such comments say`, () => {
      assert.isAbove(rulesFor(sentence, of), 0)
      assert.strictEqual(rulesFor(sentence, other), 0)
    })
})

describe("things whose words many comments have", () => {
  for (const { names, otherwise } of onlyKept) {
    const [name = ""] = names
    it(`${name} are kept, and never hidden or asked about by their words`, () => {
      assert.match(readAs(`keep ${name}`), /^Keep comments that contain “/)
      for (const verb of ["hide", "ask me about", "hide links except"]) {
        const { rules, unclear } = compile(`${verb} ${name}`)
        assert.isTrue(rules.every(({ terms }) => terms.length === 0))
        if (otherwise === null) assert.isNotEmpty(unclear)
      }
    })
  }

  it("keeps no insult, no hate and no scam with them", () => {
    const policy = compile("Keep jokes. Banter is fine. Arguments stay.")
    assert.deepStrictEqual(policy.unclear, [])
    for (const text of [
      "lol free iPhone! Claim at bit.ly/win-now, send $20 to get it",
      "haha go back to your country you filthy parasites"
    ])
      assert.notStrictEqual(decide(inputFor(text, { on: ["scams", "spam", "hate"], policy })).outcome, "keep")
  })
})

describe("what is nothing to be done", () => {
  for (const sentence of [
    "Complaints were hidden",
    "we hid links last year",
    "No longer valid: hide links",
    "Not everything negative should be hidden",
    "Can you post for us on Sundays as well?",
    "nobody asked you to ask me about refunds",
    "Keep trolls",
    "Keep mockery"
  ])
    it(`${sentence}: is reported back`, () => {
      const { rules, unclear } = compile(sentence)
      assert.isEmpty(rules)
      assert.isNotEmpty(unclear)
    })
})
