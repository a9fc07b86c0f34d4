import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const madeOf = (guidance: string) =>
  compile(guidance).rules.map(({ captions, effect, terms, topics }) => ({ captions, effect, terms, topics }))

it.each([
  ["Take religion off from under our posts", null],
  ["Remove religion from under our posts", null],
  ["Hide religion from underneath our summer sale posts", ["summer sale"]]
] as const)("%s: no word of a preposition is looked for in a caption", (sentence, captions) => {
  expect(madeOf(sentence)).toEqual([{ captions, effect: "hide", terms: [], topics: ["religion"] }])
})

const homes = madeOf("Hide home addresses")

it.each([
  "Delete anything with a mobile number, email or home address",
  "Hide comments that give away someone's address, email or phone number",
  "Hide people leaking his address or number",
  "Hide their phone, email or address"
])("%s: ways to reach somebody are contact details, and where one lives", (sentence) => {
  expect(madeOf(sentence)).toEqual([{ captions: null, effect: "hide", terms: [], topics: ["contact"] }, ...homes])
})

it.each([
  ["Hide comments with a phone number or email", [[], ["contact"]]],
  ["Hide bank account numbers", [["bank account numbers"], []]]
] as const)("%s: what is no home is none", (sentence, [terms, topics]) => {
  expect(madeOf(sentence)).toEqual([{ captions: null, effect: "hide", terms, topics }])
})

it("keeps who asks something, and looks for no word that says that it is a question", () => {
  expect(madeOf("Somebody asking if we deliver to Wales is a question and can stay")).toEqual(
    madeOf("Somebody asking if we deliver to Wales can stay")
  )
})

it.each([
  "Normal chatter stays.",
  "Polite conversation stays.",
  "Hide silly jokes",
  "Delete straight away.",
  "Keep forever",
  "Hide that and any other family life gossip about Ruth",
  "Jokes here: hide",
  "Jokes there: hide",
  "Links there: hide.",
  "Somebody asking whether our chefs have them is a question and can stay"
])("%s: what no word tells, or was named before, is reported back", (sentence) => {
  const { rules, unclear } = compile(sentence)
  expect(rules).toEqual([])
  expect(unclear.map(({ text }) => text)).toHaveLength(1)
})
