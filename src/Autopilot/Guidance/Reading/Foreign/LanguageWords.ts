import { once } from "#src/Ground/Once.ts"
import type { Likely } from "../../../Expressions/Likely.ts"
import { stopWords } from "../../../Text/StopWords.ts"
import { thingsIn } from "../../Languages/ForeignThings.ts"
import { type ForeignFrame, framesOf, plainIn } from "../../Languages/Frames.ts"
import { slippedFrom } from "../../Languages/Slips.ts"
import { typedPlainly } from "../../Languages/TypedPlainly.ts"
import ar from "../../Languages/Words/ar.json" with { type: "json" }
import de from "../../Languages/Words/de.json" with { type: "json" }
import es from "../../Languages/Words/es.json" with { type: "json" }
import fr from "../../Languages/Words/fr.json" with { type: "json" }
import hi from "../../Languages/Words/hi.json" with { type: "json" }
import italian from "../../Languages/Words/it.json" with { type: "json" }
import ja from "../../Languages/Words/ja.json" with { type: "json" }
import ko from "../../Languages/Words/ko.json" with { type: "json" }
import nl from "../../Languages/Words/nl.json" with { type: "json" }
import pl from "../../Languages/Words/pl.json" with { type: "json" }
import pt from "../../Languages/Words/pt.json" with { type: "json" }
import tr from "../../Languages/Words/tr.json" with { type: "json" }
import { folded, plain, type Writing, writtenIn } from "../../Languages/Writing.ts"
import { isTabled } from "../../Matters/Matters.ts"
import { namesIn } from "../../Matters/Tables.ts"
import type { Effect } from "../../Policy.ts"
import { topics as allTopics } from "../../Topics.ts"
import { platformNamed } from "../Words/Tokens.ts"
import { kinds, type WordUse, type WordUses } from "./Lexed/WordUses.ts"

/** A sentence of each kind. */
type Examples = Readonly<Record<Effect, string>>

/** The words of a language: by kind, those that do it, parted by `|`. */
interface Words {
  readonly name: string
  /** What a word may end with and still be the same, as a pattern. */
  readonly endings: string
  /** What a word may begin with, as a pattern. */
  readonly beginnings: string
  /** What is written on to a word and is one of its own, with what it may do, parted by blanks. */
  readonly particles: Readonly<Record<string, string>>
  /** Whether nouns have capitals, so that one alone tells no name. */
  readonly nouns: boolean
  /** Another form of a name that stands with an ending of its case: ending to ending. */
  readonly cases: Readonly<Record<string, string>>
  /** ISO 639-1 to how comments in it are called. */
  readonly languages: Readonly<Record<string, string>>
  /** Names of networks in its own script. */
  readonly platforms: Readonly<Record<string, string>>
  readonly kinds: Readonly<Partial<Record<string, string>>>
  /** How a sentence goes on that names competitors, and what none is called, parted by `|`. */
  readonly naming: Readonly<Record<keyof NamingWords, string>>
  /** Sentences that are read. */
  readonly examples: Examples
  /** How topics are called. */
  readonly topics: Readonly<Partial<Record<string, string>>>
}

interface NamingWords {
  /** `Them`. */
  readonly whom: ReadonlySet<string>
  /** Of comments that name them. */
  readonly saying: ReadonlySet<string>
  /** `Brands`, `prices`, `mentions`: words of any sentence about shops, which no name is. */
  readonly common: ReadonlySet<string>
}

export interface LanguageWords {
  readonly name: string
  readonly frames: Likely<ForeignFrame>
  /** Words of instruction with a slip of the finger in them. */
  readonly slips: ReadonlyMap<string, WordUses>
  readonly examples: Examples
  readonly plain: Examples
  readonly writing: Writing
  /** Whether what is spoken of stands before what is said about it, and what says so behind it. */
  readonly behind: boolean
  readonly nouns: boolean
  readonly cases: ReadonlyArray<readonly [ending: string, other: string]>
  /** By how they are written, in as many words as `longest` at most. */
  readonly entries: ReadonlyMap<string, WordUses>
  /** Those of them that are its words but for the marks of their letters. */
  readonly typed: ReadonlySet<string>
  readonly longest: number
  /** The same by their stems, for single words that have endings. */
  readonly stems: ReadonlyMap<string, WordUses>
  readonly endings: RegExp | null
  readonly beginnings: RegExp | null
  readonly particles: ReadonlyMap<string, WordUses>
  /** Words that tell no subject. */
  readonly stopWords: ReadonlySet<string>
  readonly naming: NamingWords
}

const inflected: ReadonlySet<WordUse> = new Set<WordUse>([
  "topic",
  "thing",
  "comments",
  "ads",
  "posts",
  "language",
  "platform"
])

const entriesOf = (code: string, words: Words): ReadonlyArray<readonly [string, WordUse, string]> => [
  ...thingsIn(code).map(({ kind, name, words: said }) => [name, kind, said.join("|")] as const),
  ...kinds.flatMap((kind) => (words.kinds[kind] ?? "").split("|").map((word) => [word, kind, ""] as const)),
  ...allTopics.flatMap((topic) =>
    [...(words.topics[topic] ?? "").split("|"), ...(isTabled(topic) ? namesIn(topic, code) : [])].map(
      (word) => [word, "topic", topic] as const
    )
  ),
  ...Object.entries(words.languages).flatMap(([code, names]) =>
    names.split("|").map((name) => [name, "language", code] as const)
  ),
  ...Object.entries(words.platforms).flatMap(([platform, names]) =>
    names.split("|").map((name) => [name, "platform", platform] as const)
  ),
  ...["tiktok", "instagram", "insta", "facebook", "fb", "youtube", "yt", "threads"].map(
    (name) => [name, "platform", platformNamed(name) ?? ""] as const
  )
]

/** Without its ending, where enough is left to tell it. */
const shortestStem = 3
export const stemOf = (word: string, endings: RegExp | null): string => {
  if (endings === null) return word
  const stem = word.replace(endings, "")
  return stem.length < shortestStem ? word : stem
}

const kindsOf = (does: string): WordUses =>
  does === ""
    ? { filler: "" }
    : Object.fromEntries(kinds.filter((kind) => does.split(" ").includes(kind)).map((kind) => [kind, ""]))

const instructing: ReadonlyArray<WordUse> = ["hide", "keep", "ask", "ban", "not", "filler", "first"]
const isOfInstruction = (uses: WordUses): boolean =>
  uses.topic === undefined && instructing.some((kind) => uses[kind] !== undefined)

const setOf = (words: string): ReadonlySet<string> => new Set(words.split("|").map(folded))

const lexiconOf = ([code, words]: readonly [code: string, words: Words]): LanguageWords => {
  const writing = writtenIn(words.name)
  const endings = words.endings === "" ? null : new RegExp(`(?:${words.endings})$`, "u")
  const entries = new Map<string, WordUses>()
  const stems = new Map<string, WordUses>()
  const refusing = new Set((words.kinds["not"] ?? "").split("|").map((word) => plain(word, writing)))
  let longest = 1
  for (const [word, kind, value] of entriesOf(code, words)) {
    const key = plain(word, writing)
    if (key === "") continue
    longest = Math.max(longest, writing === "spaced" ? key.split(" ").length : 4)
    if (entries.get(key)?.[kind] === undefined) entries.set(key, { ...entries.get(key), [kind]: value })
    if (kind === "keep" && key.split(" ").some((part) => refusing.has(part)))
      entries.set(key, { ...entries.get(key), denying: "" })
    if (!inflected.has(kind) || key.includes(" ")) continue
    const stem = stemOf(key, endings)
    if (stems.get(stem)?.[kind] === undefined) stems.set(stem, { ...stems.get(stem), [kind]: value })
  }
  const typed = new Map([...entries].flatMap(([key, uses]) => typedPlainly(key).map((word) => [word, uses] as const)))
  for (const [word, uses] of typed)
    if (entries.has(word)) typed.delete(word)
    else entries.set(word, uses)
  return {
    name: words.name,
    frames: framesOf(code),
    slips: writing === "spaced" ? slippedFrom(entries, isOfInstruction) : new Map(),
    examples: words.examples,
    plain: plainIn(code),
    writing,
    behind: (words.kinds["after"] ?? "") !== "",
    nouns: words.nouns,
    cases: Object.entries(words.cases),
    entries,
    typed: new Set(typed.keys()),
    longest,
    stems,
    endings,
    particles: new Map(Object.entries(words.particles).map(([particle, does]) => [particle, kindsOf(does)] as const)),
    beginnings: words.beginnings === "" ? null : new RegExp(`^(?:${words.beginnings})(?=.{2})`, "u"),
    stopWords: new Set((stopWords[code] ?? "").split(/\s+/)),
    naming: {
      whom: setOf(words.naming.whom),
      saying: setOf(words.naming.saying),
      common: setOf(words.naming.common)
    }
  }
}

/** Each is made when guidance is first read, and kept: a service decides without them, and they take 7 MB. */
export const lexiconMakers: ReadonlyArray<() => LanguageWords> = Object.entries({
  ar,
  de,
  es,
  fr,
  hi,
  it: italian,
  ja,
  ko,
  nl,
  pl,
  pt,
  tr
}).map((words) => once(() => lexiconOf(words)))

export const lexicons: () => ReadonlyArray<LanguageWords> = once(() => lexiconMakers.map((made) => made()))
