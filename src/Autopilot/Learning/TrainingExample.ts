import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { assess } from "../Assess/Assess.ts"
import type { Classifier } from "../Classify/Classification/Classifier.ts"
import { emptyPolicy } from "../Guidance/Policy.ts"
import { normalise } from "../Text/Normalise.ts"
import { priorOf } from "./Odds.ts"
import { type Traits, traitsOf } from "./Traits.ts"
import { defaultThresholds } from "./Trust.ts"

/** What a person decided, beside what the autopilot would have thought of it untaught. */
export interface TrainingExample {
  readonly traits: Traits
  /** Log odds of hiding, untaught: by the comment's text, whatever was switched on. */
  readonly prior: number
  readonly hidden: boolean
}

/** Links, media and the like are switched on or off by the brand: only the language of a comment is a prior. */
const spoken = protectionKeys.filter(
  (key) => key === "scams" || key === "spam" || key === "hate" || key === "profanity"
)

export const trainingExampleOf = (
  classifier: typeof Classifier.Service,
  text: string,
  verdict: "hide" | "keep"
): TrainingExample => {
  const comment = { text, hasMedia: false, platform: "facebook", surface: "organic" } as const
  const assessment = assess(classifier, comment, emptyPolicy)
  return {
    // which words of a long text were meant nobody can tell
    traits: traitsOf(assessment.pieces === null ? assessment.text : normalise("")),
    prior: priorOf(assessment.scores, spoken, defaultThresholds).odds,
    hidden: verdict === "hide"
  }
}
