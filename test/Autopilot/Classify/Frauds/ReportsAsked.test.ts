import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const outcome = (text: string) => decidedUntaught(text).outcome

describe("what customers tell who were asked for what only they may know", () => {
  it.each([
    "Someone on Instagram with your name asked me to send my card details",
    "Your agent asked me to send my card details by email",
    "I was asked to send my card details by email",
    "He asked me to send my bank details for the refund",
    "A stranger on WhatsApp wanted me to send my card details",
    "got a message to enter my card details on a link",
    "They told me to confirm my password, is that you?",
    "a fake page is asking people to send their card details",
    "Please do not ask me to send my card details again",
    "Should I send my bank details by message?",
    "is it safe to send my bank details here?",
    "Do I have to send my card number to you?"
  ])("is kept: %s", (text) => assert.strictEqual(outcome(text), "keep"))

  it.each([
    "Send me your card details to receive the refund",
    "To get your refund send your card number and PIN",
    "Send card details to @refund_team",
    "Please send your bank details by message to claim",
    "Do you want to double your money? send me your card details",
    "can you send me your card number so I can refund?",
    "dm over your bank info and we sort the refund"
  ])("is hidden where readers are asked for it: %s", (text) => assert.strictEqual(outcome(text), "hide"))
})
