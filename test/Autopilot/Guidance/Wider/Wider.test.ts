import { describe, expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"
import { hiddenByRules } from "../HiddenByRules.ts"

const understood = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap((rule) => rule.as)
const hiding = ["Hide %", "Please remove %", "No % pls", "% = hide", "We don't want % here"]
const said = (what: string) => hiding.map((form) => form.replace("%", what))

describe("no kind is hidden whole for a part of it", () => {
  it.each(["shops", "stores", "salons", "airlines"].flatMap((one) => said(`links to other ${one}`)))(
    "%s",
    (sentence) => {
      for (const link of ["see https://example.com/a", "www.fjellvik.example"])
        expect(hiddenByRules(sentence, link)).toBe(false)
    }
  )
  it.each(
    ["weather", "parking", "turbulence", "cat"].flatMap((one) => [
      ...said(`${one} jokes`),
      ...said(`jokes about the ${one}`)
    ])
  )("%s: are hidden where they laugh", (sentence) => {
    for (const text of [
      "Raining in Oslo again",
      "Is there parking at the shop?",
      "Turbulence on my flight",
      "My cat loves it"
    ])
      expect(hiddenByRules(sentence, text)).toBe(false)
  })
  it.each(["C word", "C-word", "R word"].flatMap((one) => said(`the ${one}`)))("%s: names no letter", (sentence) => {
    for (const text of ["Vitamin C is great", "Plan C then", "R you there?", "Terminal R"])
      expect(hiddenByRules(sentence, text)).toBe(false)
  })
  it.each(["refund demands", "people who want refunds", "customers demanding their money back"].flatMap(said))(
    "%s",
    (sentence) => {
      expect(hiddenByRules(sentence, "Got my refund within a day, thank you!")).toBe(false)
      expect(hiddenByRules(sentence, "I want my money back")).toBe(true)
    }
  )
})

describe("swearing at somebody insults them, and is no more", () => {
  const whom = ["my staff", "our drivers", "each other", "the referee", "other players", "us"]
  it.each(
    whom.flatMap((one) =>
      [`anything where people swear at ${one}`, `comments that swear at ${one}`, `people swearing at ${one}`].flatMap(
        (what) => [`Hide ${what}`, `${what} = hide`]
      )
    )
  )("%s", (sentence) => {
    expect(understood(sentence)).toEqual(["Hide comments that insult somebody"])
  })
  it.each(
    ["Swearing's", "Swearing is", "Swear words are", "Cursing is"].flatMap((what) =>
      ["okay", "fine", "allowed"].flatMap((fine) =>
        [
          "unless aimed at someone",
          "unless it's at our staff",
          "as long as it's not at a person",
          ", but not at each other"
        ].map((but) => `${what} ${fine}${but.startsWith(",") ? "" : " "}${but}`)
      )
    )
  )("%s", (sentence) => {
    expect(understood(sentence)).toEqual(["Keep comments that contain profanity, except those that insult somebody"])
  })
})

describe("an order inside of a list is none of its items", () => {
  it.each(
    ["streams", "torrents", "casinos"].flatMap((one) =>
      ["leave other links", "keep other links"].map((rest) => `Hide links to ${one}, ${rest}`)
    )
  )("%s", (sentence) => expect(hiddenByRules(sentence, "look: https://example.com/a")).toBe(false))
  it.each(
    ["Facebook", "TikTok"].flatMap((one) =>
      ["Lidl mentions", "complaints", "links"].map((what) => [what, one] as const)
    )
  )("Don't hide %s on %s, only on Instagram", (what, where) => {
    expect(compile(`Don't hide ${what} on ${where}, only on Instagram`).rules).toEqual([])
  })
})

it.each(
  [
    "außer gegen den Trainer",
    "sauf contre le coach",
    "excepto al entrenador",
    "tranne al mister",
    "behalve de coach"
  ].flatMap((but) => ["insults", "links", "swearing"].map((what) => `Hide ${what}, ${but}`))
)("%s: is in two languages", (sentence) => {
  expect(compile(sentence).rules).toEqual([])
})

describe("links but one's own", () => {
  const named = "Our website is ourshop.example."
  const forms = [
    "Hide links except ours",
    "No links except our own",
    "Hide all links except to our website",
    "Only links to our site are OK",
    "Only our links are fine",
    "Hide links unless they go to our shop"
  ]
  it.each(forms)("%s: asks whose where nobody said", (sentence) => {
    const { rules, unclear } = compile(sentence)
    expect(rules).toEqual([])
    expect(unclear.map(({ why }) => why)).toEqual([expect.stringContaining("which website is yours")])
  })
  it.each(forms.flatMap((form) => [`${named} ${form}`, `${form}. ${named}`]))("%s", (guidance) => {
    expect(compile(guidance).unclear).toEqual([])
    expect(hiddenByRules(guidance, "see https://ourshop.example/sale")).toBe(false)
    expect(hiddenByRules(guidance, "see https://example.com/a")).toBe(true)
  })
  it.each([
    "Only ourshop.example links are ok",
    "Only allow links to ourshop.example",
    "Hide links unless they go to our site ourshop.example"
  ])("%s", (sentence) => {
    expect(understood(sentence)).toEqual([
      "Hide comments that contain links, except those that contain “ourshop.example”"
    ])
  })
  it.each(["Hide all phone numbers except our own", "Only our own phone number is allowed", "No emails except ours"])(
    "%s: asks which it is",
    (sentence) => {
      expect(compile(sentence).unclear.map(({ why }) => why)).toEqual([
        expect.stringContaining("which number or address is yours")
      ])
    }
  )
})

it.each([
  "Hide account sharing offers and cracked logins",
  "Please take down anything that slags off our pilots, but let people moan about the food",
  "Kids posting their age or school: hide",
  "Hide people telling others their school",
  "Hide anyone selling coins or accounts"
])("%s: hides nothing for a word of it", (sentence) => {
  for (const text of ["great offers today", "the pilots were lovely", "back to school", "at my age", "nice coins"])
    expect(hiddenByRules(sentence, text)).toBe(false)
})

it.each(
  ["complaints", "links", "swearing"].flatMap((what) =>
    ["Don't hide {x}, ask me about spam", "Never hide {x}, tell us about spam"].map((form) => form.replace("{x}", what))
  )
)("%s: keeps no question", (sentence) => {
  const { rules } = compile(sentence)
  for (const { effect, topics } of rules) if (topics.includes("spam")) expect(effect).toBe("ask")
})
