import { hashOf } from "../../Text/Hash.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import { entryForms, isUnspaced } from "../../Tongues/Entries.ts"
import { FirstWords } from "../../Tongues/FirstWords.ts"
import { folded } from "../../Tongues/Folded.ts"
import { StemTrie } from "../../Tongues/StemTrie.ts"
import { type ListedTopic, listedTopics } from "./SpokenSubjects.ts"
import { subjectLists } from "./SubjectLists.ts"

const longestEntry = 40
/** Where the language is not known, shorter words mean something else in another one. */
const tellsAnywhere = 5
const space = 0x20

/** Japanese without kana looks like Chinese. */
const readAs: Readonly<Record<string, string>> = { zh: "ja" }
const languages = Object.keys(subjectLists)

/** Entries are known by the place of their list. */
const places = ["none", ...listedTopics] as const

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

const learn = (language: string): Known => {
  const start = hashOf(language)
  const stems = new StemTrie()
  const leads = new FirstWords()
  const lists = subjectLists[language]
  places.forEach((topic, place) => {
    for (const entry of (lists?.[topic] ?? []).flatMap((line) => line.split("|"))) {
      const { forms, open } = entryForms(entry, language)
      for (const form of forms.flatMap((each) => standing(each, language))) {
        leads.add(form, open)
        const stem = stems.stemAt(form, start)
        ;(open ? stem.any : stem.whole).push(place)
      }
    }
  })
  return { leads, start, stems }
}

const learnt = new Map<string, Known>()

/** Read when first asked for: most languages never are. */
const knownOf = (language: string): Known => {
  const known = learnt.get(language) ?? learn(language)
  learnt.set(language, known)
  return known
}

/** Words as lists have them, without names of accounts. */
const spokenIn = ({ words }: NormalisedText): string =>
  words.flatMap((word) => (word.kind === "handle" ? [] : [folded(word.text)])).join(" ")

const addFound = (text: string, language: string, fewest: number, found: Set<ListedTopic>): void => {
  const { start, stems } = knownOf(language)
  const anywhere = isUnspaced(language)
  let otherwise = 0
  for (let at = 0; at < text.length; at++) {
    if (!(anywhere || at === 0 || text.charCodeAt(at - 1) === space)) continue
    const here: Array<ListedTopic> = []
    stems.visit(text, at, start, longestEntry, ({ any, whole }, end) => {
      if (end - at < fewest) return
      const ends = end === text.length || text.charCodeAt(end) === space
      for (const place of ends ? [...any, ...whole] : any) {
        const topic = places[place]
        if (topic === "none") otherwise = Math.max(otherwise, end)
        else if (topic !== undefined) here.push(topic)
      }
    })
    if (at >= otherwise) for (const topic of here) found.add(topic)
  }
}

/** Whether a word of the text may begin an entry: most texts have none. */
const mayHold = ({ words }: NormalisedText, language: string): boolean => {
  const { leads } = knownOf(language)
  return words.some((word) => leads.has(word.text))
}

/** What a comment speaks of by the lists of its language; by those of all where it is null. */
export const subjectsIn = (text: NormalisedText, language: string | null): ReadonlySet<ListedTopic> => {
  const found = new Set<ListedTopic>()
  const own = language === null ? null : (readAs[language] ?? language)
  for (const each of own === null ? languages : [own]) {
    if (subjectLists[each] === undefined) continue
    if (isUnspaced(each)) addFound(text.written.whole.toLowerCase(), each, 0, found)
    else if (mayHold(text, each)) {
      addFound(spokenIn(text), each, own === null && each !== "en" ? tellsAnywhere : 0, found)
    }
  }
  return found
}
