import { assert, describe, it } from "@effect/vitest"
import { slurInContext } from "#src/Autopilot/Classify/Said/SlurInContext.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const slurs = [
  ["dyke", "dykes"],
  ["faggot", "faggots"],
  ["tranny", "trannies"],
  ["fag", "fags"],
  ["nigga", "niggas"]
] as const

type Filled = (one: string, many: string) => string
const decided = (filled: Filled) =>
  slurs.map(([one, many]) => {
    const text = filled(one, many)
    return { outcome: decidedUntaught(text).outcome, text }
  })
const isNone = (filled: Filled) =>
  slurs.map(([one, many]) => filled(one, many)).filter((text) => slurInContext(read(text)) !== null)

describe("a slur that somebody says of themselves, or tells of", () => {
  it.each<[string, Filled]>([
    ["as one", (one) => `As a ${one} and a mum I approve of this`],
    ["as a proud one", (one) => `As a proud ${one} I want to say the new bookshop is heaven`],
    ["being one", (one) => `Being a ${one} is the best thing that happened to me`],
    ["I am one", (one) => `I'm a ${one} and I survived high school, you will too kids`],
    ["like me", (_, many) => `${many} like me built this nightclub and we danced till six`],
    ["with mine", (_, many) => `Me and my ${many} had the best summer`],
    ["we are", (_, many) => `We ${many} had a lovely picnic`],
    ["fellow ones", (_, many) => `To my fellow ${many}: I see you and I love you`],
    ["was called one", (one) => `I was called a ${one} on the tram today and an old man stood up for me`],
    ["a brother was", (one) => `They kept calling my brother a ${one} until he left the team`],
    ["a pupil may not", (_, many) => `If you call people ${many} in my class you will leave the room`],
    ["nobody may be called one", (one) => `You can't call someone a ${one} in 2026 and expect no reaction`],
    ["as a word", (one) => `Please don't use the word ${one}`]
  ])("hides nothing: %s", (_, filled) =>
    assert.deepEqual(
      decided(filled).filter(({ outcome }) => outcome === "hide"),
      []
    )
  )

  it.each<[string, Filled]>([
    ["at the reader", (one) => `You are a ${one}`],
    ["and no more", (one) => `Fucking ${one}`],
    ["as one who is spoken to", (one) => `As a ${one} you will burn in hell, I hope`],
    ["not oneself", (one) => `I'm not a ${one} like you`],
    ["by oneself", (one) => `I called him a ${one} and I'd do it again`],
    ["as an order", (one) => `Call him a ${one}, he deserves it`],
    ["with hate", (one) => `we ${one} haters are many`],
    ["with disgust", (one) => `Being a ${one} is disgusting, I think`],
    ["twice", (one, many) => `${many} like me are fine, but you are a filthy ${one}`]
  ])("is none that is thrown: %s", (_, filled) => assert.deepEqual(isNone(filled), []))
})

describe("a word that is a slur elsewhere", () => {
  it.each([
    "The museum shows a faggot of oak twigs bound by Roman guards",
    "The Dutch built this dyke in the twelfth century to keep out the sea",
    "He stubbed out his fag and went back into the pub",
    "The armour had a chink below the shoulder.",
    "Faggots with gravy and mushy peas for tea",
    "Faggot recipe from Wales please",
    "Rain will retard the growth of the seedlings",
    "That engine's retarded by four degrees",
    'The word "retarded" in your caption is hurtful',
    "They called my son retarded in your queue"
  ])("hides nothing where it means a thing: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "hide"))

  it.each(["Order 1488 has not arrived yet", "Flight number 1488 was cancelled", "Invoice 1488 was paid twice"])(
    "asks nobody about the number of an order: %s",
    (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep")
  )

  it.each([
    "Beat that faggot with sticks",
    "throw the faggot on the firewood",
    "shut up you chink, get behind the wall",
    "that coon and his cats should leave",
    "Faggot, give me the recipe",
    "1488 forever",
    "new world order 1488",
    "order 1488 for all of them"
  ])("is no thing: %s", (text) => assert.isNull(slurInContext(read(text))))
})
