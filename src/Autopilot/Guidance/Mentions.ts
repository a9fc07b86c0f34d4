import { Phrases } from "../Phrases/Phrases.ts"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import { isWrittenTogether } from "../Text/WrittenTogether.ts"
import type { Rule, RuleTarget } from "./Policy.ts"
import { isInflectedIn, spellings } from "./Spellings.ts"
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
  terms.flatMap((term) => spellings(term).map((pattern) => [pattern, ofTerm(term)] as const))

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
  /** Terms that are looked for anywhere in what is written, in small letters. */
  readonly parts: Patterns
  /** Terms of one word as texts hold them, which some languages give endings. */
  readonly names: Patterns
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
  const terms = [...new Set(targets.flatMap((target) => target.terms))]
  const asked = {
    phrases: new Phrases(patternsOf(targets)),
    parts: terms.filter(isWrittenTogether).map((term) => [term.trim().toLowerCase(), ofTerm(term)] as const),
    names: terms
      .filter((term) => /^\p{L}+$/u.test(term))
      .map((term) => [normalise(term).canonical, ofTerm(term)] as const),
    listed: listedTopics.filter((topic) => topics.has(topic))
  }
  made.set(rules, asked)
  return asked
}

const termsIn = (text: NormalisedText, { names, parts }: Asked, language: string | null): Mentions => {
  if (names.length + parts.length === 0) return []
  const written = parts.length === 0 ? "" : text.written.whole.toLowerCase()
  return [
    ...parts.flatMap(([part, value]) => (written.includes(part) ? [{ value }] : [])),
    ...names.flatMap(([name, value]) => (isInflectedIn(text, name, language) ? [{ value }] : []))
  ]
}

/** All that the rules ask for. `language`: of the text, null where it is not known. */
export const mentionsIn = (text: NormalisedText, rules: ReadonlyArray<Rule>, language: string | null): Mentions => {
  const asked = askedBy(rules)
  const found = [...asked.phrases.find(text), ...termsIn(text, asked, language)]
  if (asked.listed.length === 0) return found
  const spoken = subjectsIn(text, language)
  return spoken.size === 0
    ? found
    : [...found, ...asked.listed.flatMap((value) => (spoken.has(value) ? [{ value }] : []))]
}

export const isMentioned = (mentions: Mentions, asked: Mentionable): boolean => {
  for (const { value } of mentions) if (value === asked) return true
  return false
}
