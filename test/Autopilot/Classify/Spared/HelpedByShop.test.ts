import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { tellsOfHelp } from "#src/Autopilot/Classify/Spared/HelpedByShop.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const helpers = ["an expert from your team", "Your support team", "someone in your store", "a technician at your shop"]
const deeds = [
  "helped me recover my photos",
  "recovered my deleted files",
  "helped us restore our old contacts",
  "walked my mother through getting her password back"
]

describe("a customer who tells how a shop has helped", () => {
  it.prop(
    "is left up: an expert from your team helped me recover my photos",
    [FastCheck.constantFrom(...helpers), FastCheck.constantFrom(...deeds), FastCheck.constantFrom("", ", thank you")],
    ([helper, deed, thanks]) => {
      const text = `${helper} ${deed}${thanks}`
      assert.isTrue(tellsOfHelp(read(text)), text)
      assert.strictEqual(decidedUntaught(text).outcome, "keep", text)
    },
    { fastCheck: { numRuns: 100 } }
  )

  it.each([
    "You helped me recover my account in ten minutes, thanks Amy",
    "You helped me recover my password in two minutes",
    "You unlocked my card in two minutes, thanks Priya",
    "Thank you so much, you restored my account"
  ])("is left up where they are spoken to: %s", (text) => {
    assert.isTrue(tellsOfHelp(read(text)))
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })

  it.each([
    "You helped me recover my account, thanks @amy_recovers",
    "You helped me recover my account in ten minutes, thanks Amy Cyberfix",
    "You recovered my account in two minutes, thanks Instafix",
    "You helped me recover my lost bitcoin, thanks Amy",
    "You helped me recover my funds in ten minutes, thank you so much",
    "You helped me get 10k followers, thanks Amy",
    "You helped me unlock my husband phone, thanks Jack",
    "Anna helped me recover my account, you helped too"
  ])("is none who thanks for what no shop does, or names whom to look for: %s", (text) =>
    assert.isFalse(tellsOfHelp(read(text)))
  )

  it.each([
    "an expert from our team helped me recover my wallet",
    "an expert helped me recover my lost photos, contact him on telegram",
    "an expert from your team @fix_recover helped me recover my photos",
    "your expert helped me recover all my lost bitcoin",
    "a hacker from your team helped me get my money back",
    "An agent of your company helped me recover my savings, you can write to her too"
  ])("is none whose money was got back, or who tells others whom to turn to: %s", (text) => {
    assert.isFalse(tellsOfHelp(read(text)))
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  })
})
