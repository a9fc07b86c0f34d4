import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { wordsNear } from "#src/Autopilot/Guidance/TermPatterns.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"

const matches = (guidance: string, text: string): number =>
  assess(trainedClassifier, { text, hasMedia: false, platform: "instagram", surface: "organic" }, compile(guidance))
    .rules.length

describe("what guidance describes", () => {
  const found: ReadonlyArray<readonly [guidance: string, text: string]> = [
    ["Ask me about comments that bring up what our director earns", "How much is your director paid?"],
    ["Ask me about comments that bring up what our director earns", "salary of that director of yours: 180k"],
    ["Ask me about the recall of the Tiddle Bear", "Is my Tiddle Bear from 2022 part of the recall?"],
    ["Ask me about bed bugs", "Do you check for bedbugs?"],
    ["Ask me about bed bugs", "a bed-bug bit me"],
    ["Hide comments about ticket resellers", "reselling two tickets for tonight"],
    ["Anything about Graham Pell (our ex-CEO) goes to me", "Pell walked off with millions"],
    ["Hide comments about our founder Ana Kowalczyk", "and where is Kowalczyk now?"],
    ["Hide anyone who calls our chef a fraud", "that chef of yours is such a fraud"],
    ["Hide people saying our eggs are fake", "fake eggs!!"],
    ["Hide claims that our helmets crack", "these helmets crack in the cold"],
    ['Hide anyone who calls us a "cult"', "you are a cult"],
    ["Hide job applications", "are you hiring? I need a job"]
  ]
  for (const [guidance, text] of found) it(`${guidance}: ${text}`, () => assert.strictEqual(matches(guidance, text), 1))

  const others: ReadonlyArray<readonly [guidance: string, text: string]> = [
    ["Hide comments about our founder Ana Baker", "that baker makes good bread"],
    ["Hide comments about Ana Kowalczyk", "and where is Kowalczyk now?"],
    ["Hide comments about the age of our presenter", "at my age I love it"],
    ["Hide anyone who calls our chef a fraud", "my bank called about fraud again"],
    ["Hide people saying our eggs are fake", "is that a fake plant on the table?"],
    ["Hide claims that our helmets crack", "you crack me up"],
    ["Hide job applications", "good job team"]
  ]
  for (const [guidance, text] of others)
    it(`not ${guidance}: ${text}`, () => assert.strictEqual(matches(guidance, text), 0))

  it("is never hidden for a name that is a word as well, where it stands as a word", () => {
    const outcomes = (text: string) =>
      assess(
        trainedClassifier,
        { text, hasMedia: false, platform: "instagram", surface: "organic" },
        compile("Hide mentions of Starling")
      ).rules.map(({ effect }) => effect)
    assert.deepStrictEqual(outcomes("Starling is much better"), ["hide"])
    assert.notInclude(outcomes("a starling sat on my roof this morning"), "hide")
  })

  const words = "lantern,harbour,violin,gravel,pepper,curtain,saddle,marble,kettle,anchor,blanket,compass".split(",")
  it("is hidden by all its words, in any order, and never by one of them", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...words), { minLength: 4, maxLength: 4 }),
        ([one = "", two = "", a = "", b = ""]) => {
          const guidance = `Hide comments about the ${one} ${two}`
          assert.deepStrictEqual(wordsNear(`${one} ${two}`, guidance), [one, two])
          assert.strictEqual(matches(guidance, `the ${two} has no ${one}`), 1)
          assert.strictEqual(matches(guidance, `${two}s with ${a} and ${one}s`), 1)
          assert.strictEqual(matches(guidance, `the ${one} and the ${a} with a ${b}`), 0)
          assert.strictEqual(matches(guidance, `${a}, ${two}, ${b}`), 0)
        }
      ),
      { numRuns: 30 }
    )
  })

  it("is told as its words near each other, and what is quoted or named as it stands", () => {
    const told = (guidance: string) => understoodIn(compile(guidance)).flatMap(({ as }) => as)
    assert.deepStrictEqual(told("Hide comments about the fire in the warehouse"), [
      "Hide comments that contain “fire” and “warehouse” near each other"
    ])
    assert.deepStrictEqual(told('We don\'t want "dm me"'), ["Hide comments that contain “dm me”"])
    assert.deepStrictEqual(told("Hide comments about Martin Keel"), ["Hide comments that contain “Martin Keel”"])
  })
})
