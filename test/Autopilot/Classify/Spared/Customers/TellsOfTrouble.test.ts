import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { tellsOfTrouble } from "#src/Autopilot/Classify/Spared/Customers/TellsOfTrouble.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const things = ["My investment manager", "My account manager", "Your trading platform", "Your customer support line"]
const wrong = ["never calls back", "never answers", "stopped working", "won't respond", "has not replied"]

describe("a customer who tells what does not work, or who does not answer", () => {
  it.prop(
    "is left up: my investment manager never calls back",
    [
      FastCheck.constantFrom(...things),
      FastCheck.constantFrom(...wrong),
      FastCheck.constantFrom("", ", please help", ", can you check?")
    ],
    ([thing, what, added]) => {
      const text = `${thing} ${what}${added}`
      assert.isTrue(tellsOfTrouble(read(text)), text)
      assert.strictEqual(decidedUntaught(text).outcome, "keep", text)
    },
    { fastCheck: { numRuns: 60 } }
  )

  it.each([
    "My Facebook page won't show your posts",
    "My channel 4 is blurry since your update",
    "I cannot view my video bill online",
    "I use my code and it says expired",
    "Your ads keep turning up on my page, please stop",
    "The link in my profile of your app leads nowhere",
    "I paid the shipping fee and did not receive the package",
    "I make money from home and cannot prove my income for a mortgage"
  ])("is kept: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "My investment manager never lets me down, dm her",
    "My investment manager Helena Brandt never answers late",
    "My account manager never failed to pay out profits weekly",
    "My investment manager never fails",
    "Your bank won't tell you how I make money from home",
    "Banks don't tell you this: I make money from home",
    "I can't receive all the requests, my investment manager takes 5 more clients",
    "I never get tired of telling you to check my profile",
    "My YouTube channel doesn't get enough views, please subscribe",
    "Check out my new channel, my old one got blocked and doesn't work",
    "You never see videos like on my channel",
    "Bank refused you? I give loans",
    "Payment refused, we need your card number",
    "Send me your card details and I check why it failed",
    "You have been selected and you have not answered, claim your gift card",
    "Your page will be disabled because you did not respond",
    "The bank never answered and Anna recovered my account"
  ])("is none who knows a way out, or frightens: %s", (text) => assert.isFalse(tellsOfTrouble(read(text))))

  it.each([
    "My investment manager never fails, look her up",
    "Your bank won't tell you how I make money from home",
    "I never get tired of telling you to check my profile",
    "My YouTube channel doesn't get enough views, please subscribe",
    "Send card details, your refund has not arrived"
  ])("is no reason to leave such an offer up: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "hide"))
})
