import { assert, describe, it } from "@effect/vitest"
import { effectsOf } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

describe("jokes about crashes", () => {
  const crashes = "“crash”, “crashes”, “crashed” or “crashing”"
  for (const [guidance, meaning] of [
    ["Hide jokes about crashes", `Hide comments that contain ${crashes}, where they joke`],
    [
      "Hide hatred and jokes about crashes",
      `Hide comments that look hateful; Hide comments that contain ${crashes}, where they joke`
    ],
    ["Ask about jokes about crashes", `Ask about comments that contain ${crashes}`],
    ["Jokes about crashes are fine", `Keep comments that contain ${crashes}`]
  ] as const)
    it(`${guidance}: are about no other faults`, () => assert.strictEqual(understood(guidance), meaning))

  it("hide nothing that is no joke", () => {
    for (const guidance of ["Hide jokes about crashes", "Jokes about crashes, bombs and terrorism: hide"]) {
      assert.deepStrictEqual(effectsOf(guidance, "Error when I pay by card"), [])
      assert.deepStrictEqual(effectsOf(guidance, "The website is not working"), [])
      assert.deepStrictEqual(effectsOf(guidance, "haha the crash again"), ["hide"])
    }
  })
  it("are not read into faults of a program", () =>
    assert.deepStrictEqual(effectsOf("Hide comments about crashes", "Error when I pay by card"), ["hide"]))
})

describe("jokes in other languages", () => {
  for (const [guidance, text, joke] of [
    ["Verberg grappen over terreur", "de film over terreur was goed", "haha terreur in het vliegtuig"],
    ["Grappen over neerstorten, bommen of terreur mogen weg.", "de film over terreur was goed", "lol terreur"],
    ["Masquez les blagues sur les attentats", "Le film sur les attentats est bien", "mdr les attentats"],
    ["Oculta chistes sobre bombas", "Vi una película sobre bombas", "jajaja bombas"],
    ["Oculte piadas sobre bombas", "Vi um filme sobre bombas", "kkkk bombas"]
  ] as const)
    it(guidance, () => {
      assert.deepStrictEqual(effectsOf(guidance, text), ["ask"])
      assert.deepStrictEqual(effectsOf(guidance, joke), ["hide"])
    })

  for (const guidance of ["Witze über unsere Preise ausblenden", "Blagues sur nos prix à masquer"])
    it(`${guidance}: are not all that is about it`, () => assert.strictEqual(understood(guidance), null))
})
