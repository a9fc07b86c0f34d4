import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor } from "../Deciding.ts"

describe("a capital I that is read as a small L", () => {
  it("hides what it spells", () => {
    for (const text of ["MusIims are vermin", "kiII yourself", "kill yourseIf", "kiII yourseIf"]) {
      assert.strictEqual(decide(inputFor(text)).outcome, "hide", text)
    }
    assert.strictEqual(decide(inputFor(`${"a ".repeat(1200)}MusIims are vermin`)).outcome, "hide")
  })

  it("is seen by the guidance", () => {
    const policy = compile("Hide mentions of Telegram.")
    assert.strictEqual(decide(inputFor("write to me on TeIegram", { policy })).outcome, "hide")
  })

  it("is an I where it belongs", () => {
    for (const text of [
      "McIntosh apples are my favourite",
      "my iPhone and my LinkedIn are full of this",
      "Unsere KundInnen und MitarbeiterInnen sind begeistert",
      "I love it, and I will wear it. Ich bin Im Wald"
    ]) {
      assert.strictEqual(decide(inputFor(text)).outcome, "keep", text)
    }
    const policy = compile("Hide mentions of LinkedIn.")
    assert.strictEqual(decide(inputFor("see you on LinkedIn", { policy })).outcome, "hide")
  })
})
