import { assert, describe, it } from "@effect/vitest"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { doneBy } from "#src/Autopilot/Guidance/Promises.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { quiet } from "../Deciding.ts"

/** With every protection on, or with all of those but one. */
const outcomeOf = (guidance: string, text: string, off: string | null = null) => {
  const policy = compile(guidance)
  const assessed = assess(
    trainedClassifier,
    { text, hasMedia: false, platform: "instagram", surface: "organic", account: null, caption: null, author: "" },
    policy
  )
  return decide({
    ...quiet,
    ...assessed,
    protections: { version: 1, on: protectionKeys.filter((area) => area !== off) },
    policy: { version: 1, at: null, rules: assessed.rules }
  }).outcome
}

describe("what a sentence leaves out of what it hides", () => {
  it.each([
    ["Hide links, except to youtube.com.", "see https://youtube.com/watch?v=abc"],
    ["Hide all links except youtube.com", "see https://youtube.com/watch?v=abc"],
    ['Hide swearing, except "fucking".', "love you fucking guys"],
    ["We don't want any links except to brightsidebikes.com", "No link needed, I know brightsidebikes.com by heart"],
    ["Hide complaints, except about delivery", "My delivery came late, terrible"],
    ["Blendet Links aus, außer youtube.com", "https://youtube.com/watch?v=abc"],
    ["Masquez les liens sauf youtube.com", "https://youtube.com/watch?v=abc"]
  ])("%s: is not hidden for the switch of the same area: %s", (guidance, text) => {
    assert.notStrictEqual(outcomeOf(guidance, text), "hide")
    assert.strictEqual(outcomeOf("", text), "hide", "the switch alone hides it")
  })

  it.each([
    ["Hide links, except to youtube.com.", "https://youtube.com/abc and https://evil.example/x"],
    ["Hide links, except to youtube.com.", "https://youtube.com/abc, call me on 0151 234 56789"],
    ["Hide links, except to youtube.com.", "fuck off https://youtube.com/abc"],
    ["Hide links, except to youtube.com.", "free bitcoin giveaway https://youtube.com/x DM to claim your prize now"],
    ['Hide swearing, except "shit".', "shit, fuck that"],
    ['Hide swearing, except "shit".', "shit, look at https://evil.example/x"],
    ["Hide complaints, except about delivery", "Terrible food, awful"]
  ])("%s: hides no less for anything else: %s", (guidance, text) => {
    assert.strictEqual(outcomeOf(guidance, text), "hide")
  })

  it("is left to the switch where no word tells which scams, spam or hate may stay, and that is said", () => {
    const guidance = "Hide spam, except questions"
    const text = "Best replica watches, aaa quality, worldwide shipping, who wants one?"
    assert.strictEqual(outcomeOf(guidance, text), outcomeOf("", text))
    assert.deepStrictEqual(doneBy(compile(guidance)), [
      "Hides comments that look like spam, except those that ask a question. What it leaves out is hidden all the same for as long as the protection from such comments is on."
    ])
  })

  it("stays where the switch is off", () => {
    assert.notStrictEqual(
      outcomeOf("Hide links, except to youtube.com.", "see https://youtube.com/watch?v=abc", "links"),
      "hide"
    )
  })
})
