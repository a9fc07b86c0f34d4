import { groupNames } from "../WordLists/GroupNames.ts"
import { entryForms, isUnspaced } from "./Entries.ts"

interface Words {
  readonly entries: ReadonlyArray<string>
  readonly optional: boolean
}

/** Any group of people. */
export const anyGroup = "@groups"

/** Words of one place in a pattern, any group of people, `null` for a gap. */
type Place = Words | typeof anyGroup | null

/** What stands before a pattern, and behind it, that is for comments which begin and end so. */
const beginning = "^ "
const ending = " $"

export const placesOf = (pattern: string): ReadonlyArray<Place> =>
  (bareOf(pattern).match(/\([^)]*\)\??|[^\s()]+/g) ?? []).map((source) => {
    if (source === "...") return null
    if (source === anyGroup) return anyGroup
    const optional = source.endsWith("?")
    const body = optional ? source.slice(0, -1) : source
    return { entries: body.startsWith("(") ? body.slice(1, -1).split("|") : [body], optional }
  })

const bareOf = (pattern: string): string =>
  pattern.slice(
    pattern.startsWith(beginning) ? beginning.length : 0,
    pattern.endsWith(ending) ? -ending.length : undefined
  )

const escaped = (form: string) => form.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Places of words that have to be there, which tell a pattern; a group of people may be any. */
export const wordPlaces = (pattern: string): ReadonlyArray<ReadonlyArray<string>> =>
  placesOf(pattern).flatMap((place) => (place === null || place === anyGroup || place.optional ? [] : [place.entries]))

const speltGroups = new Map<string, string>()

/** Every way to name one: `Muslims`, `gay people`, `mujeres negras`. */
const anyGroupIn = (language: string): string => {
  const known = speltGroups.get(language)
  if (known !== undefined) return known
  const { like, persons, several } = groupNames.get(language) ?? { like: "", persons: "", several: "" }
  const [many, kind, some] = [several, like, persons].map((list) =>
    spelt({ entries: list.split(" "), optional: false }, language)
  )
  const made = like === "" ? `${many}` : `(?:${many}|${kind}${some}|${some}${kind})`
  speltGroups.set(language, made)
  return made
}

const spelt = ({ entries, optional }: Words, language: string): string => {
  const unspaced = isUnspaced(language)
  const forms = entries.flatMap((entry) => {
    const { forms, open } = entryForms(entry, language)
    return forms.map((form) => escaped(form) + (open && !unspaced ? "[^ ]*" : ""))
  })
  return `(?:(?:${forms.join("|")})${unspaced ? String.raw`\s?` : " "})${optional ? "?" : ""}`
}

const gapWords = 3

/** How many words the longest of some entries has. */
const longestOf = (entries: ReadonlyArray<string>, language: string): number =>
  Math.max(...entries.flatMap((entry) => entryForms(entry, language).forms.map((form) => form.split(" ").length)))

const longestGroups = new Map<string, number>()

const longestGroupIn = (language: string): number => {
  const known = longestGroups.get(language)
  if (known !== undefined) return known
  const { like, persons, several } = groupNames.get(language) ?? { like: "", persons: "", several: "" }
  const [many = 0, kind = 0, some = 0] = [several, like, persons].map((list) => longestOf(list.split(" "), language))
  const longest = Math.max(many, kind + some)
  longestGroups.set(language, longest)
  return longest
}

/** Of how many words a comment has to be at the most that is what a pattern tells from its beginning to its end. */
export const mostWordsOf = (pattern: string, language: string): number =>
  pattern.startsWith(beginning) && pattern.endsWith(ending)
    ? placesOf(pattern).reduce(
        (sum, place) =>
          sum +
          (place === null
            ? gapWords
            : place === anyGroup
              ? longestGroupIn(language)
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
      place === null ? gap(language) : place === anyGroup ? anyGroupIn(language) : spelt(place, language)
    )
    .join("")
  const marks = isUnspaced(language) ? String.raw`[\s\p{P}\p{S}]*` : ""
  const before = pattern.startsWith(beginning) ? `(?<=^${isUnspaced(language) ? marks : " "})` : ""
  return `${before}${source}${pattern.endsWith(ending) ? `${marks}$` : ""}`
}
