import type { Scores } from "#schema/resources/Comment.ts"
import type { Evidence } from "../Classify/Classification/Classifier.ts"
import type { Matchable } from "../Guidance/About.ts"
import type { Rule } from "../Guidance/Policy.ts"
import type { NormalisedText } from "../Text/Normalise.ts"

/** What there is to know about a comment from itself and the guidance, before anything is decided. */
export interface Assessment {
  readonly classifier: string
  readonly text: NormalisedText
  /** Of a text that is longer than what is looked at at once, all that was judged; null of any other. */
  readonly pieces: ReadonlyArray<NormalisedText> | null
  /** ISO 639-1; null where there is too little to tell. */
  readonly language: string | null
  readonly scores: Scores
  readonly evidence: ReadonlyArray<Evidence>
  /** The rules of the guidance that apply, the one that decides first. */
  readonly rules: ReadonlyArray<Rule>
  readonly isQuestion: boolean
}

/** The same of a piece, before the rules are matched. */
export interface AssessedPiece extends Pick<Assessment, "text" | "language" | "scores" | "evidence"> {
  readonly matchable: Matchable
}
