import { groupNames } from "../WordLists/GroupNames.ts"
import { entryForms, isUnspaced } from "./Entries.ts"

interface Words {
  readonly entries: ReadonlyArray<string>
  readonly optional: boolean
}

/** Any group of people, anyone of one, and what either is like, by which of the lists of names tell them. */
const named = {
  "@groups": { alone: "several", people: "persons" },
  "@person": { alone: "one", people: "person" },
  "@kind": { alone: "like", people: "like" }
} as const
export type Named = keyof typeof named

/** Words of one place in a pattern, people of some group, `null` for a gap. */
type Place = Words | Named | null

export const isNamed = (place: Place): place is Named => typeof place === "string"

/** What stands before a pattern, and behind it, that is for comments which begin and end so. */
const beginning = "^ "
const ending = " $"

export const placesOf = (pattern: string): ReadonlyArray<Place> =>
  (bareOf(pattern).match(/\([^)]*\)\??|[^\s()]+/g) ?? []).map((source) => {
    if (source === "...") return null
    if (source === "@groups" || source === "@person" || source === "@kind") return source
    const optional = source.endsWith("?")
    const body = optional ? source.slice(0, -1) : source
    return { entries: body.startsWith("(") ? body.slice(1, -1).split("|") : [body], optional }
  })

const bareOf = (pattern: string): string =>
  pattern.slice(
    pattern.startsWith(beginning) ? beginning.length : 0,
    pattern.endsWith(ending) ? -ending.length : undefined
  )

/** Places of words that have to be there, which tell a pattern; people may be of any group. */
export const wordPlaces = (pattern: string): ReadonlyArray<ReadonlyArray<string>> =>
  placesOf(pattern).flatMap((place) => (place === null || isNamed(place) || place.optional ? [] : [place.entries]))

/** Every word of a pattern, also those that may be left out; people may be of any group. */
export const entriesIn = (pattern: string): ReadonlyArray<string> =>
  placesOf(pattern).flatMap((place) => (place === null || isNamed(place) ? [] : place.entries))

interface NamedIn {
  readonly source: string
  readonly longest: number
}

const namesIn = new Map<string, NamedIn>()

/** Every way to name them, `Muslims`, `gay people`, `mujeres negras`, and how many words the longest has. */
const namedIn = (place: Named, language: string): NamedIn => {
  const key = `${place} ${language}`
  const known = namesIn.get(key)
  if (known !== undefined) return known
  const names = groupNames.get(language)
  const { alone, people } = named[place]
  const lists = [names?.[alone] ?? "", names?.like ?? "", names?.[people] ?? ""].map((list) => list.split(" "))
  const [many, kind, some] = lists.map((entries) => spelt({ entries, optional: false }, language))
  const [longestAlone = 0, longestKind = 0, longestPeople = 0] = lists.map((list) => longestOf(list, language))
  const made = {
    source: (names?.like ?? "") === "" ? `${many}` : `(?:${many}|${kind}${some}|${some}${kind})`,
    longest: Math.max(longestAlone, longestKind + longestPeople)
  }
  namesIn.set(key, made)
  return made
}

const spelt = ({ entries, optional }: Words, language: string): string => {
  const unspaced = isUnspaced(language)
  const forms = entries.flatMap((entry) => {
    const { forms, open } = entryForms(entry, language)
    return forms.map((form) => RegExp.escape(form) + (open && !unspaced ? "[^ ]*" : ""))
  })
  return `(?:(?:${forms.join("|")})${unspaced ? String.raw`\s?` : " "})${optional ? "?" : ""}`
}

const gapWords = 3

/** How many words the longest of some entries has. */
const longestOf = (entries: ReadonlyArray<string>, language: string): number =>
  Math.max(...entries.flatMap((entry) => entryForms(entry, language).forms.map((form) => form.split(" ").length)))

/** Of how many words a comment has to be at the most that is what a pattern tells from its beginning to its end. */
export const mostWordsOf = (pattern: string, language: string): number =>
  pattern.startsWith(beginning) && pattern.endsWith(ending)
    ? placesOf(pattern).reduce(
        (sum, place) =>
          sum +
          (place === null
            ? gapWords
            : isNamed(place)
              ? namedIn(place, language).longest
              : longestOf(place.entries, language)),
        0
      )
    : Number.POSITIVE_INFINITY

/** Where nothing is set apart a gap is so many characters, else three words. */
const gap = (language: string) => (isUnspaced(language) ? ".{0,10}?" : `(?:[^ ]+ ){0,${gapWords}}?`)

/**
 * Source of an expression for `(a|b c)? ... d*`: a choice, what may be left out, a gap, and whatever begins so; `^ ` before
 * it and ` $` behind it where the comment is to begin and end there. It is for text as entries of lists are written, a
 * space before and behind each word.
 */
export const patternSource = (pattern: string, language: string): string => {
  const source = placesOf(pattern)
    .map((place) =>
      place === null ? gap(language) : isNamed(place) ? namedIn(place, language).source : spelt(place, language)
    )
    .join("")
  const marks = isUnspaced(language) ? String.raw`[\s\p{P}\p{S}]*` : ""
  const before = pattern.startsWith(beginning) ? `(?<=^${isUnspaced(language) ? marks : " "})` : ""
  return `${before}${source}${pattern.endsWith(ending) ? `${marks}$` : ""}`
}
