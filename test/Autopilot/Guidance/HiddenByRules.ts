import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

/** Whether a rule of the guidance hides an organic comment on Instagram. */
export const hiddenByRules = (guidance: string, text: string): boolean =>
  assess(
    trainedClassifier,
    { text, hasMedia: false, platform: "instagram", surface: "organic" },
    compile(guidance)
  ).rules.some(({ effect }) => effect === "hide")
