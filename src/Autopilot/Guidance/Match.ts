import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { isAtPeople, isExpletive, isInsult } from "../Classify/Rudeness/Aimed.ts"
import { withoutTitled } from "../Competitors/Titled.ts"
import { Phrases } from "../Phrases/Phrases.ts"
import { normalise } from "../Text/Normalise.ts"
import { about, isAboutAll, type Matchable } from "./About.ts"
import { isDoubtful, isNamed, mentionedOf } from "./Doubtful.ts"
import { hostsOf, leadOnlyTo } from "./LinkTerms.ts"
import { isMeasured } from "./Measures/Measured.ts"
import { isDoubtfullyMentioned, isMentioned, ofTerm } from "./Mentions.ts"
import { isOfSome } from "./Place.ts"
import type { Rule, RuleTarget } from "./Policy.ts"
import { leavesToSwitch, namesPart } from "./Reach.ts"
import { isAimedAtSome, isAimedElsewhere } from "./Sayings/AimedAtSome.ts"
import { speaksOfAsking } from "./Sayings/Claimed.ts"
import { isDone } from "./Sayings/Done/WhatIsDone.ts"
import { pleadsOnly } from "./Sayings/Pleas.ts"
import { isRequest, speaksOfRequests } from "./Sayings/Requests.ts"
import { hasSwearWord, isOfSwornInsults } from "./Sayings/SwornInsults.ts"
import { subjectPhrases, type Topic } from "./Topics.ts"
import { isIn, mayBeIn } from "./Whereabouts.ts"
import { speaksOfRivals } from "./WordOrName.ts"

/** Whether a term occurs; one that names a host, of what spares a comment, only where all its links lead there. */
const occurs = (comment: Matchable, term: string, rule: Rule, sparing: ReadonlyArray<string> | null): boolean => {
  if (!isNamed(comment, term, rule)) return false
  if (rule.effect === "keep" && isDoubtfullyMentioned(comment.mentions, ofTerm(term, rule))) return false
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

/** `isSought`: to be hidden or asked about. `sparing`: all terms of what spares it, null of what does not. */
const isMatch = (
  comment: Matchable,
  { measure, terms, topics }: RuleTarget,
  rule: Rule,
  isSought: boolean,
  sparing: ReadonlyArray<string> | null
): boolean =>
  (topics.length > 0 || terms.length > 0 || measure !== undefined) &&
  (measure === undefined || isMeasured(comment.whole, measure)) &&
  isAboutAll(comment, topics, isSought ? (terms.length > 0 ? "by words as well" : "plainly") : "at all") &&
  (terms.length === 0 || occursAny(comment, terms, rule, sparing))

/** `Why is it so overpriced?` says that it is. */
const supposing =
  /(?<!\p{L})(?:why (?:is|are|do|does|was|were|did)|how come|(?:warum|wieso|weshalb|pourquoi|perch[eé]|por ?qu[eéê]|waarom|dlaczego|neden|niye)(?= \p{L}))(?!\p{L})/iu
const isSupposed = (comment: Matchable, { source }: Rule, { terms, topics }: RuleTarget): boolean =>
  terms.length === 0 &&
  topics.join() === "question" &&
  !speaksOfAsking(source) &&
  supposing.test(comment.reading.text.written.whole)

const isExcepted = (comment: Matchable, rule: Rule): boolean => {
  if (rule.except.length === 0) return false
  const sparing = rule.effect === "keep" ? null : rule.except.flatMap(({ terms }) => terms)
  const isPart = sparing !== null && namesPart(sparing, rule.topics, comment.evidence)
  for (const target of rule.except) {
    const spares = (!isPart || target.topics.length > 0) && !isSupposed(comment, rule, target)
    const matches = isOfSwornInsults(rule, target)
      ? hasSwearWord(comment)
      : isMatch(comment, target, rule, false, sparing)
    if (spares && matches) return true
  }
  return false
}

/** `Hide comments in Russian` names no more than that, nor does `hide all comments on our recall posts`. */
const isAboutAny = (rule: Rule) =>
  rule.topics.length + rule.terms.length === 0 &&
  rule.measure === undefined &&
  (isOfSome(rule) || rule.holds === true || (rule.captions !== null && rule.effect !== "keep"))

/** To hide insults and swearing is to hide nobody for being named: a comment as rude as it would be of anybody. */
const whoeverIsMeant = (comment: Matchable, { effect, topics }: Rule): Matchable =>
  effect === "hide" && (topics.includes("insult") || topics.includes("profanity")) && comment.scores.profanity >= about
    ? { ...comment, scores: { ...comment.scores, profanity: comment.whoever().profanity } }
    : comment

/** `Hide refund requests`: who wants a refund need not ask a question. */
const asRequested = (comment: Matchable, { effect, source, topics }: Rule): Matchable =>
  effect === "hide" && !comment.question && topics.includes("question") && speaksOfRequests(source)
    ? { ...comment, question: isRequest(comment.reading.text.written.whole) }
    : comment

const spoiling = new Phrases(subjectPhrases.spoiler.map((pattern) => [pattern, true] as const))

/** `Frau Müller`, whom no guidance about Müller as a competitor means. */
const namesSomebody = ({ reading }: Matchable, { source, terms }: Rule): boolean => {
  if (!speaksOfRivals(source)) return false
  const { canonical } = reading.text
  const names = terms.map((term) => normalise(term).canonical).filter((name) => canonical.includes(name))
  return names.length > 0 && names.every((name) => !withoutTitled(canonical, name).includes(name))
}

/** `Hide insults at our waiters` is not said of whoever swears about the wait, nor `hide spoilers` of who wants none. */
const isMeantOfOthers = (comment: Matchable, rule: Rule): boolean => {
  const { effect, source, terms, topics } = rule
  if (effect !== "keep" && topics.length === 0 && terms.length > 0) return namesSomebody(comment, rule)
  if (effect === "keep" || terms.length > 0 || topics.length !== 1) return false
  if (topics.includes("spoiler")) return pleadsOnly(comment.reading.text, comment.whereabouts.language, spoiling)
  return (
    (topics.includes("insult") || topics.includes("profanity")) && isAimedAtSome(source) && isAimedElsewhere(comment)
  )
}

/** Whether a comment is of what a rule is about, where it is so; what it leaves out is not looked at. */
const isMeant = (comment: Matchable, rule: Rule): boolean =>
  isIn(comment.whereabouts, rule) &&
  (isAboutAny(rule) ||
    (rule.effect === "keep"
      ? isMatch(comment, rule, rule, false, rule.terms)
      : isMatch(asRequested(whoeverIsMeant(comment, rule), rule), rule, rule, true, null))) &&
  !rule.exceptIn.some((place) => mayBeIn(comment.whereabouts, place)) &&
  !isMeantOfOthers(comment, rule)

const hidesInsults = ({ effect, terms, topics }: Rule): boolean =>
  effect === "hide" && terms.length === 0 && topics.join() === "insult"

/** Whoever lets people swear lets nobody insult others; nor does who names the words, and hides insults. */
const isInsultAmongSwearing = (comment: Matchable, rule: Rule, rules: ReadonlyArray<Rule>): boolean => {
  if (rule.effect !== "keep") return false
  const { evidence, reading, scores } = comment
  if (rule.terms.length === 0) return rule.topics.includes("profanity") && isAtPeople(reading, scores, evidence)
  if (rule.topics.length > 0 || !rules.some(hidesInsults)) return false
  const kept = rule.terms.map((term) => term.toLowerCase())
  const sworn = evidence.filter(({ area }) => area === "profanity")
  const others = sworn.filter(({ seen }) => !kept.includes(seen.toLowerCase()))
  // what is kept may be what people are called
  const letsOff = sworn.every((one) => others.includes(one) || isExpletive(one.seen))
  return (letsOff && isAtPeople(reading, scores, evidence)) || (others.length > 0 && isInsult(reading, scores, others))
}

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

/** The rules that apply to a comment, in the order of the guidance, each with the terms that the comment mentions. */
export const matchRules = (rules: ReadonlyArray<Rule>, comment: Matchable): ReadonlyArray<Rule> => {
  const applying: Array<Rule> = []
  for (const rule of rules) {
    if (!isMeant(comment, rule) || isInsultAmongSwearing(comment, rule, rules)) continue
    const named = mentionedOf(comment, rule)
    const done = isDone(comment.reading.text.written.whole, rule, named)
    if (done === "no") continue
    if (isExcepted(comment, rule)) {
      const spared = spares(comment, rule)
      if (spared !== null) applying.push(spared)
      continue
    }
    const careful =
      isDoubtful(comment, rule, named) || done === "perhaps" ? { ...rule, effect: "ask" as const, doubted: true } : rule
    applying.push(rule.terms.length < 2 ? careful : { ...careful, terms: named })
  }
  return applying
}
