import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understood } from "../Understood.ts"

describe("what is said besides an order, and turns it round", () => {
  it.each([
    "Complaints get the boot, which is wrong.",
    "Complaints are being deleted, and that's unfair.",
    "Jokes get hidden - which really annoys me.",
    "We were happy for people to swear.",
    "Back then we were fine with links.",
    "Don't keep the hate off our page.",
    "Never keep spam away from our page.",
    "Ask me before hiding anything from a customer who wants a refund.",
    "Never hide complaints, even nasty ones.",
    "Don't hide questions, even the very abusive ones.",
    "Hide jokes about our prices.",
    "Ask me about jokes about delivery.",
    "Patients asking about results should be told to ring.",
    "Beleidigungen verstecken, außer gegen den Trainer.",
    "Masquez les insultes, sauf contre l'arbitre.",
    "Oculta los insultos, excepto contra el árbitro.",
    "We're up against Petal & Thorn."
  ])("%s: nothing of it is followed, and it is reported back", (guidance) => {
    const { competitors, rules, unclear } = compile(guidance)
    assert.deepStrictEqual({ competitors, rules }, { competitors: [], rules: [] })
    assert.isAbove(unclear.length, 0)
  })

  it.each([
    ["Hide swearing, which is wrong.", "Hide comments that contain profanity"],
    ["Insults get the boot, our readers are nine.", "Hide comments that insult somebody"],
    ["Keep the hate off our page.", "Hide comments that look hateful"],
    ["Ask me before hiding anything about refunds.", "Ask before hiding comments that are about refunds"],
    ["Never hide complaints, even silly ones.", "Keep comments that sound negative"],
    [
      "Patients asking about refunds should be told to ring, don't hide.",
      "Keep comments that ask a question and are about refunds"
    ]
  ])("%s: is read as %s", (guidance, as) => assert.strictEqual(understood(guidance), as))

  it("two orders in one sentence are both followed", () => {
    assert.strictEqual(
      understood("Keep memes and ditch gore."),
      "Keep comments that contain images; Hide comments that contain “gore”"
    )
    assert.strictEqual(
      understood("Fine with insults but not with questions."),
      "Keep comments that insult somebody; Hide comments that ask a question"
    )
  })

  it("jokes about a subject are kept where they laugh, and the subject is not", () => {
    const [rule] = compile("Don't hide jokes about our prices.").rules
    assert.deepStrictEqual(rule?.topics, ["price"])
    assert.isTrue(rule?.terms.includes("lol"))
  })
})
