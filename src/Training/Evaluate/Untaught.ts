import { defaultProtections, protectionKeys } from "#schema/resources/Autopilot.ts"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import type { AutopilotDecision } from "#src/Autopilot/Decide/Decision.ts"
import { emptyPolicy } from "#src/Autopilot/Guidance/Policy.ts"
import { untaught } from "#src/Autopilot/Learning/Residual.ts"
import { defaultThresholds } from "#src/Autopilot/Learning/Trust.ts"

const on = protectionKeys.filter((area) => defaultProtections[area])

/** What the autopilot does with a text that nobody has told it anything about. */
export const decidedUntaught = (text: string): AutopilotDecision => {
  const comment = { text, hasMedia: false, platform: "instagram", surface: "organic" } as const
  const { classifier, evidence, language, rules, scores } = assess(trainedClassifier, comment, emptyPolicy)
  return decide({
    commentId: "",
    classifier,
    language,
    scores,
    evidence,
    protections: { version: null, on },
    policy: { version: null, at: null, rules },
    trust: { thresholds: defaultThresholds, asksMoreAbout: [] },
    recall: null,
    opinion: null,
    belief: [],
    residual: untaught,
    drawn: false
  })
}
