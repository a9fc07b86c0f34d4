import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const groups = ["Muslim", "woman", "Jew", "trans person", "black man", "refugee", "Mexican"]
const asks: ReadonlyArray<(group: string, rest: string) => string> = [
  (group, rest) => `Do you know any ${group} who ${rest}?`,
  (group, rest) => `Have you ever met a ${group} who ${rest}?`,
  (group, rest) => `Show me one ${group} who ${rest}`,
  (group, rest) => `Is there a single ${group} that ${rest}?`
]
const asked = (rest: string) => asks.flatMap((ask) => groups.map((group) => ask(group, rest)))
const outcomes = (texts: ReadonlyArray<string>) =>
  texts.map((text) => ({ outcome: decidedUntaught(text).outcome, text }))

describe("asking for one of a group who is not so", () => {
  it.each(["isn't a terrorist", "is not a criminal", "isn't a liar", "wasn't a parasite"])(
    "says that all of them are: who %s",
    (rest) =>
      assert.deepEqual(
        outcomes(asked(rest)).filter(({ outcome }) => outcome === "keep"),
        []
      )
  )

  it.each(["isn't on holiday", "isn't married", "is not tired of this question", "isn't a member yet"])(
    "asks no more where nobody is blamed: who %s",
    (rest) =>
      assert.deepEqual(
        outcomes(asked(rest)).filter(({ outcome }) => outcome === "hide"),
        []
      )
  )
})
