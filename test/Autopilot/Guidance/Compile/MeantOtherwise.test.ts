import { expect, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
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
  ["Hide garden gate numbers", [["garden gate numbers"], []]]
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

it.each([
  'Hide "copium" and comments like that, they add nothing',
  "Hide 'copium' type comments, it contributes nothing to the discussion"
])("%s: hides the word that it quotes, whatever is said of it", (sentence) => {
  expect(madeOf(sentence)).toEqual([{ captions: null, effect: "hide", terms: ["copium"], topics: [] }])
})

const exceptOf = (guidance: string) => compile(guidance).rules.map(({ effect, except }) => ({ effect, except }))

it.each([
  ["Hide links but keep them if they are about delivery", { terms: [], topics: ["delivery"] }],
  ["Delete 'restock' but leave it when people ask about refunds", { terms: [], topics: ["question", "refund"] }],
  ["Hide complaints about prices, but keep them if they mention Kelda", { terms: ["Kelda"], topics: [] }]
] as const)("%s: what of it is kept is left out of what is hidden", (sentence, spared) => {
  expect(exceptOf(sentence)).toEqual([{ effect: "hide", except: [spared] }])
})

it.each([
  ["What price is postage to Wales?", 0],
  ["what price is this bag?", 1]
] as const)("%s: hidden for its words, or left for what it asks about", (text, applying) => {
  const policy = compile("Hide 'what price' but keep it if they ask about shipping cost")
  const where = { hasMedia: false, platform: "instagram", surface: "organic" } as const
  expect(assess(trainedClassifier, { text, ...where }, policy).rules).toHaveLength(applying)
})

it.each([
  ["Hide links (not on Facebook)", "Hide links, not on Facebook"],
  ["Hide mentions of Kelda (not under ads)", "Hide mentions of Kelda, not under ads"],
  ["Hide swearing (except damn)", "Hide swearing, except damn"],
  ["Actual questions about bridal gowns stay", "Honest questions about bridal gowns stay"]
])("%s is the same as: %s", (sentence, plainly) => {
  const whole = (guidance: string) => compile(guidance).rules.map(({ source: _, ...rule }) => rule)
  expect(whole(sentence)).toEqual(whole(plainly))
  expect(whole(sentence)).not.toEqual([])
})
