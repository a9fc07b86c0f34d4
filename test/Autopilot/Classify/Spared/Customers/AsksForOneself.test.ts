import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { asksForOneself } from "#src/Autopilot/Classify/Spared/Customers/AsksForOneself.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const asked = ["How do I", "Can I", "Where can we", "hi, when can I"]
const done = ["redeem the voucher", "collect the prize from the raffle", "see my account number", "open my account"]

describe("a customer who asks a business for something of their own", () => {
  it.prop(
    "is left up: how do I redeem the voucher?",
    [FastCheck.constantFrom(...asked), FastCheck.constantFrom(...done)],
    ([how, what]) => {
      const text = `${how} ${what}?`
      assert.isTrue(asksForOneself(read(text)), text)
      assert.strictEqual(decidedUntaught(text).outcome, "keep", text)
    },
    { fastCheck: { numRuns: 30 } }
  )

  it.each([
    "Can you post it on my page?",
    "Is the replica kit out yet?",
    "I make money from home and need a business account, do you have one?",
    "My Facebook account is linked to your app, how do I remove it?",
    "Will I receive the parcel before Friday?",
    "Do I have to subscribe to see my usage?",
    "Why did you follow my daughter on Instagram?",
    "I was told your account has been suspended, is that text from you?",
    "I got a text saying you have been selected, is it a scam?"
  ])("is kept: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "How do I invest with Mrs Brandt?",
    "How can I contact her to invest?",
    "How did I turn 100 into 5000?",
    "Do you want to earn money from home?",
    "Why do you still work for others? I make money from home",
    "Can I show you how to make money from home?",
    "Can we grow your business?",
    "Is your account hacked? I can recover your account",
    "Can I DM you about investing?",
    "Have you still not claimed your gift card?",
    "Could you send your bank details for the refund?",
    "Can you subscribe to my channel?",
    "Can you check my stories?",
    "Can you send me a friend request?",
    "Can you post it on my page? follow me",
    "My channel is small, can you help?",
    "I told you my investment manager is real, is it you?"
  ])("is none who offers something, or begs: %s", (text) => assert.isFalse(asksForOneself(read(text))))

  it.each([
    "Do you want to earn money from home?",
    "Can you subscribe to my channel?",
    "Can you check my stories?",
    "Could you send your bank details for the refund?",
    "Can I show you how to make money from home?"
  ])("is no reason to leave such an offer up: %s", (text) =>
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  )
})
