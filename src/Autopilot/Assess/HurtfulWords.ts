import { once } from "#src/Ground/Once.ts"
import { knownSayings, type SayingKind } from "../Classify/Sayings/KnownSayings.ts"
import { seed } from "../Text/Hash.ts"
import { entryForms, isUnspaced } from "../Tongues/Entries.ts"
import { entriesIn } from "../Tongues/StemPattern.ts"
import { StemTrie } from "../Tongues/StemTrie.ts"
import hostility from "../WordLists/ForeignHostility.json" with { type: "json" }
import { groupNames } from "../WordLists/GroupNames.ts"
import { dehumanising, slander, violence } from "../WordLists/Hostility.ts"

/** What is looked for in words that are glued together: what hurts nobody may stay so. */
export const hurting: ReadonlySet<SayingKind> = new Set(["hate", "contempt", "threats", "wishes", "cursing"])

/** Of one letter only these are words. */
const letters: ReadonlySet<string> = new Set("aiuyeo")
const gaps = /\s+/u

/** The words of one language that hurt, or stand beside those that do. */
export interface HurtfulWords {
  readonly all: ReadonlySet<string>
  /** Of groups. */
  readonly names: ReadonlySet<string>
  /** Of harm, and of what people are made less than people with. */
  readonly unkind: ReadonlySet<string>
}

const listed: Readonly<
  Record<string, { readonly [Kind in "slurs" | "groups" | "harm" | "contempt"]: ReadonlyArray<string> }>
> = hostility

const unkindInEnglish = `${violence} ${dehumanising} ${slander} ill`.split(gaps)
const besidesInEnglish = ["are", "is", "not", "the", "all", "of", "they", "we", "should", "must", "mentally"]

const wordsOf = (language: string): HurtfulWords => {
  const all = new Set<string>()
  const names = new Set<string>()
  const unkind = new Set<string>()
  const add = (entry: string, besides?: Set<string>) => {
    for (const word of entryForms(entry, language).forms.flatMap((form) => form.split(" "))) {
      if (word.length > 1 || letters.has(word)) all.add(word)
      besides?.add(word)
    }
  }
  for (const { kind, patterns } of knownSayings.get(language) ?? []) {
    if (hurting.has(kind)) for (const entry of patterns.flatMap(entriesIn)) add(entry)
  }
  const { contempt = [], groups = [], harm = [], slurs = [] } = listed[language] ?? {}
  for (const entry of [...contempt, ...harm, ...slurs, ...(language === "en" ? unkindInEnglish : [])])
    add(entry, unkind)
  for (const entry of [...groups, ...(language === "en" ? besidesInEnglish : [])]) add(entry)
  const known = groupNames.get(language)
  for (const list of [known?.several, known?.like, known?.persons]) {
    for (const name of (list ?? "").split(" ")) add(name, names)
  }
  return { all, names, unkind }
}

/**
 * Every word that such sayings are made of, in each language that parts its words, and the names of groups: letters that
 * words of several languages share are parted wrongly by words of all.
 */
export const hurtfulWords = once(
  (): ReadonlyArray<HurtfulWords> => [...knownSayings.keys()].filter((language) => !isUnspaced(language)).map(wordsOf)
)

/** No longer word is looked for. */
export const longestWord = 16

const stems = once(() => {
  const all = new StemTrie()
  hurtfulWords().forEach((words, place) => {
    for (const word of words.all) all.stemAt(word, seed).whole.push(place)
  })
  return all
})

/** In which of the languages letters are nothing but such words, as bits: most are in none. */
export const madeOfThem = (letters: string): number => {
  const reached = new Int32Array(letters.length + 1)
  reached[0] = -1
  for (let from = 0; from < letters.length; from++) {
    const before = reached[from] ?? 0
    if (before === 0) continue
    stems().visit(letters, from, seed, longestWord, ({ whole }, end) => {
      for (const place of whole) reached[end] = (reached[end] ?? 0) | (before & (1 << place))
    })
  }
  return reached[letters.length] ?? 0
}
