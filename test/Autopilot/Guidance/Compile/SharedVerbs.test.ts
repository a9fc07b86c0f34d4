import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const termsOf = (guidance: string) => compile(guidance).rules.map(({ terms, topics }) => ({ terms, topics }))

const inEnglish: ReadonlyArray<readonly [sentence: string, terms: ReadonlyArray<string>]> = [
  ["Hide anything that claims to cure herpes or cancer", ["cure herpes", "cure cancer"]],
  ["Hide posts that promise to cure acne or eczema", ["cure acne", "cure eczema"]],
  ["Delete anything that says we tested on rabbits or mice", ["tested on rabbits", "tested on mice"]],
  ["Ask me about comments that say it leaks or breaks", ["leaks", "breaks"]]
]

it.each(inEnglish)("%s: what is said of the first is said of the others", (sentence, terms) => {
  expect(termsOf(sentence)).toEqual([{ terms, topics: [] }])
})

it("who sells each of several offers it for sale", () => {
  expect(termsOf("Hide anyone selling tea or jewellery")).toEqual([{ terms: ["tea", "jewellery"], topics: ["resale"] }])
})

it.each([
  ["Leute, die Tee oder Armbänder verkaufen, ausblenden", ["Tee", "Armbänder"]],
  ["Oculta a los que venden té o pastillas", ["té", "pastillas"]],
  ["Masquez ceux qui vendent des montres", ["montres"]]
] as const)("%s: who sells something promotes it", (sentence, terms) => {
  expect(termsOf(sentence)).toEqual(terms.map((term) => ({ terms: [term], topics: ["spam"] })))
})

it.each([
  "Hide people who say CeraVe is better, but keep questions about CeraVe",
  "Hide comments that claim Kelda is cheaper",
  "Oculta a quien diga que Kelda es mejor",
  "Oculta a quien diga que cura el cáncer o el herpes",
  "Masque ceux qui disent que Kelda est mieux",
  "Leute, die sagen, dass Kelda besser ist, ausblenden"
])("%s: no word tells such comments, which is reported back", (sentence) => {
  const { competitors, rules, unclear } = compile(sentence)
  expect({ competitors, rules }).toEqual({ competitors: [], rules: [] })
  expect(unclear.map(({ text }) => text)).toEqual([sentence])
})
