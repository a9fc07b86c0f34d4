import { type NormalisedText, normalise } from "../Normalise.ts"
import { type Found, literal, Phrases } from "../Phrases.ts"
import type { Rule, Target } from "./Policy.ts"
import { type Subject, subjectOf, subjectPhrases } from "./Topics.ts"

/** A subject, or the terms of a target, of which one is enough. */
type Mentionable = Exclude<Subject, "question"> | Target["terms"]

/** What the words of a comment speak of, as far as some rules ask. */
export type Mentions = ReadonlyArray<Found<Mentionable>>

type Patterns = ReadonlyArray<readonly [pattern: string, mentioned: Mentionable]>

const patternsOfTerms = (terms: Target["terms"]): Patterns =>
  terms.flatMap((term) => {
    const pattern = literal(normalise(term))
    return pattern === null ? [] : [[pattern, terms] as const]
  })

const patternsOf = (targets: ReadonlyArray<Target>): Patterns => {
  const subjects = new Set(targets.flatMap(({ topics }) => topics.map(subjectOf)))
  return [
    ...[...subjects].flatMap((subject) =>
      subject === null || subject === "question"
        ? []
        : subjectPhrases[subject].map((pattern) => [pattern, subject] as const)
    ),
    ...targets.flatMap(({ terms }) => patternsOfTerms(terms))
  ]
}

const made = new WeakMap<ReadonlyArray<Rule>, Phrases<Mentionable>>()

/** Rules are read once for as long as their policy is in force. */
const phrasesOf = (rules: ReadonlyArray<Rule>): Phrases<Mentionable> => {
  const known = made.get(rules)
  if (known !== undefined) return known
  const phrases = new Phrases(patternsOf(rules.flatMap((rule) => [rule, ...rule.except])))
  made.set(rules, phrases)
  return phrases
}

/** All that the rules ask for, found in one pass. */
export const mentionsIn = (text: NormalisedText, rules: ReadonlyArray<Rule>): Mentions => phrasesOf(rules).find(text)

export const isMentioned = (mentions: Mentions, asked: Mentionable): boolean => {
  for (const { value } of mentions) if (value === asked) return true
  return false
}
