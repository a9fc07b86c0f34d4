import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const requests = readFileSync(new URL("requests.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")

const outcomesOf = (texts: ReadonlyArray<string>, outcome: "keep" | "hide") =>
  texts.filter((text) => (decidedUntaught(text).outcome === outcome) === (outcome === "hide"))

describe("what customers ask a shop for in a few words", () => {
  it("is kept", () => {
    assert.deepStrictEqual(outcomesOf(requests, "keep"), [])
  })

  it("is not hidden where it may as well be said by somebody who lures people away", () => {
    assert.deepStrictEqual(
      outcomesOf(["DM", "DM me", "text me", "join", "please check my account", "inbox me", "kindly inbox me"], "hide"),
      []
    )
  })

  it.each([
    "DM me for details",
    "dm me for more info",
    "text me on whatsapp",
    "whatsapp me on +2348012345678",
    "check my link please",
    "check the link in my profile",
    "message me if interested",
    "check my page please",
    "I tested this trading bot on my channel",
    "check my channel for a review",
    "my price list is cheap, inbox me",
    "we sell cheap, dm us for price",
    "link in bio!",
    "link in bio for details",
    "i give free info, dm me",
    "giveaway! dm me",
    "join our whatsapp group",
    "send me your card details"
  ])("is not what somebody says who wants something of others: %s", (text) => {
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  })
})
