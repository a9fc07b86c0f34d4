import type { Scores } from "#schema/Comment.ts"
import type { Platform, Surface } from "#schema/Platform.ts"
import { isMentioned, type Mentions } from "./Mentions.ts"
import type { Effect, Rule, Target } from "./Policy.ts"
import { type Subject, subjectOf, type Topic } from "./Topics.ts"

export interface Matchable {
  readonly mentions: Mentions
  readonly scores: Scores
  readonly question: boolean
  readonly platform: Platform
  readonly surface: Surface
}

/** From which score a comment is about an area, for a rule that names the area. */
const about = 0.5

const isAboutSubject = (comment: Matchable, subject: Subject): boolean =>
  subject === "question" ? comment.question : isMentioned(comment.mentions, subject)

const isAbout = (comment: Matchable, topic: Topic): boolean => {
  const subject = subjectOf(topic)
  if (subject !== null) return isAboutSubject(comment, subject)
  const areas: Readonly<Record<string, number>> = comment.scores
  return (areas[topic] ?? 0) >= about
}

const isAboutAll = (comment: Matchable, topics: ReadonlyArray<Topic>): boolean => {
  for (const topic of topics) if (!isAbout(comment, topic)) return false
  return true
}

const isMatch = (comment: Matchable, { terms, topics }: Target): boolean =>
  (topics.length > 0 || terms.length > 0) &&
  isAboutAll(comment, topics) &&
  (terms.length === 0 || isMentioned(comment.mentions, terms))

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
