import { hashOf } from "../../Text/Hash.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import { entryForms, isUnspaced } from "../../Tongues/Entries.ts"
import { FirstWords } from "../../Tongues/FirstWords.ts"
import { folded } from "../../Tongues/Folded.ts"
import { hasUnspaced, listLanguage, tellsAnywhere } from "../../Tongues/ListLanguages.ts"
import { StemTrie } from "../../Tongues/StemTrie.ts"
import type { ListedTopic } from "./SpokenSubjects.ts"
import { subjectLists } from "./SubjectLists.ts"

const longestEntry = 40
const space = 0x20

const languages = Object.keys(subjectLists)

type Topics = ReadonlyArray<ListedTopic>

interface Known {
  readonly leads: FirstWords
  readonly start: number
  readonly stems: StemTrie
}

/** What French and Italian write together with a vowel or an h behind it. */
const elided: Readonly<Record<string, ReadonlyArray<string>>> = {
  fr: ["l", "d", "qu", "j", "n", "s", "c", "m", "t"],
  it: ["l", "un", "d", "dell", "all", "nell", "sull", "dall", "quest"]
}
const opensSoft = /^[aeiouh]/

const standing = (form: string, language: string): ReadonlyArray<string> =>
  opensSoft.test(form) ? [form, ...(elided[language] ?? []).map((before) => before + form)] : [form]

/** What is looked for where some topics are asked for. */
interface Lists {
  readonly topics: Topics
  readonly known: Map<string, Known>
  /** First words of all languages whose words stand apart. */
  readonly anywhere: FirstWords
}

const entriesOf = (language: string, topic: ListedTopic | "none"): ReadonlyArray<string> =>
  (subjectLists[language]?.[topic] ?? []).flatMap((line) => line.split("|"))

/** Entries are known by the place of their list: that of the topic among those asked for, behind what is none of them. */
const learn = (language: string, { anywhere, topics }: Lists): Known => {
  const start = hashOf(language)
  const stems = new StemTrie()
  const leads = new FirstWords()
  const places = ["none", ...topics] as const
  places.forEach((topic, place) => {
    for (const entry of entriesOf(language, topic)) {
      const { forms, open } = entryForms(entry, language)
      for (const form of forms.flatMap((each) => standing(each, language))) {
        if (topic !== "none") leads.add(form, open)
        const tells = form.length >= tellsAnywhere || language === "en"
        if (topic !== "none" && tells && !isUnspaced(language)) anywhere.add(form, open)
        const stem = stems.stemAt(form, start)
        ;(open ? stem.any : stem.whole).push(place)
      }
    }
  })
  return { leads, start, stems }
}

const bySet = new Map<string, Lists>()
/** By what a policy asks for, which is one list for as long as it is in force. */
const byList = new WeakMap<Topics, Lists>()

/** Of each set of topics: few are ever asked for. */
const listsOf = (topics: Topics): Lists => {
  const before = byList.get(topics)
  if (before !== undefined) return before
  const key = topics.join()
  const lists = bySet.get(key) ?? { topics, known: new Map(), anywhere: new FirstWords() }
  bySet.set(key, lists)
  byList.set(topics, lists)
  return lists
}

/** Read when first asked for: most languages never are. */
const knownOf = (language: string, lists: Lists): Known => {
  const before = lists.known.get(language)
  if (before !== undefined) return before
  const now = learn(language, lists)
  lists.known.set(language, now)
  return now
}

/** Words as lists have them, without names of accounts. */
const spokenIn = ({ words }: NormalisedText): string =>
  words.flatMap((word) => (word.kind === "handle" ? [] : [folded(word.text)])).join(" ")

const addFound = (text: string, language: string, lists: Lists, fewest: number, found: Set<ListedTopic>): void => {
  const { start, stems } = knownOf(language, lists)
  const anywhere = isUnspaced(language)
  let otherwise = 0
  for (let at = 0; at < text.length; at++) {
    if (!(anywhere || at === 0 || text.charCodeAt(at - 1) === space)) continue
    const here: Array<ListedTopic> = []
    stems.visit(text, at, start, longestEntry, ({ any, whole }, end) => {
      if (end - at < fewest) return
      const ends = end === text.length || text.charCodeAt(end) === space
      for (const place of ends ? [...any, ...whole] : any) {
        const topic = lists.topics[place - 1]
        if (topic === undefined) otherwise = Math.max(otherwise, end)
        else here.push(topic)
      }
    })
    if (at >= otherwise) for (const topic of here) found.add(topic)
  }
}

/** Whether a word of the text may begin an entry: most texts have none. */
const mayHold = ({ words }: NormalisedText, leads: FirstWords): boolean => {
  if (leads.isEmpty) return false
  for (const word of words) if (leads.has(word.text)) return true
  return false
}

const none: ReadonlySet<ListedTopic> = new Set()

/** Where the language is not known, all lists are read, if any may hold a word. */
const anywhereIn = (text: NormalisedText, lists: Lists): ReadonlySet<ListedTopic> => {
  for (const each of languages) knownOf(each, lists)
  const isUnspacedText = hasUnspaced(text.written.whole)
  const mayHoldAny = mayHold(text, lists.anywhere)
  if (!isUnspacedText && !mayHoldAny) return none
  const found = new Set<ListedTopic>()
  for (const each of languages) {
    if (isUnspaced(each)) {
      if (isUnspacedText) addFound(text.written.whole.toLowerCase(), each, lists, 0, found)
    } else if (mayHoldAny && mayHold(text, knownOf(each, lists).leads)) {
      addFound(spokenIn(text), each, lists, each === "en" ? 0 : tellsAnywhere, found)
    }
  }
  return found
}

/** Which of the topics a comment speaks of by the lists of its language; by those of all where it is null. */
export const subjectsIn = (text: NormalisedText, language: string | null, topics: Topics): ReadonlySet<ListedTopic> => {
  const lists = listsOf(topics)
  if (language === null) return anywhereIn(text, lists)
  const own = listLanguage(language)
  if (subjectLists[own] === undefined) return none
  const unspaced = isUnspaced(own)
  if (!unspaced && !mayHold(text, knownOf(own, lists).leads)) return none
  const found = new Set<ListedTopic>()
  addFound(unspaced ? text.written.whole.toLowerCase() : spokenIn(text), own, lists, 0, found)
  return found
}

const ownWords = new Map<string, ReadonlySet<string>>()

const ownWordsOf = (topic: ListedTopic, language: string): ReadonlySet<string> => {
  const key = `${language} ${topic}`
  const before = ownWords.get(key)
  if (before !== undefined) return before
  const now = new Set(entriesOf(language, topic).flatMap((entry) => entryForms(entry, language).forms))
  ownWords.set(key, now)
  return now
}

/** Whether the list of a language has the very word: then it tells as well where the word is of no topic. */
export const isListed = (word: string, topic: ListedTopic, language: string): boolean =>
  ownWordsOf(topic, listLanguage(language)).has(folded(word))
