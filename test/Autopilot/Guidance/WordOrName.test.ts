import { assert, describe, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const effectOf = (guidance: string, text: string): string | null => {
  const comment = { text, hasMedia: false, platform: "instagram", surface: "organic" } as const
  return assess(trainedClassifier, comment, compile(guidance)).rules[0]?.effect ?? null
}

describe("a name that is a word as well", () => {
  const names = "Hide comments that mention Vodafone, Target, Orange or Three"
  const pinned: ReadonlyArray<readonly [guidance: string, text: string, effect: string | null]> = [
    [names, "I moved to Three", "hide"],
    [names, "three weeks and no answer", null],
    [names, "Three weeks and no answer", null],
    [names, "THREE WEEKS", null],
    [names, "go #three", "hide"],
    [names, "Target has it cheaper", "hide"],
    [names, "hit my target", null],
    [names, "orange juice please", null],
    [names, "vodafone is better", "hide"],
    ["Hide comments that mention Cowboy or VanMoof", "He wore a cowboy hat", null],
    ["Hide comments that mention Cowboy or VanMoof", "Der Cowboy auf dem Foto ist ja lustig", null],
    ["Hide comments that mention Cowboy or VanMoof", "the Cowboy app is better", "hide"],
    ["Hide mentions of our competitors VanMoof and Cowboy", "Cowboy boots and a bike, what a photo", null],
    ["Hide comments that mention cowboys", "the cowboys are here", "hide"],
    ["Keep comments about Target", "hit my target", null],
    ["Keep comments about Target", "I love Target", "keep"],
    ["Hide comments about target practice, apple", "an apple a day", "hide"],
    ['Hide comments with "Three"', "three weeks", "hide"]
  ]
  for (const [guidance, text, effect] of pinned)
    it(`${guidance}: ${text}`, () => assert.strictEqual(effectOf(guidance, text), effect))
})
