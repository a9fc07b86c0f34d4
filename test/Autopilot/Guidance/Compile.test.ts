import { assert, describe, it } from "@effect/vitest"
import type { Rule } from "#src/Autopilot/Guidance/Policy.ts"
import { compilerVersion } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

type Expected = Partial<Rule> & Pick<Rule, "effect">

const rule = (expected: Expected, source: string): Rule => ({
  topics: [],
  terms: [],
  platforms: null,
  surface: null,
  accounts: null,
  captions: null,
  languages: null,
  authors: null,
  except: [],
  exceptIn: [],
  source,
  ...expected
})

describe("is read", () => {
  const pinned: ReadonlyArray<readonly [sentence: string, ...rules: ReadonlyArray<Expected>]> = [
    ["Hide mentions of Nike and Adidas", { effect: "hide", terms: ["Nike", "Adidas"] }],
    ["Keep complaints about delivery", { effect: "keep", topics: ["negative", "delivery"] }],
    ["Hide links on Instagram", { effect: "hide", topics: ["links"], platforms: ["instagram"] }],
    ["On TikTok, hide images", { effect: "hide", topics: ["media"], platforms: ["tiktok"] }],
    [
      "Hide links, but not on Facebook",
      { effect: "hide", topics: ["links"], platforms: ["instagram", "tiktok", "youtube", "threads"] }
    ],
    [
      "Keep questions except on Instagram or Threads",
      { effect: "keep", topics: ["question"], platforms: ["facebook", "tiktok", "youtube"] }
    ],
    ["Links are not allowed, but not under ads", { effect: "hide", topics: ["links"], surface: "organic" }],
    ["Hide links under our ads", { effect: "hide", topics: ["links"], surface: "ad" }],
    ['Hide "buy followers"', { effect: "hide", terms: ["buy followers"] }],
    ["Hide comments with the words „guaranteed profit“", { effect: "hide", terms: ["guaranteed profit"] }],
    ["Ask me about refunds", { effect: "ask", topics: ["refund"] }],
    ['Hide comments calling us "cheap"', { effect: "hide", terms: ["cheap"] }],
    ["Hide mentions of Nike shoes", { effect: "hide", terms: ["Nike shoes"] }],
    ["Hide jokes about John", { effect: "hide", terms: ["John"] }],
    ["Never hide questions", { effect: "keep", topics: ["question"] }],
    ["Don’t delete negative reviews", { effect: "keep", topics: ["negative"] }],
    ["Do not allow self-promotion", { effect: "hide", topics: ["spam"] }],
    ["Links are not allowed", { effect: "hide", topics: ["links"] }],
    ["Complaints should stay", { effect: "keep", topics: ["negative"] }],
    ["No politics please", { effect: "hide", topics: ["politics"] }],
    ["If someone asks for a refund, ask me", { effect: "ask", topics: ["refund"] }],
    ["Ask me if anyone mentions Black Friday", { effect: "ask", terms: ["Black Friday"] }],
    ["Delete it if it mentions Shein", { effect: "hide", terms: ["Shein"] }],
    ["Hide Nike discounts", { effect: "hide", topics: ["discount"], terms: ["Nike"] }],
    [
      'Hide discount codes unless they mention "SUMMER10"',
      {
        effect: "hide",
        topics: ["discount"],
        terms: ["code"],
        except: [
          { topics: [], terms: ["SUMMER10"] },
          { topics: ["question"], terms: [] }
        ]
      }
    ],
    [
      "Keep questions about prices and delivery",
      { effect: "keep", topics: ["question", "price"] },
      { effect: "keep", topics: ["question", "delivery"] }
    ],
    [
      "Hide spam, scams and links, but keep questions",
      { effect: "hide", topics: ["spam"] },
      { effect: "hide", topics: ["scams"] },
      { effect: "hide", topics: ["links"] },
      { effect: "keep", topics: ["question"] }
    ],
    [
      "Politics is not ok but religion is fine",
      { effect: "hide", topics: ["politics"] },
      { effect: "keep", topics: ["religion"] }
    ],
    [
      "Please hide all comments that mention #ad or @stridex.official on posts",
      { effect: "hide", terms: ["#ad", "@stridex.official"], surface: "organic" }
    ],
    [
      "Hide racist comments and swearing on TikTok and Instagram",
      { effect: "hide", topics: ["hate"], platforms: ["tiktok", "instagram"] },
      { effect: "hide", topics: ["profanity"], platforms: ["tiktok", "instagram"] }
    ]
  ]
  for (const [sentence, ...rules] of pinned) {
    it(sentence, () => {
      const policy = compile(`${sentence}.`)
      assert.deepStrictEqual(policy.unclear, [])
      assert.deepStrictEqual(
        policy.rules,
        rules.map((expected) => rule(expected, sentence))
      )
    })
  }
})

describe("is reported back whole", () => {
  const sentences = [
    "Don't hide comments in Polish",
    "Hide giveaways that aren't ours",
    "Only hide scams",
    "Hide links from fans",
    "Hide everything",
    "We hate spam",
    "Our competitors are liars",
    "Hide spam and questions about politics",
    "Hide comments without questions",
    "Don't hide links to our website",
    "Hide competitor links but not ours",
    "Delete comments with more than two likes",
    "Hide Nike, not Adidas",
    "Hide links on Instagram and spam",
    "Hide Facebook comments",
    "Keep everything except spam",
    "Hide comments by Tom",
    "Reply to questions about delivery",
    "I'd rather hide too much than too little",
    "Hide links and make them feel welcome",
    'Hide the letter "a"',
    "Do you hide links?",
    "Our competitors are Stridex and Vantalo?",
    "Do we ship to Norway?",
    "Hide links and keep questions, but not on Facebook",
    "Hide links on Facebook, but not on Facebook",
    "Hide links but not complaints on Facebook"
  ]
  for (const sentence of sentences) {
    it(sentence, () => {
      const { competitors, facts, rules, unclear } = compile(sentence)
      assert.deepStrictEqual([rules, competitors, facts], [[], [], []])
      assert.deepStrictEqual(
        unclear.map(({ text }) => text),
        [sentence]
      )
      assert.isAbove(unclear[0]?.why.length ?? 0, 20)
    })
  }
})

describe("is reported back with what turns it round", () => {
  const pinned: ReadonlyArray<ReadonlyArray<string>> = [
    ["Don't let complaints through?", "no"],
    ["Hide links?", "Never"],
    ["Hide links.", "But not from our friends"],
    ["Hide links.", "Jk"]
  ]
  for (const sentences of pinned) {
    it(sentences.join(" "), () => {
      const { competitors, facts, rules, unclear } = compile(sentences.join(" "))
      assert.deepStrictEqual([rules, competitors, facts], [[], [], []])
      assert.deepStrictEqual(
        unclear.map(({ text }) => text),
        sentences.map((sentence) => sentence.replace(".", ""))
      )
    })
  }

  it("and leaves the others alone", () => {
    assert.deepStrictEqual(
      compile("Hide links? Keep questions. Hide spam.").rules.map(({ source }) => source),
      ["Keep questions", "Hide spam"]
    )
  })
})

describe("competitors", () => {
  const pinned: ReadonlyArray<readonly [text: string, names: ReadonlyArray<string>]> = [
    ["Our competitors are Stridex, Vantalo and Granite Peak.", ["Stridex", "Vantalo", "Granite Peak"]],
    ["Our main competitor is Coca-Cola", ["Coca Cola"]],
    ["Stridex and Vantalo are our competitors", ["Stridex", "Vantalo"]],
    ["Vantalo is a competitor.", ["Vantalo"]],
    ['Our competitors are "stridex" and @vantalo', ["stridex", "@vantalo"]],
    ["Hide mentions of Stridex.", ["Stridex"]],
    ["Hide mentions of Stridex on Facebook.", []],
    ['Hide mentions of "free shipping".', []],
    ["Keep mentions of Stridex.", []]
  ]
  for (const [text, names] of pinned) it(text, () => assert.deepStrictEqual(compile(text).competitors, names))
})

describe("facts", () => {
  it("sentences that only tell something", () => {
    const text = "We sell hiking boots. Our delivery takes 3 to 5 days! Returns are free within 30 days"
    assert.deepStrictEqual(compile(text), {
      compiler: compilerVersion,
      rules: [],
      competitors: [],
      namings: [],
      ownSites: [],
      facts: ["We sell hiking boots", "Our delivery takes 3 to 5 days", "Returns are free within 30 days"],
      answers: [],
      unclear: []
    })
  })

  it("a wish is never taken for a fact", () => {
    for (const text of ["We are against spam", "Our shop is not a place for links", "We are fine with links"]) {
      assert.deepStrictEqual(compile(text).facts, [], text)
    }
  })
})
