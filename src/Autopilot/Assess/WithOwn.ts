import type { Classifier } from "../Classify/Classification/Classifier.ts"
import type { Policy } from "../Guidance/Policy.ts"
import { type ReadPiece, readPiece } from "./ReadText.ts"
import { withoutOwn } from "./WithoutOwn.ts"

const sold: ReadonlySet<string> = new Set(["scams", "spam"])

/** What a text says, but that links to the brand's own websites are no reason for anything. */
export const withOwn = (
  classifier: typeof Classifier.Service,
  known: ReadPiece,
  ownSites: Policy["ownSites"] | undefined
): ReadPiece => {
  if (ownSites === undefined || ownSites.length === 0) return known
  const bare = withoutOwn(
    known.written,
    ownSites.flatMap((site) => site.hosts)
  )
  if (bare === null) return known
  const { classification, reading, written } = readPiece(classifier, bare)
  const { evidence, language, scores } = known.classification
  return {
    written,
    classification: {
      language,
      scores: {
        ...scores,
        scams: Math.min(scores.scams, classification.scores.scams),
        spam: Math.min(scores.spam, classification.scores.spam)
      },
      evidence: [
        ...classification.evidence.filter(({ area }) => sold.has(area)),
        ...evidence.filter(({ area }) => !sold.has(area))
      ]
    },
    reading
  }
}
