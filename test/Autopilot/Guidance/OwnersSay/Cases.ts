import { assert, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "../HiddenByRules.ts"

/** What an owner says, what a rule of it does with the comments that are meant, and near misses that it leaves alone. */
export type Case = readonly [
  guidance: string,
  effect: "hide" | "keep" | "ask",
  meant: ReadonlyArray<string>,
  others: ReadonlyArray<string>
]

export const holds = (cases: ReadonlyArray<Case>): void => {
  for (const [guidance, effect, meant, others] of cases)
    it(guidance, () => {
      assert.deepStrictEqual(
        compile(guidance).unclear.map(({ why }) => why),
        []
      )
      for (const text of meant) assert.include(effectsOf(guidance, text), effect, text)
      for (const text of others) assert.notInclude(effectsOf(guidance, text), effect, text)
    })
}
