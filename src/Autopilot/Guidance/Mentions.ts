import { literal, type PhraseMatch, Phrases } from "../Phrases/Phrases.ts"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import type { Rule, RuleTarget } from "./Policy.ts"
import { isForm, subjectOf, subjectPhrases } from "./Topics.ts"

/** A subject by its name, or a term behind a mark that no name has. */
type Mentionable = string

const mark = "="
export const ofTerm = (term: string): Mentionable => `${mark}${term}`

/** What the words of a comment speak of, as far as some rules ask. */
export type Mentions = ReadonlyArray<PhraseMatch<Mentionable>>

type Patterns = ReadonlyArray<readonly [pattern: string, mentioned: Mentionable]>

const patternsOfTerms = (terms: RuleTarget["terms"]): Patterns =>
  terms.flatMap((term) => {
    const pattern = literal(normalise(term))
    return pattern === null ? [] : [[pattern, ofTerm(term)] as const]
  })

const patternsOf = (targets: ReadonlyArray<RuleTarget>): Patterns => {
  const subjects = new Set(targets.flatMap(({ topics }) => topics.map(subjectOf)))
  return [
    ...[...subjects].flatMap((subject) =>
      subject === null || isForm(subject) ? [] : subjectPhrases[subject].map((pattern) => [pattern, subject] as const)
    ),
    ...patternsOfTerms([...new Set(targets.flatMap(({ terms }) => terms))])
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
