import { protectionKeys } from "#schema/Autopilot.ts"
import { assess } from "../Assess.ts"
import type { Classifier } from "../Classifier.ts"
import { emptyPolicy } from "../Guidance/Policy.ts"
import { defaultThresholds } from "../Trust.ts"
import { priorOf } from "./Odds.ts"
import { type Traits, traitsOf } from "./Traits.ts"

/** What a person decided, beside what the autopilot would have thought of it untaught. */
export interface Exercise {
  readonly traits: Traits
  /** Log odds of hiding, untaught: by the comment's text, whatever was switched on. */
  readonly prior: number
  readonly hidden: boolean
}

/** Links, media and the like are switched on or off by the brand: only the language of a comment is a prior. */
const spoken = protectionKeys.filter(
  (key) => key === "scams" || key === "spam" || key === "hate" || key === "profanity"
)

export const exerciseOf = (classifier: typeof Classifier.Service, text: string, verdict: "hide" | "keep"): Exercise => {
  const comment = { text, hasMedia: false, platform: "facebook", surface: "organic" } as const
  const assessment = assess(classifier, comment, emptyPolicy)
  return {
    traits: traitsOf(assessment.text),
    prior: priorOf(assessment.scores, spoken, defaultThresholds).odds,
    hidden: verdict === "hide"
  }
}
