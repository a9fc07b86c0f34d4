import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { assess } from "../Assess/Assess.ts"
import type { Assessment } from "../Assess/Assessment.ts"
import type { ReadText } from "../Assess/ReadText.ts"
import type { Classifier } from "../Classify/Classification/Classifier.ts"
import type { Policy } from "../Guidance/Policy.ts"
import type { Opinion } from "../LanguageModel/Opinion.ts"
import type { Learned } from "../Learning/FeedbackState.ts"
import { residualOfAll } from "../Learning/Residual.ts"
import { recall } from "../Likeness/SimilarAnswers.ts"
import { decideOnRecord } from "./Decide.ts"
import type { DecisionRecord } from "./Decision.ts"
import { isChecked } from "./SpotCheck.ts"

/** What a comment is judged by, beside the classifier. */
export interface Standard {
  readonly policy: { readonly version: number | null; readonly at: string | null; readonly policy: Policy }
  readonly protections: { readonly version: number | null; readonly on: ReadonlyArray<ProtectionKey> }
  readonly learned: Learned
}

/** The part of a stored comment that is judged. */
export type JudgedComment = Pick<
  StoredComment,
  "id" | "text" | "has_media" | "platform" | "surface" | "account_name" | "post_caption" | "author_handle"
>

export interface Judgement {
  readonly assessment: Assessment
  readonly record: DecisionRecord
}

/**
 * Reads a comment and decides about it. Pure: the same comment by the same standard, the same judgement. `known`: what
 * its text says, for those who have read it before.
 */
export const judge = (
  classifier: typeof Classifier.Service,
  comment: JudgedComment,
  standard: Standard,
  opinion: Opinion | null = null,
  known?: ReadText
): Judgement => {
  const { learned, policy, protections } = standard
  const input = {
    text: comment.text,
    hasMedia: comment.has_media,
    platform: comment.platform,
    surface: comment.surface,
    account: comment.account_name,
    caption: comment.post_caption,
    author: comment.author_handle
  }
  const assessment = assess(classifier, input, policy.policy, known)
  const record = decideOnRecord({
    commentId: comment.id,
    classifier: assessment.classifier,
    language: assessment.language,
    scores: assessment.scores,
    evidence: assessment.evidence,
    protections,
    policy: { version: policy.version, at: policy.at, rules: assessment.rules },
    trust: { thresholds: learned.trust.thresholds, asksMoreAbout: learned.trust.asksMoreAbout },
    recall: recall(learned.memory, assessment.text, assessment.evidence),
    residual: residualOfAll(assessment, learned.weights),
    drawn: isChecked(assessment, protections.on, learned.trust.thresholds),
    opinion,
    belief: opinion === null ? [] : learned.beliefs.map(({ area, from }) => ({ area, from }))
  })
  return { assessment, record }
}
