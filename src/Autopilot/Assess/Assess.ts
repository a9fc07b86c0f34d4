import type { Platform, Surface } from "#schema/Platform.ts"
import type { Scores } from "#schema/resources/Comment.ts"
import type { Classification, Classifier, Evidence } from "../Classify/Classifier.ts"
import { competitors } from "../Competitors/Competitors.ts"
import type { Detection } from "../Detectors/Detection.ts"
import { media } from "../Detectors/Media.ts"
import { read, type TextReading } from "../Features/Reading.ts"
import { matchRules } from "../Guidance/Match.ts"
import { mentionsIn } from "../Guidance/Mentions.ts"
import type { Policy, Rule } from "../Guidance/Policy.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { whoeverIsNamed } from "./OfAnyGroup.ts"
import { isQuestionIn } from "./Question.ts"
import { withoutOwn } from "./WithoutOwn.ts"

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

/** What there is to know about a comment from itself and the guidance, before anything is decided. */
export interface Assessment {
  readonly classifier: string
  readonly text: NormalisedText
  /** ISO 639-1; null where there is too little to tell. */
  readonly language: string | null
  readonly scores: Scores
  readonly evidence: ReadonlyArray<Evidence>
  /** The rules of the guidance that apply, the one that decides first. */
  readonly rules: ReadonlyArray<Rule>
  readonly isQuestion: boolean
}

const add = (evidence: Array<Evidence>, area: Evidence["area"], { seen }: Detection): void => {
  for (const item of seen) evidence.push({ area, seen: item })
}

/** What a text says by itself, whatever it is judged by. */
export interface ReadText {
  readonly reading: TextReading
  readonly classification: Classification
}

export const readBy = (classifier: typeof Classifier.Service, text: string): ReadText => {
  const reading = read(text)
  return { reading, classification: classifier.classify(reading) }
}

const noHosts: ReadonlyArray<string> = []

const hostsOf = ({ ownSites }: Partial<Pick<Policy, "ownSites">>): ReadonlyArray<string> =>
  ownSites === undefined || ownSites.length === 0 ? noHosts : ownSites.flatMap((site) => site.hosts)

const sold: ReadonlySet<string> = new Set(["scams", "spam"])

/** What a text says, but that links to the brand's own websites are no reason for anything. */
const withOwn = (
  classifier: typeof Classifier.Service,
  text: string,
  known: ReadText,
  hosts: ReadonlyArray<string>
): ReadText => {
  const bare = withoutOwn(text, hosts)
  if (bare === null) return known
  const { classification, reading } = readBy(classifier, bare)
  const { evidence, language, scores } = known.classification
  return {
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

/**
 * Reads a comment once with the classifier, every detector and the guidance. `known`: for those who judge the same text
 * by several policies.
 */
export const assess = (
  classifier: typeof Classifier.Service,
  comment: CommentInput,
  policy: Pick<Policy, "rules" | "competitors"> & Partial<Pick<Policy, "ownSites">>,
  known: ReadText = readBy(classifier, comment.text)
): Assessment => {
  const { contact, text } = known.reading
  const judged = withOwn(classifier, comment.text, known, hostsOf(policy))
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
  const question = isQuestionIn(text)
  const seen: Array<Evidence> = [...evidence]
  add(seen, "links", links)
  add(seen, "contact", contact)
  add(seen, "media", attached)
  add(seen, "competitors", rivals)
  return {
    classifier: classifier.version,
    text,
    language,
    scores,
    evidence: seen,
    rules: matchRules(policy.rules, {
      mentions: mentionsIn(text, policy.rules, language),
      scores,
      whoever: () => whoeverIsNamed(classifier, judged.reading, scores, language),
      question,
      reading: known.reading,
      evidence: seen,
      whereabouts: {
        platform: comment.platform,
        surface: comment.surface,
        account: comment.account ?? null,
        caption: comment.caption ?? null,
        language,
        author: comment.author ?? ""
      }
    }),
    isQuestion: question
  }
}
