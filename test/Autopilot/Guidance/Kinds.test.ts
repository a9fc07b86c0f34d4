import { assert, describe, it } from "@effect/vitest"
import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor, type Setting } from "../Deciding.ts"

const decided = (guidance: string, text: string, setting: Setting = {}) => {
  const policy = compile(guidance)
  assert.deepStrictEqual(policy.unclear, [], guidance)
  return decide(inputFor(text, { on: [], policy, ...setting })).outcome
}

/** What the form of a comment, its language or its writer tells, with every protection off. */
const cases: ReadonlyArray<
  readonly [guidance: string, hidden: ReadonlyArray<string>, kept: ReadonlyArray<string>, setting?: Setting]
> = [
  [
    "Hide insults.",
    ["you are a fucking idiot", "fuck you", "your staff are morons", "du bist ein Arschloch", "go to hell"],
    [
      "holy shit that view",
      "holy shit you look good",
      "this is fucking awesome",
      "fuck yeah lets go",
      "this shit is broken again",
      "scheiße ist das geil",
      "putain c'est beau"
    ]
  ],
  ["Beleidigungen ausblenden.", ["du bist ein Arschloch"], ["scheiße ist das geil"]],
  ["Hide swearing but keep insults.", ["holy shit that view"], []],
  ["Hide threats.", ["I will kill you"], ["this kills me", "love it", "you will regret not buying it"]],
  ["Hide emoji-only comments.", ["😂😂", "🔥 !!"], ["lol 😂", "..."]],
  ["Hide comments in all caps.", ["LOVE THIS SO MUCH"], ["OMG", "Love this so much", "I love NASA a lot"]],
  ["Hide comments tagging friends.", ["@anna look at this"], ["anna look at this", "mail me at anna@example.com"]],
  ["Hide spoilers.", ["SPOILER ALERT: Vera leaves", "he dies at the end"], ["no spoilers please", "in the end we won"]],
  ["Hide comments in Russian.", ["Это очень плохо и дорого"], ["Das ist sehr schlecht und teuer", "👍", "ok"]],
  [
    "Hide comments that are not in English.",
    ["Danke, das habt ihr sehr schön gemacht", "Это очень плохо и дорого"],
    ["Love this so much, thank you", "👍", "lol"]
  ],
  ["Hide links by @dana.", ["see example.com"], ["hello"], { author: "Dana" }],
  ["Hide links by @dana.", [], ["see example.com"], { author: "danab" }],
  ["Hide links by @na\u030bme.", ["see example.com"], ["hello"], { author: "na\u030bme" }],
  ["Hide @na\u030bme's links.", ["see example.com"], ["hello"], { author: "na\u030bme" }],
  ["Hide links by @Zoe\u0308.", ["see example.com"], ["hello"], { author: "zo\u00eb" }],
  ["Hide links by @na\u030bme.", [], ["see example.com"], { author: "na" }],
  ["Hide links by @dana.", [], ["see example.com"], { author: "" }],
  ["Hide comments from @dana and @ben.", ["hello"], [], { author: "@ben" }],
  ["Hide comments from @dana.", [], ["@dana hello"], { author: "ben" }],
  ["Hide links, but not by @dana.", ["see example.com"], [], { author: "ben" }],
  ["Hide links, but not by @dana.", [], ["see example.com"], { author: "dana" }],
  ["Hide links except in German.", ["look at what they sell here: example.com"], ["👍 example.com"]]
]

const on: ReadonlyArray<ProtectionKey> = ["scams", "spam", "hate", "profanity", "links"]
const rude: ReadonlyArray<ProtectionKey> = ["profanity", "links"]

describe("guidance about kinds of comments", () => {
  for (const [guidance, hidden, kept, setting] of cases) {
    for (const text of hidden) {
      it(`${guidance} hides: ${text}`, () => assert.strictEqual(decided(guidance, text, setting), "hide"))
    }
    for (const text of kept) {
      it(`${guidance} leaves: ${text}`, () => assert.strictEqual(decided(guidance, text, setting), "keep"))
    }
  }

  it("keeps insults and nothing that is found besides", () => {
    const keeping = { on, author: "dana" }
    assert.strictEqual(decided("Keep insults.", "you are a fucking idiot", { on: rude }), "keep")
    assert.strictEqual(decided("Keep insults.", "you are a fucking idiot, see example.com", { on: rude }), "hide")
    assert.notStrictEqual(decided("Keep insults.", "go back to your country you filthy parasites", keeping), "keep")
    assert.notStrictEqual(
      decided("Keep links by @dana.", "free iPhone! Claim at bit.ly/win-now, send $20", keeping),
      "keep"
    )
    assert.strictEqual(
      decided("Keep links by @dana.", "our menu is at example.com", { on: rude, author: "dana" }),
      "keep"
    )
  })

  const reported: ReadonlyArray<readonly [guidance: string, said: string]> = [
    ["Never hide comments from @dana.", "say what of it to keep"],
    ["Arabic comments are welcome.", "say what of it to keep"],
    ["Hide comments in foreign languages.", "write the language by its name"],
    ["Never hide comments by our employees.", "by the handle alone"],
    ["Hide links from verified accounts.", "by the handle alone"]
  ]
  for (const [guidance, said] of reported) {
    it(`${guidance} is reported back with what would work`, () => {
      const { rules, unclear } = compile(guidance)
      assert.deepStrictEqual(rules, [])
      assert.include(unclear[0]?.why, said)
    })
  }
})
