import type { NormalisedText } from "../../Text/Normalise.ts"
import { isUnspaced } from "../../Tongues/Entries.ts"
import { folded } from "../../Tongues/Folded.ts"
import { hasUnspaced, listLanguage, tellsAnywhere } from "../../Tongues/ListLanguages.ts"
import { stepsOf, unspacedPattern } from "./MatterEntry.ts"
import { MatterIndex, type ReadWords } from "./MatterIndex.ts"
import type { Tabled } from "./Matters.ts"
import { shapesIn } from "./Shapes.ts"
import { matterTables, tableLanguages } from "./Tables.ts"

const nothing = "none"
type Sought = Tabled | typeof nothing

const entriesOf = (topic: Tabled, language: string): ReadonlyArray<readonly [Sought, string]> => {
  const { none, words } = matterTables[topic]
  const of = (lines: ReadonlyArray<string> | undefined, value: Sought) =>
    (lines ?? []).flatMap((line) => line.split("|")).map((entry) => [value, entry] as const)
  return [...of(words[language], topic), ...of(none?.[language], nothing)]
}

/** What a language has for some topics. */
interface Lists {
  readonly index: MatterIndex<Sought>
  /** Of those alone that tell something whatever the language. */
  readonly anywhere: MatterIndex<Sought>
  readonly patterns: ReadonlyArray<readonly [Sought, RegExp]>
}

const learn = (topics: ReadonlyArray<Tabled>, language: string): Lists => {
  const entries = topics.flatMap((topic) => entriesOf(topic, language))
  if (isUnspaced(language)) {
    const by = Map.groupBy(entries, ([value]) => value)
    const patterns = Array.from(
      by,
      ([value, all]) => [value, new RegExp(all.map(([, entry]) => unspacedPattern(entry)).join("|"), "gu")] as const
    )
    return { index: new MatterIndex(), anywhere: new MatterIndex(), patterns }
  }
  const index = new MatterIndex<Sought>()
  const anywhere = new MatterIndex<Sought>()
  for (const [value, entry] of entries) {
    const steps = stepsOf(entry)
    index.add(value, steps)
    if (entry.length >= tellsAnywhere || language === "en") anywhere.add(value, steps)
  }
  return { index, anywhere, patterns: [] }
}

/** By what a policy asks for, which is one list for as long as it is in force; made for a language when one is met. */
const made = new WeakMap<ReadonlyArray<Tabled>, Map<string, Lists>>()

const listsOf = (topics: ReadonlyArray<Tabled>, language: string): Lists => {
  const known = made.get(topics) ?? new Map<string, Lists>()
  made.set(topics, known)
  const lists = known.get(language) ?? learn(topics, language)
  known.set(language, lists)
  return lists
}

/** What is written together with the word behind it, by language. */
const joined: Readonly<Record<string, RegExp>> = {
  ar: /^(?:وال|بال|لل|فال|ال|و|ب|ل|ف)(?=.{3})/u,
  fr: /^(?:l|d|qu|j|n|s|c|m|t)(?=[aeiouh])/u,
  it: /^(?:l|un|d|dell|all|nell|sull|dall|quest|c)(?=[aeiouh])/u
}

/** Words as tables have them, without names of accounts. */
const formsOf = ({ words }: NormalisedText): ReadonlyArray<string> =>
  words.flatMap((word) => (word.kind === "handle" ? [] : [folded(word.text)]))

const readWords = (forms: ReadonlyArray<string>, language: string): ReadWords => {
  const before = joined[language]
  return forms.map((form) => {
    const bare = before === undefined ? form : form.replace(before, "")
    return bare === form ? [form] : [form, bare]
  })
}

interface Span {
  readonly value: Sought
  readonly start: number
  readonly end: number
}

/** What is none of a topic hides what begins inside of it. */
const addTold = (spans: ReadonlyArray<Span>, told: Set<Tabled>): void => {
  const others = spans.filter(({ value }) => value === nothing)
  for (const { start, value } of spans) {
    if (value !== nothing && !others.some((other) => other.start <= start && start < other.end)) told.add(value)
  }
}

const addUnspaced = (text: NormalisedText, { patterns }: Lists, told: Set<Tabled>): void => {
  const written = text.written.whole.toLowerCase()
  addTold(
    patterns.flatMap(([value, pattern]) =>
      Array.from(written.matchAll(pattern), (match) => ({
        value,
        start: match.index,
        end: match.index + match[0].length
      }))
    ),
    told
  )
}

/** The language of fewer words is no more than a guess: `gun rights`. */
const fewestTold = 3

/** Which of some topics a comment is told to be of by their tables, in its language or, where that is not known, in any. */
export const mattersIn = (
  text: NormalisedText,
  language: string | null,
  topics: ReadonlyArray<Tabled>
): ReadonlySet<Tabled> => {
  const told = new Set<Tabled>(shapesIn(text, topics))
  const forms = formsOf(text)
  const isTogether = hasUnspaced(text.written.whole)
  const own = language === null ? null : listLanguage(language)
  const isTold = own !== null && forms.length >= fewestTold
  for (const each of isTold ? tableLanguages.filter((one) => one === own) : tableLanguages) {
    const lists = listsOf(topics, each)
    if (!isUnspaced(each)) addTold((each === own ? lists.index : lists.anywhere).find(readWords(forms, each)), told)
    else if (isTogether) addUnspaced(text, lists, told)
  }
  return told
}
