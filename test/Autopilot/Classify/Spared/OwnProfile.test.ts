import { assert, describe, it } from "@effect/vitest"
import { isOfOwnProfile } from "#src/Autopilot/Classify/Spared/OwnProfile.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("a profile of one's own", () => {
  it.each([
    "how do I delete my profile",
    "can I hide my profile from my boss",
    "How do I put a link to my sponsor page on my profile?",
    "Can I put two links in my bio with your app?",
    "Where do I enter my referral code?",
    "has anyone got a promo code for first orders?",
    "my fundraising page is in my bio, every pound goes to you guys",
    "sponsor page is on my profile, running the London marathon for you",
    "Fundraising link in my bio, I'm cycling for your hospice"
  ])("may be asked about, or raise money for the account: %s", (text) => {
    assert.isTrue(isOfOwnProfile(read(text)))
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })

  it.each([
    "how do I make money? check my profile",
    "can I put my link here? cheap followers",
    "how do I delete my profile? ask @account_help",
    "use my referral code to get 20 dollars",
    "my fundraising page is in my bio, please help my family",
    "donation page is in my bio, my daughter needs surgery",
    "sponsor page on my profile, for you my dream of music",
    "fundraising link in my bio win.example for you"
  ])("is none where anything else is wanted: %s", (text) => assert.isFalse(isOfOwnProfile(read(text))))
})
