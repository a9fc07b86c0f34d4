import type { Scores } from "#schema/Comment.ts"
import type { Platform, Surface } from "#schema/Platform.ts"
import { type NormalisedText, normalise } from "../Normalise.ts"
import { literal, Phrases } from "../Phrases.ts"
import type { Effect, Rule, Target } from "./Policy.ts"
import { type Subject, subjectOf, subjectPhrases, type Topic } from "./Topics.ts"

export interface Matchable {
  readonly text: NormalisedText
  readonly scores: Scores
  readonly question: boolean
  readonly platform: Platform
  readonly surface: Surface
}

/** From which score a comment is about an area, for a rule that names the area. */
const about = 0.5

const phrasesOf = new Map(
  Object.entries(subjectPhrases).map(
    ([subject, phrases]) => [subject, new Phrases(phrases.map((phrase) => [phrase, subject] as const))] as const
  )
)

const isAboutSubject = (comment: Matchable, subject: Subject): boolean =>
  subject === "question" ? comment.question : (phrasesOf.get(subject)?.find(comment.text).length ?? 0) > 0

const isAbout = (comment: Matchable, topic: Topic): boolean => {
  const subject = subjectOf(topic)
  if (subject !== null) return isAboutSubject(comment, subject)
  const areas: Readonly<Record<string, number>> = comment.scores
  return (areas[topic] ?? 0) >= about
}

const termPattern = (term: string) => literal(normalise(term))

const made = new WeakMap<ReadonlyArray<string>, Phrases<string>>()

/** Terms are read once for as long as their policy is in force. */
const phrasesOfTerms = (terms: ReadonlyArray<string>): Phrases<string> => {
  const known = made.get(terms)
  if (known !== undefined) return known
  const patterns = terms.map(termPattern).filter((pattern) => pattern !== null)
  const phrases = new Phrases(patterns.map((pattern) => [pattern, pattern] as const))
  made.set(terms, phrases)
  return phrases
}

const hasTerm = (comment: Matchable, terms: ReadonlyArray<string>): boolean =>
  phrasesOfTerms(terms).find(comment.text).length > 0

const isAboutAll = (comment: Matchable, topics: ReadonlyArray<Topic>): boolean => {
  for (const topic of topics) if (!isAbout(comment, topic)) return false
  return true
}

const isMatch = (comment: Matchable, { terms, topics }: Target): boolean =>
  (topics.length > 0 || terms.length > 0) &&
  isAboutAll(comment, topics) &&
  (terms.length === 0 || hasTerm(comment, terms))

const isExcepted = (comment: Matchable, targets: ReadonlyArray<Target>): boolean => {
  for (const target of targets) if (isMatch(comment, target)) return true
  return false
}

const applies = (comment: Matchable, rule: Rule): boolean =>
  (rule.platforms === null || rule.platforms.includes(comment.platform)) &&
  (rule.surface === null || rule.surface === comment.surface) &&
  isMatch(comment, rule) &&
  !isExcepted(comment, rule.except)

const precedence: Readonly<Record<Effect, number>> = { keep: 0, ask: 1, hide: 2 }

/** The rules that apply to a comment, the one that decides first: keep before ask before hide, else as written. */
export const matchRules = (rules: ReadonlyArray<Rule>, comment: Matchable): ReadonlyArray<Rule> => {
  const applying: Array<Rule> = []
  for (const rule of rules) if (applies(comment, rule)) applying.push(rule)
  return applying.length < 2
    ? applying
    : applying.toSorted((one, other) => precedence[one.effect] - precedence[other.effect])
}
