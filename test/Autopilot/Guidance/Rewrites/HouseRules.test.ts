import { describe, expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understood } from "../Understood.ts"

describe("rules as pages publish them", () => {
  it.each([
    ["This isn't the place for politics.", "Hide comments that are about politics"],
    ["This page is not a place for advertising.", "Hide comments that look like spam"],
    ["Our page is not a forum for complaints.", "Hide comments that sound negative"],
    ["Comments on politics aren't appropriate here.", "Hide comments that are about politics"],
    ["Bad language isn't acceptable on our page.", "Hide comments that contain profanity"],
    ["Complaints should be handled by a person.", "Ask about comments that sound negative"],
    ["Complaints must be answered by our team.", "Ask about comments that sound negative"],
    ["Don't make a decision on complaints, pass them on to us.", "Ask about comments that sound negative"],
    ["Treat links as spam.", "Hide comments that contain links"],
    ["Treat any mention of crypto as spam.", "Hide comments that are about crypto"],
    ["Assume anything with crypto in it is a scam.", "Hide comments that are about crypto"],
    ["Any comments of a sexual nature will be deleted.", "Hide comments that make sexual remarks"],
    ["Hide complaints of a political nature.", "Hide comments that are about politics and sound negative"],
    ["Commenters may not advertise their own products or services.", "Hide comments that look like spam"],
    ["If someone posts a phone number, hide it for their own safety.", "Hide comments that contain contact details"],
    ["If anyone shares a phone number hide it so nobody can misuse it.", "Hide comments that contain contact details"],
    ["Thank you messages should never be hidden, even with lots of emojis.", "Keep comments that praise something"]
  ])("%s", (guidance, rule) => {
    expect(understood(guidance)).toBe(rule)
  })

  it.each([
    "Removing questions isn't appropriate",
    "Treat people with respect.",
    "Treat complaints as feedback.",
    "Don't treat links as spam.",
    "We are not the place for politics.",
    "Is this the place for politics?",
    "This isn't the place.",
    "Complaints aren't appropriate for hiding."
  ])("are none, or others: %s", (guidance) => {
    expect(compile(guidance).rules).toEqual([])
  })

  it("keep what is not to be hidden", () => {
    expect(understood("Hiding complaints is not acceptable")).toBe("Keep comments that sound negative")
    expect(understood("Hiding complaints is not what we want.")).toBe("Keep comments that sound negative")
  })
})
