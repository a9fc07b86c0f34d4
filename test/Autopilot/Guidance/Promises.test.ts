import { assert, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { doneBy } from "#src/Autopilot/Guidance/Promises.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor, onByDefault } from "../Deciding.ts"

it("guidance that keeps scams is said to keep no clear one, and keeps none", () => {
  const policy = compile("Keep scams.")
  const [said = ""] = doneBy(policy)
  assert.match(said, /^Keeps comments that look a little like scams\. A clear scam is never kept by guidance: /)
  assert.include(said, "It does not change what is hidden for spam, ")
  const scam = "hello, recover your lost funds today"
  assert.strictEqual(decide(inputFor(scam, { policy, on: onByDefault })).outcome, "hide")
  assert.strictEqual(decide(inputFor(scam, { policy, on: ["scams"] })).outcome, "ask")
  for (const other of ["Keep hate.", "Hide scams.", "Ask me about scams."]) {
    assert.notInclude(doneBy(compile(other)).join(" "), "clear scam")
  }
})

it("guidance that names competitors says what becomes of comments that mention them", () => {
  const [said = ""] = doneBy(compile("Our competitors are Zoloto and Brightwell.")).slice(-1)
  assert.match(said, /^Takes “Zoloto” and “Brightwell” for competitors: /)
  assert.deepStrictEqual(
    doneBy(compile("Keep complaints.")).filter((sentence) => /competitors:/.test(sentence)),
    []
  )
})

it("who left a competitor is not hidden, and asked about where guidance hides mentions of it", () => {
  const outcomeOf = (text: string, guidance: string) =>
    decide(inputFor(text, { policy: compile(guidance), on: ["competitors"] })).outcome
  for (const left of ["I switched from Zoloto to you", "Zoloto is worse than this"]) {
    assert.strictEqual(outcomeOf(left, "Our competitor is Zoloto."), "keep")
    assert.strictEqual(outcomeOf(left, "Hide mentions of Zoloto."), "ask")
  }
  assert.strictEqual(outcomeOf("just get Zoloto", "Hide mentions of Zoloto."), "hide")
})

it("guidance that keeps words is said to change nothing for what is rude or promotes in other words", () => {
  const policy = compile("Keep comments that contain “mascot”.")
  assert.include(
    doneBy(policy).join(" "),
    "Nor for mentions of competitors, profanity, links or contact details in other words than these."
  )
  const outcomeOf = (text: string) => decide(inputFor(text, { policy, on: onByDefault })).outcome
  assert.notStrictEqual(outcomeOf("your mascot is a fucking moron"), "keep")
  assert.notInclude(doneBy(compile("Keep complaints.")).join(" "), "in other words than these")
})

it("guidance that leaves a site out of hidden links says that what promotes there is hidden", () => {
  const policy = compile("Hide links, except to justgiving.com.")
  assert.include(doneBy(policy).join(" "), "is hidden all the same where it looks like spam or a scam.")
  const outcomeOf = (text: string) => decide(inputFor(text, { policy, on: onByDefault })).outcome
  assert.notStrictEqual(outcomeOf("I'm walking for you, https://www.justgiving.com/page/sam-walks"), "hide")
  assert.strictEqual(outcomeOf("see https://cheapbikes.example/deal"), "hide")
  assert.notInclude(doneBy(compile("Hide links.")).join(" "), "all the same")
})
