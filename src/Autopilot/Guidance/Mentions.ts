import { literal, Phrases } from "../Phrases/Phrases.ts"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import type { Rule, RuleTarget } from "./Policy.ts"
import { type ListedTopic, listedTopics } from "./SubjectWords/SpokenSubjects.ts"
import { subjectsIn } from "./SubjectWords/SubjectsIn.ts"
import { isForm, subjectOf, subjectPhrases } from "./Topics.ts"

/** A topic by its name, or a term behind a mark that no name has. */
type Mentionable = string

const mark = "="
export const ofTerm = (term: string): Mentionable => `${mark}${term}`

/** What the words of a comment speak of, as far as some rules ask. */
export type Mentions = ReadonlyArray<{ readonly value: Mentionable }>

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

interface Asked {
  readonly phrases: Phrases<Mentionable>
  /** What else is looked for by lists of the language of a comment. */
  readonly listed: ReadonlyArray<ListedTopic>
}

const made = new WeakMap<ReadonlyArray<Rule>, Asked>()

/** Rules are read once for as long as their policy is in force. */
const askedBy = (rules: ReadonlyArray<Rule>): Asked => {
  const known = made.get(rules)
  if (known !== undefined) return known
  const targets = rules.flatMap((rule) => [rule, ...rule.except])
  const topics = new Set<string>(targets.flatMap((target) => target.topics))
  const asked = { phrases: new Phrases(patternsOf(targets)), listed: listedTopics.filter((topic) => topics.has(topic)) }
  made.set(rules, asked)
  return asked
}

/** All that the rules ask for. `language`: of the text, null where it is not known. */
export const mentionsIn = (text: NormalisedText, rules: ReadonlyArray<Rule>, language: string | null): Mentions => {
  const { listed, phrases } = askedBy(rules)
  const found = phrases.find(text)
  if (listed.length === 0) return found
  const spoken = subjectsIn(text, language)
  return spoken.size === 0 ? found : [...found, ...listed.flatMap((value) => (spoken.has(value) ? [{ value }] : []))]
}

export const isMentioned = (mentions: Mentions, asked: Mentionable): boolean => {
  for (const { value } of mentions) if (value === asked) return true
  return false
}
