import type { Classifier } from "../Classify/Classification/Classifier.ts"
import { emptyPolicy } from "../Guidance/Policy.ts"
import type { Standards } from "../Settings/Standards.ts"
import { drafted } from "./Draft.ts"
import { judgedBy } from "./Replay.ts"
import type { ReplayedComment } from "./ReplayRepo.ts"

/** What holds today beside a version of the policy: all settings, without the guidance where that is this version. */
export const beside = (current: Standards, version: number | null, at: Date): Standards =>
  current.policy.version === version ? drafted(current, {}, at, emptyPolicy) : current

/** Whether a comment would be shown, and nobody asked about it, if it came in today. Of one without its text nobody knows. */
export const isKeptBy = (
  classifier: typeof Classifier.Service,
  standards: Standards,
  comment: ReplayedComment
): boolean => comment.erased_at === null && judgedBy(classifier, comment, standards).outcome === "keep"
