import type { Platform, Surface } from "#schema/Platform.ts"
import type { Classifier, Evidence } from "../Classify/Classification/Classifier.ts"
import { competitors } from "../Competitors/Competitors.ts"
import type { Detection } from "../Detectors/Detection.ts"
import { media } from "../Detectors/Media.ts"
import { matchRules } from "../Guidance/Match.ts"
import { mentionsIn } from "../Guidance/Mentions.ts"
import type { Policy } from "../Guidance/Policy.ts"
import { cut } from "../Text/Characters.ts"
import { detectionCap, mostUnits } from "../Text/Normalise.ts"
import { isAskedIn } from "../Text/Question.ts"
import { asAuthorWrote } from "./AsAuthorWrote.ts"
import type { AssessedPiece, Assessment } from "./Assessment.ts"
import { whoeverIsNamed } from "./OfAnyGroup.ts"
import { type ReadPiece, type ReadText, readBy } from "./ReadText.ts"
import { together } from "./Together.ts"
import { withOwn } from "./WithOwn.ts"

/** The part of a comment that is judged. */
export interface CommentInput {
  readonly text: string
  readonly hasMedia: boolean
  readonly platform: Platform
  readonly surface: Surface
  /** Name of its account; left out where none is known. */
  readonly account?: string | null
  /** Of its post; left out where none is known. */
  readonly caption?: string | null
  /** Handle of who wrote it; left out where none is known. */
  readonly author?: string
}

const add = (evidence: Array<Evidence>, area: Evidence["area"], { seen }: Detection): void => {
  for (const item of seen) evidence.push({ area, seen: item })
}

/** A person is shown only what the author wrote. Who is threatened or in need is told of without it. */
const inItsWords = (text: string, item: Evidence): ReadonlyArray<Evidence> => {
  const seen = asAuthorWrote(text, item.seen)
  return seen !== null ? [{ ...item, seen }] : item.says === undefined ? [] : [{ ...item, seen: "" }]
}

type JudgedBy = Pick<Policy, "rules" | "competitors"> & Partial<Pick<Policy, "ownSites">>

const assessed = (
  classifier: typeof Classifier.Service,
  comment: CommentInput,
  policy: JudgedBy,
  known: ReadPiece
): AssessedPiece => {
  const { contact, text } = known.reading
  const judged = withOwn(classifier, known, policy.ownSites)
  const { links, urls } = judged.reading
  const { evidence, language, scores: found } = judged.classification
  const attached = media(comment.hasMedia, urls)
  const rivals = competitors(text, policy.competitors, language)
  const scores = {
    scams: found.scams,
    spam: found.spam,
    hate: found.hate,
    profanity: found.profanity,
    negative: found.negative,
    links: links.score,
    contact: contact.score,
    media: attached.score,
    competitors: rivals.score
  }
  const question = isAskedIn(text, language)
  const shown = comment.text.length <= detectionCap ? comment.text : cut(known.written, mostUnits)
  const seen = evidence.flatMap((item) => inItsWords(shown, item))
  add(seen, "links", links)
  add(seen, "contact", contact)
  add(seen, "media", attached)
  add(seen, "competitors", rivals)
  return {
    text,
    language,
    scores,
    evidence: seen,
    matchable: {
      mentions: mentionsIn(text, policy.rules, language),
      scores,
      whoever: () => whoeverIsNamed(classifier, judged.reading, scores, language),
      question,
      reading: known.reading,
      whole: comment,
      evidence: seen,
      whereabouts: {
        platform: comment.platform,
        surface: comment.surface,
        account: comment.account ?? null,
        caption: comment.caption ?? null,
        language,
        author: comment.author ?? ""
      }
    }
  }
}

/**
 * Reads a comment once with the classifier, every detector and the guidance; of a long one each piece. `known`: for
 * those who judge the same text by several policies.
 */
export const assess = (
  classifier: typeof Classifier.Service,
  comment: CommentInput,
  policy: JudgedBy,
  known: ReadText = readBy(classifier, comment.text)
): Assessment => {
  const whole = assessed(classifier, comment, policy, known)
  const { evidence, language, matchable, scores, text } = whole
  if (known.pieces !== null) {
    const pieces = known.pieces.map((piece) => assessed(classifier, comment, policy, piece))
    return { classifier: classifier.version, text, ...together([whole, ...pieces], policy.rules) }
  }
  return {
    classifier: classifier.version,
    text,
    pieces: null,
    language,
    scores,
    evidence,
    rules: matchRules(policy.rules, matchable),
    isQuestion: matchable.question
  }
}
