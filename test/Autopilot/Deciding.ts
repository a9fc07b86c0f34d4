import { CommentId } from "#schema/Ids.ts"
import { defaultProtections, type ProtectionKey, protectionKeys } from "#schema/resources/Autopilot.ts"
import type { Scores } from "#schema/resources/Comment.ts"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import type { AutopilotDecision, DecideInput } from "#src/Autopilot/Decide/Decision.ts"
import { judge } from "#src/Autopilot/Decide/Judge.ts"
import { emptyPolicy, type Policy } from "#src/Autopilot/Guidance/Policy.ts"
import type { Learned } from "#src/Autopilot/Learning/FeedbackState.ts"
import { untaught } from "#src/Autopilot/Learning/Residual.ts"
import { defaultThresholds } from "#src/Autopilot/Learning/Trust.ts"
import { Memory, type Remembered } from "#src/Autopilot/Likeness/Memory.ts"
import { recall } from "#src/Autopilot/Likeness/SimilarAnswers.ts"

export const onByDefault = protectionKeys.filter((area) => defaultProtections[area])

export const noScores: Scores = {
  scams: 0,
  spam: 0,
  hate: 0,
  links: 0,
  competitors: 0,
  profanity: 0,
  contact: 0,
  media: 0,
  negative: 0
}

export const quiet: DecideInput = {
  commentId: "com_1",
  classifier: "none",
  language: null,
  scores: noScores,
  evidence: [],
  protections: { version: 1, on: onByDefault },
  policy: { version: null, at: null, rules: [] },
  trust: { thresholds: defaultThresholds, asksMoreAbout: [] },
  recall: null,
  residual: untaught,
  drawn: false,
  opinion: null,
  belief: []
}

export interface Setting {
  readonly on?: ReadonlyArray<ProtectionKey>
  readonly policy?: Policy
  readonly policyAt?: string
  readonly memory?: ReadonlyArray<Remembered>
  readonly hasMedia?: boolean
  readonly account?: string
  readonly caption?: string
  readonly author?: string
}

/** A comment as the autopilot meets it: read by the word lists, the detectors, the guidance and the memory. */
export const inputFor = (text: string, setting: Setting = {}): DecideInput => {
  const assessment = assess(
    trainedClassifier,
    {
      text,
      hasMedia: setting.hasMedia ?? false,
      platform: "instagram",
      surface: "organic",
      account: setting.account ?? null,
      caption: setting.caption ?? null,
      author: setting.author ?? ""
    },
    setting.policy ?? emptyPolicy
  )
  return {
    ...quiet,
    classifier: assessment.classifier,
    language: assessment.language,
    scores: assessment.scores,
    evidence: assessment.evidence,
    protections: { version: 1, on: setting.on ?? onByDefault },
    policy: {
      version: setting.policy === undefined ? null : 1,
      at: setting.policyAt ?? null,
      rules: assessment.rules
    },
    recall: recall(Memory.of(setting.memory ?? []), assessment.text, assessment.evidence)
  }
}

/** What becomes of a new comment after what was learnt, with the default switches and without guidance. */
export const decidedAfter = (
  learned: Learned,
  text: string,
  { classifier = trainedClassifier, id = CommentId.make("com_new"), on = onByDefault } = {}
): AutopilotDecision =>
  judge(
    classifier,
    {
      id,
      text,
      has_media: false,
      platform: "instagram",
      surface: "organic",
      account_name: "Fjord",
      post_caption: null,
      author_handle: ""
    },
    {
      policy: { version: null, at: null, policy: emptyPolicy },
      protections: { version: 1, on },
      learned
    }
  ).record.decision
