import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { DraftExample } from "#schema/resources/policy/DraftDifference.ts"
import { type ReadText, readBy } from "../Assess/ReadText.ts"
import type { Classifier } from "../Classify/Classification/Classifier.ts"
import { uncheckedOf } from "../Decide/Decide.ts"
import { judge } from "../Decide/Judge.ts"
import { type Standards, standardOf } from "../Settings/Standards.ts"
import { without } from "./Draft.ts"
import { isPraise } from "./Praise.ts"
import type { ReplayedComment } from "./ReplayRepo.ts"

export interface Replayed {
  readonly example: DraftExample
  /** What the current standards decide it for; null for nothing. */
  readonly category: ProtectionKey | null
  /** Whether it praises, and the draft alone hides it. */
  readonly hidesPraise: boolean
}

/** What standards decide about a past comment today, without what people answered about that very comment. */
export const judgedBy = (
  classifier: typeof Classifier.Service,
  comment: ReplayedComment,
  standards: Standards,
  known?: ReadText
) => {
  const standing = comment.answered === null ? standards : without(standards, comment.id)
  const { record } = judge(classifier, comment, standardOf(standing, comment.account_id), null, known)
  // what is hidden and checked all the same is hidden
  return (uncheckedOf(record) ?? record).decision
}

/** A past comment judged today by both standards. */
export const replay = (
  classifier: typeof Classifier.Service,
  comment: ReplayedComment,
  current: Standards,
  draft: Standards
): Replayed => {
  const known = readBy(classifier, comment.text)
  const by = (standards: Standards) => judgedBy(classifier, comment, standards, known)
  const before = by(current)
  const after = by(draft)
  const example = {
    comment_id: comment.id,
    text: comment.text,
    before: before.outcome,
    before_reason: before.reason,
    after: after.outcome,
    after_reason: after.reason,
    answered: comment.answered
  }
  const isNewlyHidden = after.outcome === "hide" && before.outcome !== "hide"
  return { example, category: before.category, hidesPraise: isNewlyHidden && isPraise(classifier, comment, known) }
}
