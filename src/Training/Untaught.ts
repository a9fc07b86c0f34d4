import { defaultProtections, protectionKeys } from "#schema/Autopilot.ts"
import { assess } from "#src/Autopilot/Assess.ts"
import { decide } from "#src/Autopilot/Decide.ts"
import type { Decision } from "#src/Autopilot/Decision.ts"
import { emptyPolicy } from "#src/Autopilot/Guidance/Policy.ts"
import { untaught } from "#src/Autopilot/Learning/Residual.ts"
import { trainedClassifier } from "#src/Autopilot/TrainedClassifier.ts"
import { defaultThresholds } from "#src/Autopilot/Trust.ts"

const on = protectionKeys.filter((area) => defaultProtections[area])

/** What the autopilot does with a text that nobody has told it anything about. */
export const decidedUntaught = (text: string): Decision => {
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
    residual: untaught,
    drawn: false
  })
}
