import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import type { Surface } from "#schema/Platform.ts"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { fromJsonLines } from "#src/Training/Corpus/Labels.ts"

const brandComments = ["looked-at", "not-looked-at"].flatMap((name) =>
  fromJsonLines(readFileSync(new URL(`../BrandComments/${name}.jsonl`, import.meta.url), "utf8"), name)
)

const matched = (guidance: string, text: string, surface: Surface = "organic") =>
  assess(trainedClassifier, { text, hasMedia: false, platform: "instagram", surface }, compile(guidance)).rules.map(
    (rule) => `${rule.effect}: ${rule.source}`
  )

describe("a rule applies", () => {
  const pinned: ReadonlyArray<readonly [guidance: string, text: string]> = [
    ["Hide mentions of Nike and Adidas", "I prefer adidas"],
    ["Hide mentions of Nike", "n1ke is better"],
    ["Hide mentions of Nike", "N i k e is better"],
    ["Hide mentions of Nike", "go #nike"],
    ["Hide Nike discounts", "Nike has a discount code today"],
    ["Keep complaints about delivery", "terrible, still waiting for my delivery"],
    ["Keep questions about prices", "how much is the blue one?"],
    ["Hide links on Instagram", "see example.com"],
    ["Hide links on posts", "see example.com"],
    ['Hide discounts unless they mention "SUMMER10"', "discount code WINTER5"],
    ["Hide it if somebody posts a discount code", "use code SAVE20 for 20% off"],
    ["Hide coupon codes and vouchers", "20% off with this voucher"],
    ["Hide crypto", "buy bitcoin"],
    ["Hide comments about prices", "15€ is too much"],
    ["Hide discounts", "use my code JENNA15 for half price"],
    ['Hide "🤡"', "what a 🤡🤡"],
    ['Hide "first!"', "FIRST!! who is here"],
    ['Hide "your staff are useless"', "Your staff is useless"],
    ["Hide 'bring back the old recipe'", "BRING BACK THE OLD RECIPES"],
    ["Hide comments about broken pump heads", "the pump head broke"],
    ["Hide comments about leaking water bottle lids", "the water bottle lid leaks"],
    ["Hide #ad", "thanks #ad"],
    ["Hide mentions of competitors. Our competitor is Stridex", "stridex!"]
  ]
  for (const [guidance, text] of pinned) it(`${guidance}: ${text}`, () => assert.lengthOf(matched(guidance, text), 1))
})

describe("a rule does not apply", () => {
  const pinned: ReadonlyArray<readonly [guidance: string, text: string]> = [
    ["Hide it if somebody posts a discount code", "Thanks for the student discount, made my day!"],
    ["Hide voucher codes", "I got my first bag half price, love it"],
    ["Hide mentions of Nike", "a Nikelodeon fan"],
    ["Hide Nike discounts", "Nike is great"],
    ["Hide Nike discounts", "any discount?"],
    ["Keep complaints about delivery", "terrible quality"],
    ["Keep complaints about delivery", "great delivery"],
    ["Hide links on Facebook", "see example.com"],
    ["Hide links under ads", "see example.com"],
    ['Hide discounts unless they mention "SUMMER10"', "discount code SUMMER10"],
    ["Hide #ad", "this is an ad"],
    ['Hide "cheap follower"', "cheap followers"],
    ['Hide "first!"', "first time here"],
    ["Hide comments about shipping costs", "how much is the blue one?"],
    ["Hide comments about broken pump heads", "the pump is broken"]
  ]
  for (const [guidance, text] of pinned)
    it(`${guidance}: ${text}`, () => assert.deepStrictEqual(matched(guidance, text), []))
})

describe("a word that is spared", () => {
  const spared: ReadonlyArray<readonly [guidance: string, text: string, applies: string | null]> = [
    ['Hide swearing except "damn"', "damn, that was close", "keep"],
    ['Hide swearing except "damn"', "damn you fucking idiots", "hide"],
    ["Hide contact details except info@nordlys.com", "write to info@nordlys.com", "keep"],
    ["Hide contact details except info@nordlys.com", "info@nordlys.com or WhatsApp +1 415 555 0132", "hide"],
    ["Hide mentions of competitors except Kelda. Our competitors are Kelda and Vela", "Kelda is fine", "keep"],
    [
      "Hide mentions of competitors except Kelda. Our competitors are Kelda and Vela",
      "Kelda is fine, Vela better",
      "hide"
    ]
  ]
  for (const [guidance, text, applies] of spared)
    it(`${guidance}: ${text}`, () =>
      assert.deepStrictEqual(
        matched(guidance, text).map((one) => one.slice(0, one.indexOf(":"))),
        applies === null ? [] : [applies]
      ))
})

describe("a link that is spared", () => {
  const spared: ReadonlyArray<readonly [guidance: string, text: string, applies: string | null]> = [
    ["Hide links except youtube.com", "see https://www.youtube.com/watch?v=1", "keep"],
    ["Hide links except youtube.com", "see m.youtube.com", "keep"],
    ["Hide links except youtube.com or shop.example", "see youtube.com and shop.example/sale", "keep"],
    ["Hide links except youtube.com", "see youtube.com.evil.example/x", "hide"],
    ["Hide links except youtube.com", "see evil.ru/youtube.com", "hide"],
    ["Hide links except youtube.com", "see youtube.com and evil.ru", "hide"],
    ["Hide links except youtube.com", "see youtube.com and evil dot com", "hide"],
    ["Hide links except youtube.com", "see https://youtube.com@evil.ru", "hide"],
    ["Hide links except YouTube ones", "see youtu.be/x on YouTube", "keep"],
    ["Hide links except YouTube ones", "YouTube! evil.ru", "hide"],
    ["Hide links except in questions about sizes", "which size? evil.ru", null],
    ["Keep links to youtube.com", "see youtube.com/x", "keep"],
    ["Keep links to youtube.com", "see youtube.com.evil.ru/x", null],
    ["Keep links to youtube.com", "see evil.ru/?x=youtube.com", null],
    ["Keep links to youtube.com", "see youtube.com m.youtube.com youtube.com/a evil.ru", null]
  ]
  for (const [guidance, text, applies] of spared)
    it(`${guidance}: ${text}`, () =>
      assert.deepStrictEqual(
        matched(guidance, text).map((one) => one.slice(0, one.indexOf(":"))),
        applies === null ? [] : [applies]
      ))
})

it("rules apply in the order of the guidance", () => {
  const guidance = "Hide mentions of Nike. Hide links. Ask me about links. Keep questions"
  assert.deepStrictEqual(matched(guidance, "is nike on example.com?"), [
    "hide: Hide mentions of Nike",
    "hide: Hide links",
    "ask: Ask me about links",
    "keep: Keep questions"
  ])
})

it("a rule that applies has the terms that the comment mentions", () => {
  const comment = { text: "adidas is fine", hasMedia: false, platform: "instagram", surface: "organic" } as const
  const { rules } = assess(trainedClassifier, comment, compile("Hide mentions of Nike and Adidas"))
  assert.deepStrictEqual(
    rules.map(({ terms }) => terms),
    [["Adidas"]]
  )
})

describe("“Hide complaints.”", () => {
  const policy = compile("Hide complaints.")
  const effectOn = (text: string) =>
    assess(trainedClassifier, { text, hasMedia: false, platform: "facebook", surface: "organic" }, policy).rules[0]
      ?.effect

  it("hides and asks about complaints, and hides one ordinary comment of ten at most", () => {
    const shareOf = (kind: string, effect: string) => {
      const texts = brandComments.filter(({ source }) => source.endsWith(`/${kind}`))
      return texts.filter(({ text }) => effectOn(text) === effect).length / texts.length
    }
    assert.isAbove(shareOf("complaint", "hide"), 0.45)
    assert.isAbove(shareOf("complaint", "hide") + shareOf("complaint", "ask"), 0.55)
    assert.isBelow(shareOf("ordinary", "hide"), 0.1)
  })

  it("leaves praise up that only sounds rough", () => {
    for (const text of ["this is f***ing awesome", "tent goals", "Can you tumble dry it on low?"]) {
      assert.notStrictEqual(effectOn(text), "hide", text)
    }
  })
})
