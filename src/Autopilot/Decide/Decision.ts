import { Schema } from "effect"
import { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { DecisionOutcome, Scores } from "#schema/resources/Comment.ts"
import { Rule } from "../Guidance/Policy.ts"
import { Opinion } from "../LanguageModel/Opinion.ts"
import { Belief } from "../Learning/Belief.ts"
import { Residual } from "../Learning/Residual.ts"
import { Thresholds } from "../Learning/Trust.ts"
import { SimilarAnswers } from "../Likeness/SimilarAnswers.ts"

/** What was decided because of people's answers, which they have since taken back or gone against. */
export const FollowedAnswers = Schema.Struct({
  outcome: Schema.Literal("hide", "keep"),
  recall: SimilarAnswers,
  /** Whether one of those answers was taken back; else others say otherwise. */
  isTakenBack: Schema.Boolean
})
export type FollowedAnswers = typeof FollowedAnswers.Type

/** Everything a decision depends on. The text is not here: what was seen in it is. */
export const DecideInput = Schema.Struct({
  commentId: Schema.String,
  classifier: Schema.String.annotations({ description: "Version of the classifier that gave the scores" }),
  language: Schema.optionalWith(Schema.NullOr(Schema.String), { default: () => null }).annotations({
    description: "Guess at the language, ISO 639-1"
  }),
  scores: Scores,
  evidence: Schema.Array(
    Schema.Struct({
      area: ProtectionKey,
      seen: Schema.String,
      says: Schema.optionalWith(Schema.Literal("threat", "plainThreat", "need", "warning"), { exact: true })
    })
  ),
  protections: Schema.Struct({
    version: Schema.NullOr(Schema.Int),
    on: Schema.Array(ProtectionKey)
  }),
  policy: Schema.Struct({
    version: Schema.NullOr(Schema.Int),
    at: Schema.NullOr(Schema.String).annotations({ description: "When it was compiled, ISO 8601" }),
    rules: Schema.Array(Rule).annotations({ description: "The rules that apply, the one that decides first" })
  }),
  trust: Schema.Struct({
    thresholds: Thresholds,
    asksMoreAbout: Schema.Array(ProtectionKey)
  }),
  recall: Schema.NullOr(SimilarAnswers),
  residual: Schema.optionalWith(Residual, { default: () => ({ shift: 0, words: [] }) }).annotations({
    description: "What people's answers add to what the scores say"
  }),
  drawn: Schema.optionalWith(Schema.Boolean, { default: () => false }).annotations({
    description: "Whether a person checks it if it is decided alone, and not clear"
  }),
  opinion: Schema.optionalWith(Schema.NullOr(Opinion), { default: () => null }).annotations({
    description: "Of a language model, where one was asked"
  }),
  belief: Schema.optionalWith(Schema.Array(Belief), { default: () => [] }).annotations({
    description: "Areas in which people's answers moved how far such an opinion is believed"
  }),
  followed: Schema.optionalWith(FollowedAnswers, { exact: true }).annotations({
    description: "What was decided before, where that is looked at again since the answers that it followed are gone"
  })
}).annotations({ identifier: "DecideInput" })
export type DecideInput = typeof DecideInput.Type

export const Leaning = Schema.NullOr(Schema.Literal("hide", "keep"))

export const AutopilotDecision = Schema.Struct({
  outcome: DecisionOutcome,
  reason: Schema.String,
  category: Schema.NullOr(ProtectionKey),
  /** Confidence in the category or likeness to the example, 0 to 1; null where a rule or nothing at all decided. */
  score: Schema.NullOr(Schema.Number),
  /** Where it leans when it asks, else the outcome. */
  leaning: Leaning,
  /** Empty where it leans to nothing: why it asks says all. */
  leaningWhy: Schema.String,
  /** It asks about a comment that it hides all the same, so that nothing is left up for the sake of asking. */
  hides: Schema.optionalWith(Schema.Boolean, { default: () => false }),
  /** The rule of the guidance that decided, or spoke against deciding. */
  ruleMatched: Schema.NullOr(Rule)
}).annotations({ identifier: "AutopilotDecision" })
export type AutopilotDecision = typeof AutopilotDecision.Type

/** A decision with all that went in: `decide(record.input)` gives `record.decision` again. */
export const DecisionRecord = Schema.Struct({ input: DecideInput, decision: AutopilotDecision }).annotations({
  identifier: "DecisionRecord"
})
export type DecisionRecord = typeof DecisionRecord.Type

/** Where it leans when it asks, and why; `why` is not said where it leans to nothing. */
export const leaningTo = (
  leaning: typeof Leaning.Type,
  why: string
): Pick<AutopilotDecision, "leaning" | "leaningWhy"> => ({ leaning, leaningWhy: leaning === null ? "" : why })

/** A decision that needs nobody. */
export const finalDecision = (
  outcome: "hide" | "keep",
  reason: string,
  rest: Partial<Pick<AutopilotDecision, "category" | "score" | "ruleMatched">>
): AutopilotDecision => ({
  outcome,
  reason,
  category: rest.category ?? null,
  score: rest.score ?? null,
  leaning: outcome,
  leaningWhy: reason,
  hides: false,
  ruleMatched: rest.ruleMatched ?? null
})
