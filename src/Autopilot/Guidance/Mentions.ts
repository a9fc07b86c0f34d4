import { together } from "../Detectors/Detection.ts"
import { isInflectedIn, isInflecting } from "../Phrases/Inflected.ts"
import { type PhraseMatch, Phrases } from "../Phrases/Phrases.ts"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import { isWrittenTogether } from "../Text/WrittenTogether.ts"
import { DeclinedWords } from "./Inflections/DeclinedWords.ts"
import { complaintsOf, isMatter, type Tabled, tabled } from "./Matters/Matters.ts"
import { mattersIn } from "./Matters/MattersIn.ts"
import type { Rule, RuleTarget } from "./Policy.ts"
import { type ListedTopic, listedTopics } from "./SubjectWords/SpokenSubjects.ts"
import { isListed, subjectsIn } from "./SubjectWords/SubjectsIn.ts"
import { doubtfulPatternsOfTerm, isAsWritten, isToTheLetter, patternsOfTerm } from "./TermPatterns.ts"
import { isForm, subjectOf, subjectPhrases } from "./Topics.ts"
import { isWordOrName, namingOf } from "./WordOrName.ts"

/** A topic by its name, or a term behind a mark that no name has. */
type Mentionable = string

const marks = { exact: "=", loose: "~", named: "^" } as const
/** In front of the mark of a term that may not be meant. */
const doubted = "?"

const markOf = (term: string, source: string): Mentionable =>
  `${isToTheLetter(term, source) ? marks.exact : isWordOrName(term, source) ? marks.named : marks.loose}${term}`

const known = new WeakMap<Rule, Map<string, Mentionable>>()

/** A term as the sentence of its rule names it: to the letter, or in all its forms. Told once for each rule. */
export const ofTerm = (term: string, rule: Rule): Mentionable => {
  const told = known.get(rule) ?? new Map<string, Mentionable>()
  if (told.size === 0) known.set(rule, told)
  const found = told.get(term)
  if (found !== undefined) return found
  const mentioned = markOf(term, rule.source)
  told.set(term, mentioned)
  return mentioned
}

/** What the words of a comment speak of, as far as some rules ask. */
export type Mentions = ReadonlyArray<{
  readonly value: Mentionable
  /** It may be no more than the word that a name is. */
  readonly doubtful?: boolean
}>

type Patterns = ReadonlyArray<readonly [pattern: string, mentioned: Mentionable]>

const patternsOf = (rules: ReadonlyArray<Rule>): Patterns => {
  const targets: ReadonlyArray<readonly [RuleTarget, Rule]> = rules.flatMap((rule) =>
    [rule, ...rule.except].map((target) => [target, rule] as const)
  )
  const subjects = new Set(targets.flatMap(([{ topics }]) => topics.map(subjectOf)))
  const terms = new Map(
    targets.flatMap(([target, rule]) =>
      target.terms.map((term) => [ofTerm(term, rule), [term, rule] as const] as const)
    )
  )
  return [
    ...[...subjects].flatMap((subject) =>
      subject === null || isForm(subject) || isMatter(subject)
        ? []
        : subjectPhrases[subject].map((pattern) => [pattern, subject] as const)
    ),
    ...[...terms].flatMap(([mentioned, [term, { source }]]) => [
      ...patternsOfTerm(term, source).map((pattern) => [pattern, mentioned] as const),
      ...doubtfulPatternsOfTerm(term, source).map((pattern) => [pattern, `${doubted}${mentioned}`] as const)
    ])
  ]
}

const inflectable = /^(?:\p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+)$/u

interface Asked {
  readonly phrases: Phrases<Mentionable>
  /** Terms that are looked for anywhere in what is written, in small letters. */
  readonly parts: Patterns
  /** Terms as texts hold them, which some languages give endings: a word, or a name of several. */
  readonly names: Patterns
  /** Words of other languages, which these decline. */
  readonly declined: DeclinedWords<Mentionable>
  /** What else is looked for by lists of the language of a comment. */
  readonly listed: ReadonlyArray<ListedTopic>
  /** And by tables. */
  readonly tabled: ReadonlyArray<Tabled>
}

const made = new WeakMap<ReadonlyArray<Rule>, Asked>()

/** Rules are read once for as long as their policy is in force. */
const askedBy = (rules: ReadonlyArray<Rule>): Asked => {
  const before = made.get(rules)
  if (before !== undefined) return before
  const targets = rules.flatMap((rule) => [rule, ...rule.except])
  const topics = new Set<string>(targets.flatMap((target) => target.topics))
  const told = new Set([...topics].flatMap((topic) => complaintsOf[topic] ?? []))
  const terms = rules.flatMap((rule) =>
    [rule, ...rule.except].flatMap((target) => target.terms.map((term) => [term, ofTerm(term, rule), rule] as const))
  )
  const asked = {
    phrases: new Phrases(patternsOf(rules)),
    parts: terms.flatMap(([term, mentioned]) =>
      isWrittenTogether(term) || isAsWritten(term) ? [[term.trim().toLowerCase(), mentioned] as const] : []
    ),
    names: terms.flatMap(([term, mentioned]) =>
      inflectable.test(term) && !mentioned.startsWith(marks.named)
        ? [[normalise(term).canonical, mentioned] as const]
        : []
    ),
    declined: new DeclinedWords(
      terms.flatMap(([term, value, { source }]) =>
        value.startsWith(marks.loose) ? [{ term, sentence: source, value }] : []
      )
    ),
    listed: listedTopics.filter((topic) => topics.has(topic)),
    tabled: tabled.filter((topic) => topics.has(topic) || (topics.has("negative") && told.has(topic)))
  }
  made.set(rules, asked)
  return asked
}

const nothing: Mentions = []

const partsIn = (text: NormalisedText, { parts }: Asked): Mentions => {
  if (parts.length === 0) return nothing
  const written = text.written.whole.toLowerCase()
  return parts.flatMap(([part, value]) => (written.includes(part) ? [{ value }] : []))
}

/** Behind its mark. */
const isCapital = /^.\p{Lu}/u

const namesIn = (text: NormalisedText, { names }: Asked, language: string | null): Mentions =>
  names.length === 0 || !isInflecting(language)
    ? nothing
    : names.flatMap(([name, value]) =>
        (language !== null || isCapital.test(value)) && isInflectedIn(text, name, language) ? [{ value }] : []
      )

const subjectsOf = (text: NormalisedText, { listed }: Asked, language: string | null): Mentions => {
  if (listed.length === 0) return nothing
  const spoken = subjectsIn(text, language, listed)
  return spoken.size === 0 ? nothing : listed.flatMap((value) => (spoken.has(value) ? [{ value }] : []))
}

const tabledIn = (text: NormalisedText, { tabled: sought }: Asked, language: string | null): Mentions =>
  sought.length === 0 ? nothing : Array.from(mattersIn(text, language, sought), (value) => ({ value }))

/** `Um jeden Preis`: a word of several languages is left to the list of the one that the comment is in. */
const isLeftToList = (found: PhraseMatch<Mentionable>, { listed }: Asked, language: string | null): boolean => {
  if (language === null || language === "en" || found.first !== found.last) return false
  const topic = listed.find((one) => one === found.value)
  return topic !== undefined && isListed(found.first.text, topic, language)
}

const phrasesIn = (text: NormalisedText, asked: Asked, language: string | null): Mentions => {
  const { phrases } = asked
  const all = phrases.find(text)
  if (all.length === 0) return nothing
  return all.flatMap((found): Mentions => {
    const { value } = found
    if (value.startsWith(doubted)) return [{ value: value.slice(doubted.length), doubtful: true }]
    if (!value.startsWith(marks.named)) return isLeftToList(found, asked, language) ? nothing : [found]
    const naming = namingOf(text, value.slice(marks.named.length), found, language)
    return naming === "word" ? nothing : [{ value, doubtful: naming === "perhaps" }]
  })
}

/** All that the rules ask for. `language`: of the text, null where it is not known. */
export const mentionsIn = (text: NormalisedText, rules: ReadonlyArray<Rule>, language: string | null): Mentions => {
  const asked = askedBy(rules)
  const named = together(partsIn(text, asked), namesIn(text, asked, language))
  const terms = together(named, asked.declined.in(text))
  const subjects = together(subjectsOf(text, asked, language), tabledIn(text, asked, language))
  return together(together(phrasesIn(text, asked, language), terms), subjects)
}

export const isMentioned = (mentions: Mentions, asked: Mentionable): boolean => {
  for (const { value } of mentions) if (value === asked) return true
  return false
}

/** Whether it is mentioned by a word that may mean something else, and by no other. */
export const isDoubtfullyMentioned = (mentions: Mentions, asked: Mentionable): boolean => {
  const found = mentions.filter(({ value }) => value === asked)
  return found.length > 0 && found.every(({ doubtful }) => doubtful === true)
}
