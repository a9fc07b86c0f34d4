import { listedInsult } from "../Classify/OtherLanguages.ts"
import { certain } from "../Detectors/Detection.ts"
import { halfway, operatingPoints } from "../Model/OperatingPoints.ts"
import { about, complainingIn, judgedByModel, type Matchable, tellsComplaint } from "./About.ts"
import { isEverydayName } from "./EverydayNames.ts"
import { hostsOf, leadsToOne } from "./LinkTerms.ts"
import { isDoubtfullyMentioned, isMentioned, ofTerm } from "./Mentions.ts"
import type { Rule, RuleTarget } from "./Policy.ts"
import { isDeniedElsewhere, isOfClaimsElsewhere } from "./Sayings/DeniedElsewhere.ts"
import { isOfJokes, mayBeNoJoke } from "./Sayings/Jokes.ts"
import { isOfClaims, mayDeny } from "./Sayings/SaidOfThings.ts"
import { wordsNear } from "./TermPatterns.ts"

/** Whether a comment mentions a term, or a link of it leads where the term does. */
export const isNamed = ({ mentions, reading }: Matchable, term: string, rule: Rule): boolean =>
  (mentions.length > 0 && isMentioned(mentions, ofTerm(term, rule))) ||
  (reading.urls.length > 0 && leadsToOne(hostsOf(term, rule.topics.includes("links")), reading.urls))

/** The terms of a rule that a comment mentions. */
export const mentionedOf = (comment: Matchable, rule: Rule): RuleTarget["terms"] =>
  rule.terms.filter((term) => isNamed(comment, term, rule))

type Named = RuleTarget["terms"]

/** Whether it only tells that somebody left the competitors that a rule names: the detector sees them, and minds nothing. */
const hasLeft = (comment: Matchable, rule: Rule, named: Named): boolean => {
  const { competitors } = comment.scores
  if (rule.topics.length > 0 || competitors <= 0 || competitors >= about) return false
  const left = comment.evidence.flatMap(({ area, seen }) => (area === "competitors" ? [seen] : []))
  return named.every((term) => left.includes(term))
}

/** Whether it may only use the words that the competitors are called by, `hit my target`, or asks how they go with the brand's own. */
const mayNotMeanThem = (comment: Matchable, rule: Rule, named: Named): boolean => {
  const { competitors } = comment.scores
  const isOfAll = rule.terms.length === 0 && rule.topics.join() === "competitors"
  if (!(isOfAll || rule.topics.length === 0) || competitors < about || competitors >= certain) return false
  const seen = comment.evidence.flatMap((one) => (one.area === "competitors" ? [one.seen] : []))
  return named.every((term) => seen.includes(term) || isEverydayName(term))
}

/** Whether all that it mentions may be other words. */
const mayMeanOthers = (comment: Matchable, rule: Rule, named: Named): boolean =>
  rule.terms.length > 0 && named.every((term) => isDoubtfullyMentioned(comment.mentions, ofTerm(term, rule)))

/** Whether it is hardly hateful, or may look so for no more than whom it names. */
const mayNameOnly = (comment: Matchable, { topics }: Rule): boolean => {
  const { ask, hide } = operatingPoints.hate
  return (
    topics.includes("hate") &&
    (comment.scores.hate < ask || (comment.scores.hate < hide && comment.whoever().hate < ask))
  )
}

/** What a rule means by a term: that somebody jokes about it, or the words of what others claim of it. */
interface Meant {
  readonly isOfJokes: boolean
  readonly claim: ReadonlyArray<string>
  readonly isClaimedElsewhere: boolean
}

const known = new WeakMap<Rule, Map<string, Meant>>()

const meantBy = (term: string, { source }: Rule): Meant => ({
  isOfJokes: isOfJokes(source, term),
  claim: isOfClaims(source) ? (wordsNear(term, source) ?? [term]).flatMap((unit) => unit.split(" ")) : [],
  isClaimedElsewhere: isOfClaimsElsewhere(source)
})

/** Told once for each rule. */
const meantIn = (term: string, rule: Rule): Meant => {
  const told = known.get(rule) ?? new Map<string, Meant>()
  if (told.size === 0) known.set(rule, told)
  const meant = told.get(term) ?? meantBy(term, rule)
  told.set(term, meant)
  return meant
}

/** Whether it may deny all that others are to be hidden for saying, or make no joke of what only jokes are meant of. */
const maySayOtherwise = (comment: Matchable, rule: Rule, named: Named): boolean => {
  if (rule.topics.length > 0 || rule.terms.length === 0) return false
  const text = comment.reading.text.written.whole
  return named.every((term) => {
    const { claim, isClaimedElsewhere, isOfJokes } = meantIn(term, rule)
    return (
      (isOfJokes && mayBeNoJoke(text)) || mayDeny(text, claim) || (isClaimedElsewhere && isDeniedElsewhere(text, term))
    )
  })
}

/** Less than halfway from where people are asked to where it would be hidden anyway. */
const isHardly = ({ scores }: Matchable, { terms, topics }: Rule): boolean => {
  const areas: Readonly<Record<string, number>> = scores
  return (
    terms.length === 0 &&
    topics.some((topic) => {
      const point = judgedByModel[topic]
      return point !== undefined && (areas[topic] ?? 0) < halfway(point)
    })
  )
}

/** Below this a listed swear word is one that is only sometimes meant badly: `vacca`. */
const surelySworn = 0.7

/** Whether it is hardly rude: `Ti voglio bene nonna` reaches 0.51. */
const mayBeNoRudeness = ({ mentions, scores, whereabouts }: Matchable, { terms, topics }: Rule): boolean => {
  const isInsult = topics.includes("insult")
  if (terms.length > 0 || (!isInsult && !topics.includes("profanity"))) return false
  if (whereabouts.language === null || whereabouts.language === "en") return false
  if (isInsult) return scores.profanity < listedInsult
  return scores.profanity < surelySworn && !isMentioned(mentions, "profanity")
}

/** Whether a rule that hides asks instead. `named`: those of its terms that the comment mentions. */
export const isDoubtful = (comment: Matchable, rule: Rule, named: Named): boolean =>
  rule.effect === "hide" &&
  (isHardly(comment, rule) ||
    mayBeNoRudeness(comment, rule) ||
    mayNameOnly(comment, rule) ||
    (rule.topics.includes("negative") &&
      comment.scores.negative < complainingIn(comment).surely &&
      !tellsComplaint(comment, rule.topics)) ||
    hasLeft(comment, rule, named) ||
    mayNotMeanThem(comment, rule, named) ||
    maySayOtherwise(comment, rule, named) ||
    mayMeanOthers(comment, rule, named))
