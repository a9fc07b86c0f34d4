import type { Scores } from "#schema/Comment.ts"
import type { Platform, Surface } from "#schema/Platform.ts"
import type { Classifier, Evidence } from "./Classifier.ts"
import { competitors } from "./Detectors/Competitors.ts"
import { contactOf } from "./Detectors/Contact.ts"
import type { Detection } from "./Detectors/Detection.ts"
import { linksOf } from "./Detectors/Links.ts"
import { media } from "./Detectors/Media.ts"
import { urlsOf } from "./Detectors/Urls.ts"
import { type Fingerprint, fingerprint } from "./Fingerprint.ts"
import { matchRules } from "./Guidance/Match.ts"
import type { Policy, Rule } from "./Guidance/Policy.ts"
import { normalise } from "./Normalise.ts"
import { isQuestion } from "./Question.ts"

/** The part of a comment that is judged. */
export interface CommentInput {
  readonly text: string
  readonly hasMedia: boolean
  readonly platform: Platform
  readonly surface: Surface
}

/** What there is to know about a comment from itself and the guidance, before anything is decided. */
export interface Assessment {
  readonly classifier: string
  readonly scores: Scores
  readonly evidence: ReadonlyArray<Evidence>
  /** The rules of the guidance that apply, the one that decides first. */
  readonly rules: ReadonlyArray<Rule>
  readonly fingerprint: Fingerprint
  readonly isQuestion: boolean
}

const evidenceOf = (area: Evidence["area"], detection: Detection): ReadonlyArray<Evidence> =>
  detection.seen.map((seen) => ({ area, seen }))

/** Reads a comment once with the classifier, every detector and the guidance. */
export const assess = (
  classifier: typeof Classifier.Service,
  comment: CommentInput,
  policy: Pick<Policy, "rules" | "competitors">
): Assessment => {
  const text = normalise(comment.text)
  const urls = urlsOf(text.characters)
  const language = classifier.classify(text)
  const seen = {
    links: linksOf(text, urls),
    contact: contactOf(text, urls),
    media: media(comment.hasMedia, urls),
    competitors: competitors(text, policy.competitors)
  }
  const scores = {
    ...language.scores,
    links: seen.links.score,
    contact: seen.contact.score,
    media: seen.media.score,
    competitors: seen.competitors.score
  }
  const question = isQuestion(comment.text)
  return {
    classifier: classifier.version,
    scores,
    evidence: [
      ...language.evidence,
      ...evidenceOf("links", seen.links),
      ...evidenceOf("contact", seen.contact),
      ...evidenceOf("media", seen.media),
      ...evidenceOf("competitors", seen.competitors)
    ],
    rules: matchRules(policy.rules, {
      text,
      scores,
      question,
      platform: comment.platform,
      surface: comment.surface
    }),
    fingerprint: fingerprint(text),
    isQuestion: question
  }
}
