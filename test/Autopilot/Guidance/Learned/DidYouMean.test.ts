import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { runs } from "#test/Runs.ts"

const suggestedIn = (guidance: string): ReadonlyArray<string> =>
  compile(guidance).unclear.flatMap(({ why }) =>
    Array.from((why.split(" Did you mean: ")[1] ?? "").matchAll(/“([^”]+)”/g), ([, said = ""]) => said)
  )

const frames = [
  "{x} should be left as they are",
  "We like {x}, the more the better",
  "otherwise hide {x}",
  "Puns or {x}, whatever, they stay",
  "won't have {x} any longer, thx",
  "only ask about {x}"
]
const things = ["noise complaints", "links", "questions about parking", "swearing", "fat jokes", "insults", "politics"]

describe("what may be meant by a sentence that is not understood", () => {
  it("is said with why it is not, and is not done", () => {
    const { rules, unclear } = compile("noise complaints should henceforth be left as they are")
    assert.deepStrictEqual(rules, [])
    assert.match(unclear[0]?.why ?? "", /Did you mean: “Keep noise complaints\.”$/)
  })

  it.prop(
    "is an order that is understood, and that keeps nothing harmful",
    [FastCheck.constantFrom(...frames), FastCheck.constantFrom(...things)],
    ([frame, thing]) => {
      for (const order of suggestedIn(frame.replace("{x}", thing))) {
        const { rules, unclear } = compile(order)
        assert.deepStrictEqual(unclear, [], order)
        assert.isAbove(rules.length, 0, order)
        const kept = rules.filter(({ effect }) => effect === "keep").flatMap(({ topics }) => topics)
        assert.isFalse(kept.some((topic) => ["scams", "hate", "threat", "insult"].includes(topic)))
      }
    },
    { fastCheck: { numRuns: runs(40) } }
  )

  it.each([
    "Anything but complaints can be hidden.",
    "Insults are as welcome as spam.",
    "Jokes get hidden - which really annoys me.",
    "I used to hide swearing.",
    "Should I hide bad reviews?",
    "Don't keep the hate off our page.",
    "Patients asking about results should be told to ring.",
    "We have no links so far.",
    "Hide complaints unless they are about links or not.",
    "Masquez en dehors des plaintes."
  ])("%s: nothing is suggested", (guidance) => assert.deepStrictEqual(suggestedIn(guidance), []))
})
