import { assert, describe, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { frames, groups } from "#src/Training/Evaluate/Counterfactuals.ts"
import { harmless, harmlessElsewhere, insulting } from "./NamedGroups.ts"

const effectsBy = (guidance: string) => {
  const policy = compile(guidance)
  return (text: string) =>
    assess(trainedClassifier, { text, hasMedia: false, platform: "instagram", surface: "organic" }, policy).rules.map(
      ({ effect }) => effect
    )
}

const rude = [
  "Hide insults.",
  "Beleidigungen gegen unser Team bitte sofort weg!",
  "Keep complaints, but hide swearing and insults."
]
const insults = effectsBy("Hide insults.")
const hate = effectsBy("Hide hate.")

const called = groups.filter((group) => !["he", "she", "they"].includes(group))
const ofGroups = (some: ReadonlyArray<string>) =>
  some.flatMap((frame) => called.map((group) => frame.replaceAll("{g}", group)))

describe("a rule to hide insults", () => {
  for (const guidance of rude) {
    it(`hides no harmless comment, whatever group it names: ${guidance}`, () => {
      const effects = effectsBy(guidance)
      const found = [...ofGroups(harmless), ...harmlessElsewhere].filter((text) => effects(text).includes("hide"))
      assert.deepStrictEqual(found, [])
    })
  }

  it("does the same about a harmless comment, whatever group it names", () => {
    assert.deepStrictEqual(
      ofGroups(frames).filter((text) => insults(text).length > 0),
      []
    )
  })

  it("hides nobody's own family", () => {
    for (const text of ["My idiot brother used it all", "gave it to my stupid little sister, she loves it"])
      assert.deepStrictEqual(insults(text), [], text)
  })

  it("hides insults, whoever is insulted", () => {
    for (const text of insulting) assert.deepStrictEqual(insults(text), ["hide"], text)
  })
})

describe("a rule to hide hate", () => {
  it("hides no harmless comment, whatever group it names", () => {
    const texts = [...ofGroups([...harmless, ...frames]), ...harmlessElsewhere]
    assert.deepStrictEqual(
      texts.filter((text) => hate(text).includes("hide")),
      []
    )
  })

  it("hides hate", () => {
    for (const text of [
      "black women are ugly and stupid",
      "Black women are apes",
      "muslims are all terrorists",
      "jews control everything"
    ])
      assert.deepStrictEqual(hate(text), ["hide"], text)
  })
})
