import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { compile, compileStepwise } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { sentencesOf } from "#src/Autopilot/Guidance/Reading/Sentences.ts"
import { compileInSteps } from "#src/Autopilot/Guidance/Reading/Steps/InSteps.ts"
import { countingTurns } from "#test/Turn.ts"
import { fresh, readBefore } from "../CustomersOwnWords.ts"
import { spoken } from "../Spoken.ts"

/** As much as guidance may hold. */
const long = 2000
const longText = (about: string): string => {
  let text = ""
  for (let number = 1; text.length < long - 40; number++) text += `Hide comments about ${about} ${number}. `
  return text
}

const stepsOf = (guidance: string): number => {
  const steps = compileStepwise(guidance)
  let count = 0
  while (!steps.next().done) count++
  return count
}

it.effect("reads the same in steps as at once, alone and behind one another", () =>
  Effect.gen(function* () {
    const sentences = [...readBefore, ...fresh, ...spoken].flatMap(([sentence], at) => (at % 5 === 0 ? [sentence] : []))
    for (const sentence of sentences) assert.deepStrictEqual(yield* compileInSteps(sentence), compile(sentence))
    const whole = sentences.join("\n")
    assert.deepStrictEqual(yield* compileInSteps(whole), compile(whole))
  })
)

it.effect("lets others have their turn before each sentence of a long text, and reads none of them a second time", () =>
  Effect.gen(function* () {
    const guidance = longText("gadget")
    const sentences = sentencesOf(guidance).length
    assert.isAtLeast(sentences, 50)
    const [policy, turns] = yield* countingTurns(compileInSteps(guidance))
    assert.isAtLeast(turns, sentences - 1)
    assert.strictEqual(policy.rules.length + policy.unclear.length, sentences)
    assert.strictEqual(stepsOf(guidance), 0)
    // but the last ones, which stand beside something else now
    assert.isAtMost(stepsOf(`${guidance}Keep questions.`), 10)
  })
)

it("reads a sentence that was read before no second time, however often it stands there", () => {
  assert.isAtMost(stepsOf("Hide gizmos. ".repeat(150)), 20)
})

it("reads what stands beside other sentences anew", () => {
  const places = (guidance: string) => compile(guidance).rules.map(({ effect, platforms }) => [effect, platforms])
  const alone = places("Hide links")
  assert.deepStrictEqual(alone, [["hide", null]])
  assert.deepStrictEqual(places("Hide links. But not on Facebook"), [
    ["hide", ["instagram", "tiktok", "youtube", "threads"]]
  ])
  assert.deepStrictEqual(places("Hide links"), alone)
})

it("forgets a heading that is not understood with the text that it stands in", () => {
  const under = "Hide links\nHide spam"
  const apart = compile(under)
  assert.strictEqual(apart.rules.length, 2)
  const lost = compile(`Nobody blorps the following:\n${under}`)
  assert.deepStrictEqual(lost.rules, [])
  assert.deepStrictEqual(compile(under), apart)
  assert.deepStrictEqual(compile(`Nobody blorps the following:\n${under}`), lost)
})
