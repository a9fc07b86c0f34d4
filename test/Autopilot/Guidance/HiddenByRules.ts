import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

/** What rules of the guidance that match an organic comment on Instagram do. */
export const effectsOf = (guidance: string, text: string) =>
  assess(
    trainedClassifier,
    { text, hasMedia: false, platform: "instagram", surface: "organic" },
    compile(guidance)
  ).rules.map(({ effect }) => effect)

/** Whether a rule of the guidance hides an organic comment on Instagram. */
export const hiddenByRules = (guidance: string, text: string): boolean => effectsOf(guidance, text).includes("hide")

/** Whether one keeps it. */
export const keptByRules = (guidance: string, text: string): boolean => effectsOf(guidance, text).includes("keep")
