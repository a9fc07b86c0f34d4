import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { comparedLength, fingerprintOf } from "#src/Autopilot/Likeness/Fingerprint.ts"
import { Memory, type Remembered } from "#src/Autopilot/Likeness/Memory.ts"
import { recall } from "#src/Autopilot/Likeness/SimilarAnswers.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { fraudulent, genuine, promotional } from "../Examples.ts"

const remember = (text: string, verdict: "hide" | "keep", at = "2026-05-03T10:00:00.000Z", id = text): Remembered => ({
  commentId: id,
  text,
  fingerprint: fingerprintOf(text),
  length: comparedLength(normalise(text)),
  verdict,
  category: null,
  author: null,
  at
})

const verdictOn = (memory: ReadonlyArray<Remembered>, text: string) =>
  recall(Memory.of(memory), normalise(text), [])?.verdict ?? null

const campaign =
  "Hello everyone, my cousin works at the bank and told me about a new way to receive your savings back, just write to the office"

describe("one answer is enough", () => {
  const vocabulary = `river stone window garden market yellow winter engine pocket silver bottle ladder mirror candle
    basket button carpet dragon eleven forest guitar hammer island jacket kitchen letter monkey number orange pencil`.split(
    /\s+/
  )
  const texts = FastCheck.shuffledSubarray(vocabulary, { minLength: 20, maxLength: 30 })
  // Likeness is an estimate: the seed keeps the few unlucky texts out of some runs and into others.
  const fixed = { fastCheck: { seed: 20260503, numRuns: 300 } }

  it.prop(
    "for a copy with every tenth word changed",
    [texts, FastCheck.nat(9)],
    ([words, offset]) => {
      const edited = words.map((word, at) => (at % 10 === offset ? "something" : word))
      assert.strictEqual(verdictOn([remember(words.join(" "), "hide")], edited.join(" ")), "hide")
    },
    fixed
  )

  const swaps: Readonly<Record<string, string>> = { a: "а", e: "е", o: "о", i: "1", s: "$" }
  const edits: Readonly<Record<string, (text: string) => string>> = {
    "as it was": (text) => text,
    capitals: (text) => text.toUpperCase(),
    emoji: (text) => `🔥${text.replaceAll(" ", " 🎁 ")}👇`,
    "zero-width characters": (text) => text.replaceAll("e", "e\u200b"),
    "look-alikes and leet": (text) => text.replaceAll(/(?<=\w)[aeois](?=\w)/g, (letter) => swaps[letter] ?? letter),
    "another handle and sum": (text) => `@lena ${text} $200`,
    "a prefix": (text) => `so guys listen: ${text}`,
    accents: (text) => text.replaceAll("o", "ö")
  }
  for (const [name, edit] of Object.entries(edits)) {
    it(name, () => {
      assert.strictEqual(verdictOn([remember(campaign, "hide")], edit(campaign)), "hide")
      assert.strictEqual(verdictOn([remember(campaign, "keep")], edit(campaign)), "keep")
    })
  }

  it("says which comment, when it was decided and what it holds of what was seen, and none of its words besides", () => {
    const seen = [campaign.slice(3, 12), `${campaign.slice(0, 4)}…${campaign.slice(-4)}`, "not in it"]
    const found = recall(
      Memory.of([remember(campaign, "hide", undefined, "com_1")]),
      normalise(campaign),
      seen.map((one) => ({ seen: one }))
    )
    assert.deepStrictEqual(found, {
      verdict: "hide",
      similarity: 1,
      same: true,
      differs: [],
      answers: 1,
      agreement: 1,
      category: null,
      followed: ["com_1"],
      example: {
        commentId: "com_1",
        at: "2026-05-03T10:00:00.000Z",
        length: campaign.length,
        holds: seen.slice(0, 2)
      }
    })
  })
})

describe("nothing else is remembered", () => {
  it("no example is like another", () => {
    const all = [...genuine, ...fraudulent, ...promotional]
    for (const text of all) {
      const others = all.filter((other) => other !== text).map((other) => remember(other, "hide"))
      assert.isNull(recall(Memory.of(others), normalise(text), []), text)
    }
  })

  it("short texts match only themselves", () => {
    const memory = [remember("nice", "hide"), remember("🔥🔥", "hide"), remember("@anna @ben", "hide")]
    for (const text of ["nice one", "so nice", "nic", "🔥", "👏", "@anna", "@carl @dora", ""])
      assert.isNull(verdictOn(memory, text), text)
    for (const text of ["Nice!!", "n1ce", "🔥 🔥", "@anna @ben"])
      assert.strictEqual(verdictOn(memory, text), "hide", text)
  })

  it("comments without a word have nothing in common", () => assert.isNull(verdictOn([remember("", "hide")], "")))

  it.prop("an empty memory", [FastCheck.string()], ([text]) => assert.isNull(verdictOn([], text)))
})

describe("several answers", () => {
  const later = "2026-05-04T10:00:00.000Z"
  it("the majority decides", () => {
    const memory = [
      remember(campaign, "hide", later, "1"),
      remember(campaign, "keep", later, "2"),
      remember(campaign, "keep", later, "3")
    ]
    assert.strictEqual(verdictOn(memory, campaign), "keep")
    assert.approximately(recall(Memory.of(memory), normalise(campaign), [])?.agreement ?? 0, 2 / 3, 1e-9)
  })

  it("of even votes the latest decides, in any order", () => {
    const memory = [remember(campaign, "hide", undefined, "1"), remember(campaign, "keep", later, "2")]
    assert.strictEqual(verdictOn(memory, campaign), "keep")
    assert.strictEqual(verdictOn(memory.toReversed(), campaign), "keep")
  })

  it("a corrected answer counts once, as corrected", () => {
    const memory = [remember(campaign, "hide", undefined, "1"), remember(campaign, "keep", later, "1")]
    assert.strictEqual(recall(Memory.of(memory), normalise(campaign), [])?.agreement, 1)
    assert.strictEqual(verdictOn(memory, campaign), "keep")
  })

  it("one that is left out does not speak, and the others do", () => {
    const memory = Memory.of([remember(campaign, "hide", later, "1"), remember(campaign, "keep", undefined, "2")])
    const sought = normalise(campaign)
    assert.strictEqual(recall(memory, sought, [])?.verdict, "hide")
    assert.strictEqual(recall(memory.without("1"), sought, [])?.verdict, "keep")
    assert.strictEqual(recall(memory.without("3"), sought, [])?.verdict, "hide")
    assert.deepStrictEqual(
      [...memory.without("1")].map(({ commentId }) => commentId),
      ["2"]
    )
    assert.isNull(recall(Memory.of([remember(campaign, "hide", later, "1")]).without("1"), sought, []))
  })
})

describe("quoting is no likeness", () => {
  const bad = [
    campaign,
    "message our page now and claim the voucher before it ends tonight, the first fifty people get another one for free",
    "nobody here has ever been paid so much in a week, ask my mentor on the other network how it is done"
  ]
  const warnings = (text: string) => [
    `Careful everyone, somebody keeps posting this under every picture: ${text}`,
    `"${text}" is what they write, please report them and do not answer`,
    `My mother got this message yesterday and lost all her savings to them. This is how it goes: ${text}`
  ]
  for (const text of bad) {
    it(`a kept warning does not keep what it warns of, nor the other way round: ${text.slice(0, 30)}…`, () => {
      for (const warning of warnings(text)) {
        assert.isNull(verdictOn([remember(warning, "keep")], text), warning)
        assert.isNull(verdictOn([remember(text, "hide")], warning), warning)
        assert.strictEqual(verdictOn([remember(warning, "keep")], warning), "keep")
      }
    })
  }
})
