import { assert, describe, it } from "@effect/vitest"
import { tellsOfSent, withoutAsked } from "#src/Autopilot/Classify/Spared/OwnMatter.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const frames = [
  (own: string) => `could you check my ${own} please`,
  (own: string) => `hi, please look into my ${own}, it has been two weeks`,
  (own: string) => `kindly check my ${own}`
]
const owned = ["order", "complaint", "last email", "reservation", "delivery", "invoice", "first message"]

const asksAboutOwn = (text: string) => tellsOfSent(read(text)) || withoutAsked(read(text)) !== null

describe("a customer who asks a shop about what is their own", () => {
  it.each(frames.flatMap((frame) => owned.map(frame)))("is left up: %s", (text) =>
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  )

  it.each([
    "please look at my account, I cannot log in",
    "what brand is the rug in the picture?",
    "is that your Dublin team in the photo?",
    "DM sent, thank you",
    "see my photo of the torn lining",
    "I had to check my diary, is it really Friday already",
    "check my balcony, your chairs look great there",
    "look at my profile pic, wearing your hat!",
    "I posted photos of the finished blanket on my page",
    "wrote about your soup on my blog, best ever",
    "I reviewed this tent on my blog",
    "posted a review on my channel",
    "posted a review of your tent on my blog, love it",
    "please share the recipe",
    "please vote for the green one",
    "help me get my refund",
    "Please check out my complaint on your website",
    "I want to open my account in the branch",
    "Hi, I want to check my cover",
    "I want to subscribe for a vegetable box",
    "I will follow back up next week if I hear nothing"
  ])("is left up: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each(
    [
      "and follow me back",
      "dear, I like you",
      "I earn daily with crypto",
      "then click the link in my bio",
      "you won a prize",
      "or contact @helper_desk",
      "or call 07700 900123",
      "at shop.example"
    ].flatMap((besides) => [
      `please check my message ${besides}`,
      `check my order ${besides}`,
      `as in the picture ${besides}`,
      `DM sent ${besides}`
    ])
  )("is nobody who wants something of readers: %s", (text) => assert.isFalse(asksAboutOwn(text)))

  it.each([
    "check my order history, I made 3k last week and so can you",
    "the man in the picture helped me double my savings",
    "the girl in the picture is ready to chat with you tonight",
    "message sent to winners, see the form",
    "please check my inbox for the form",
    "check the message I sent"
  ])("is nobody who leads readers elsewhere: %s", (text) => assert.isFalse(asksAboutOwn(text)))

  it.each([
    "check my channel please",
    "check my profile for daily picks",
    "please check my account for hot pics",
    "look at my account, new music every day",
    "check my profile picture and DM me babe",
    "look at my profile pic, I sell the same for less",
    "look at my profile picture",
    "I posted photos of my bags on my page, dm for price",
    "look at my kitchen business, we install, dm for quote"
  ])("is nobody who shows themselves: %s", (text) => {
    assert.isFalse(asksAboutOwn(text))
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  })

  const decoys = ["check my order, ", "please check my message. ", "see my complaint: "]
  const lures = [
    "Préstamos sin buró, dinero hoy mismo, escríbeme",
    "ghar baithe 3000 roz kamao, msg karo",
    "empréstimo para negativado, liberado na hora",
    "Guadagna 200 euro al giorno col telefono"
  ]
  it.each(decoys.flatMap((decoy) => lures.map((lure) => decoy + lure)))("lends no words to a lure: %s", (text) =>
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  )
})
