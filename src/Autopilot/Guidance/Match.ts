import { protectionKeys } from "#schema/resources/Autopilot.ts"
import type { Scores } from "#schema/resources/Comment.ts"
import { certain } from "../Detectors/Detection.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import { isEverydayName } from "./EverydayNames.ts"
import { type Formed, hasForm } from "./Forms.ts"
import { hostsOf, leadOnlyTo } from "./LinkTerms.ts"
import { isDoubtfullyMentioned, isMentioned, type Mentions, ofTerm } from "./Mentions.ts"
import { isOfSome } from "./Place.ts"
import type { Rule, RuleTarget } from "./Policy.ts"
import { leavesToSwitch, namesPart } from "./Reach.ts"
import { type EverydaySubject, isForm, subjectOf, type Topic } from "./Topics.ts"
import { isIn, mayBeIn, type Whereabouts } from "./Whereabouts.ts"

export interface Matchable extends Formed {
  readonly mentions: Mentions
  readonly whereabouts: Whereabouts
  /** How rude and hateful it would be, whatever group the people belong to that it names. */
  readonly whoever: () => Pick<Scores, "hate" | "profanity">
}

/** From which score a comment is about an area, for a rule that names the area. */
const about = 0.5

/**
 * Where a rule hides or asks, a comment is a complaint from here on: at 0.5 a third of ordinary comments would be, and
 * from 0.7 a sixth. Below `surely`, which one in fourteen reaches, a rule that hides asks.
 */
const complaining = { atAll: 0.7, surely: 0.8 }

/** Too mild to be hidden where nobody asks for it; who wants swear words hidden means these, too. */
const mild = new Set(["damn", "damned", "dammit", "crap", "crappy", "bugger"])
const swears = ({ evidence }: Matchable): boolean =>
  evidence.some(({ area, seen }) => area === "profanity" && mild.has(seen.toLowerCase()))

/** `$15 shipping?` */
const amount =
  /[$£€¥₹] ?\d|\d ?(?:[€£$¥₹]|(?:usd|eur|gbp|quid|bucks|dollars|euros?)(?!\p{L}))|(?<!\p{L})(?:usd|eur|gbp) ?\d/iu

const isAboutSubject = (comment: Matchable, subject: EverydaySubject): boolean =>
  isMentioned(comment.mentions, subject) ||
  (subject === "price" && amount.test(comment.reading.text.written.whole)) ||
  (isForm(subject) && hasForm(comment, subject))

/** Hate that no swear word is in: a rule that hides swearing is not about it. */
const isHateAlone = ({ evidence, scores }: Matchable): boolean =>
  scores.hate >= operatingPoints.hate.ask && !evidence.some(({ area }) => area === "profanity")

/** A threat is hidden where guidance hides threats; whoever hides racism hides no threat for that. */
const isThreatAlone = ({ evidence, scores }: Matchable): boolean =>
  scores.hate < operatingPoints.hate.hide &&
  evidence.some(({ says }) => says === "threat") &&
  !evidence.some(({ area, says }) => area === "hate" && says === undefined)

const isAbout = (comment: Matchable, topic: Topic, from: number): boolean => {
  const subject = subjectOf(topic)
  if (subject !== null) return isAboutSubject(comment, subject)
  if (topic === "profanity" && isMentioned(comment.mentions, topic)) return true
  if (topic === "profanity" && from > about && swears(comment)) return true
  if (topic === "profanity" && from > about && isHateAlone(comment)) return false
  if (topic === "hate" && from > about && isThreatAlone(comment)) return false
  const areas: Readonly<Record<string, number>> = comment.scores
  return (areas[topic] ?? 0) >= (topic === "negative" ? from : about)
}

const isAboutAll = (comment: Matchable, topics: ReadonlyArray<Topic>, from: number): boolean => {
  for (const topic of topics) if (!isAbout(comment, topic, from)) return false
  return true
}

/** Whether a term occurs; one that names a host, of what spares a comment, only where all its links lead there. */
const occurs = (comment: Matchable, term: string, rule: Rule, sparing: ReadonlyArray<string> | null): boolean => {
  if (comment.mentions.length === 0) return false
  const mentioned = ofTerm(term, rule)
  if (!isMentioned(comment.mentions, mentioned)) return false
  if (rule.effect === "keep" && isDoubtfullyMentioned(comment.mentions, mentioned)) return false
  const hosts = (some: string) => hostsOf(some, rule.topics.includes("links"))
  if (sparing === null || hosts(term).length === 0) return true
  return leadOnlyTo(sparing.flatMap(hosts), comment.reading.urls, comment.evidence)
}

const occursAny = (
  comment: Matchable,
  terms: RuleTarget["terms"],
  rule: Rule,
  sparing: ReadonlyArray<string> | null
): boolean => {
  for (const term of terms) if (occurs(comment, term, rule, sparing)) return true
  return false
}

const mentionedOf = (comment: Matchable, rule: Rule): RuleTarget["terms"] =>
  rule.terms.filter((term) => isMentioned(comment.mentions, ofTerm(term, rule)))

/** `from`: the score from which a comment is a complaint. `sparing`: all terms of what spares it, null of what does not. */
const isMatch = (
  comment: Matchable,
  { terms, topics }: RuleTarget,
  rule: Rule,
  from: number,
  sparing: ReadonlyArray<string> | null
): boolean =>
  (topics.length > 0 || terms.length > 0) &&
  isAboutAll(comment, topics, from) &&
  (terms.length === 0 || occursAny(comment, terms, rule, sparing))

const isExcepted = (comment: Matchable, rule: Rule): boolean => {
  if (rule.except.length === 0) return false
  const sparing = rule.effect === "keep" ? null : rule.except.flatMap(({ terms }) => terms)
  const isPart = sparing !== null && namesPart(sparing, rule.topics, comment.evidence)
  for (const target of rule.except) {
    const spares = !isPart || target.topics.length > 0
    if (spares && isMatch(comment, target, rule, about, sparing)) return true
  }
  return false
}

/** `Hide comments in Russian` names no more than that. */
const isAboutAny = (rule: Rule) => rule.topics.length + rule.terms.length === 0 && isOfSome(rule)

/** To hide insults and swearing is to hide nobody for being named: a comment as rude as it would be of anybody. */
const whoeverIsMeant = (comment: Matchable, { effect, topics }: Rule): Matchable =>
  effect === "hide" && (topics.includes("insult") || topics.includes("profanity")) && comment.scores.profanity >= about
    ? { ...comment, scores: { ...comment.scores, profanity: comment.whoever().profanity } }
    : comment

/** Whether a comment is of what a rule is about, where it is so; what it leaves out is not looked at. */
const isMeant = (comment: Matchable, rule: Rule): boolean =>
  isIn(comment.whereabouts, rule) &&
  (isAboutAny(rule) ||
    (rule.effect === "keep"
      ? isMatch(comment, rule, rule, about, rule.terms)
      : isMatch(whoeverIsMeant(comment, rule), rule, rule, complaining.atAll, null))) &&
  !rule.exceptIn.some((place) => mayBeIn(comment.whereabouts, place))

const isProtected = (topic: Topic): boolean => topic === "insult" || protectionKeys.some((area) => area === topic)

/**
 * `Hide links, except to bloom.example`: what is left out of what is hidden stays, whatever the protection from links
 * finds in it. It is a rule to keep those very comments, and speaks about nothing else.
 */
const spares = (comment: Matchable, rule: Rule): Rule | null => {
  if (rule.effect !== "hide" || !rule.topics.some(isProtected)) return null
  if (leavesToSwitch(rule)) return null
  const terms = rule.except
    .flatMap((target) => target.terms)
    .filter((term) => isMentioned(comment.mentions, ofTerm(term, rule)))
  return { ...rule, effect: "keep", terms, except: [] }
}

/** Whether it only tells that somebody left the competitors that a rule names: the detector sees them, and minds nothing. */
const hasLeft = (comment: Matchable, rule: Rule): boolean => {
  const { competitors } = comment.scores
  if (rule.topics.length > 0 || competitors <= 0 || competitors >= about) return false
  const left = comment.evidence.flatMap(({ area, seen }) => (area === "competitors" ? [seen] : []))
  return mentionedOf(comment, rule).every((term) => left.includes(term))
}

/** Whether it may only use the words that the competitors are called by, `hit my target`, or asks how they go with the brand's own. */
const mayNotMeanThem = (comment: Matchable, rule: Rule): boolean => {
  const { competitors } = comment.scores
  if (rule.topics.length > 0 || competitors < about || competitors >= certain) return false
  const seen = comment.evidence.flatMap((one) => (one.area === "competitors" ? [one.seen] : []))
  return mentionedOf(comment, rule).every((term) => seen.includes(term) || isEverydayName(term))
}

/** Whether all that it mentions may be other words. */
const mayMeanOthers = (comment: Matchable, rule: Rule): boolean =>
  rule.terms.length > 0 &&
  mentionedOf(comment, rule).every((term) => isDoubtfullyMentioned(comment.mentions, ofTerm(term, rule)))

/** Whether it is hardly hateful, or may look so for no more than whom it names. */
const mayNameOnly = (comment: Matchable, { topics }: Rule): boolean => {
  const { ask, hide } = operatingPoints.hate
  return (
    topics.includes("hate") &&
    (comment.scores.hate < ask || (comment.scores.hate < hide && comment.whoever().hate < ask))
  )
}

const isDoubtful = (comment: Matchable, rule: Rule): boolean =>
  rule.effect === "hide" &&
  (mayNameOnly(comment, rule) ||
    (rule.topics.includes("negative") && comment.scores.negative < complaining.surely) ||
    hasLeft(comment, rule) ||
    mayNotMeanThem(comment, rule) ||
    mayMeanOthers(comment, rule))

/** The rules that apply to a comment, in the order of the guidance, each with the terms that the comment mentions. */
export const matchRules = (rules: ReadonlyArray<Rule>, comment: Matchable): ReadonlyArray<Rule> => {
  const applying: Array<Rule> = []
  for (const rule of rules) {
    if (!isMeant(comment, rule)) continue
    if (isExcepted(comment, rule)) {
      const spared = spares(comment, rule)
      if (spared !== null) applying.push(spared)
      continue
    }
    const careful = isDoubtful(comment, rule) ? { ...rule, effect: "ask" as const } : rule
    applying.push(rule.terms.length < 2 ? careful : { ...careful, terms: mentionedOf(comment, rule) })
  }
  return applying
}
