import { entryForms, isUnspaced } from "./Entries.ts"

/** Words of one place in a pattern, `null` for a gap. */
type Place = { readonly entries: ReadonlyArray<string>; readonly optional: boolean } | null

/** What stands before a pattern, and behind it, that is for comments which begin and end so. */
const beginning = "^ "
const ending = " $"

export const placesOf = (pattern: string): ReadonlyArray<Place> =>
  (bareOf(pattern).match(/\([^)]*\)\??|[^\s()]+/g) ?? []).map((source) => {
    if (source === "...") return null
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

const spelt = ({ entries, optional }: NonNullable<Place>, language: string): string => {
  const unspaced = isUnspaced(language)
  const forms = entries.flatMap((entry) => {
    const { forms, open } = entryForms(entry, language)
    return forms.map((form) => escaped(form) + (open && !unspaced ? "[^ ]*" : ""))
  })
  return `(?:(?:${forms.join("|")})${unspaced ? String.raw`\s?` : " "})${optional ? "?" : ""}`
}

/** Where nothing is set apart a gap is so many characters, else three words. */
const gap = (language: string) => (isUnspaced(language) ? ".{0,10}?" : "(?:[^ ]+ ){0,3}?")

/**
 * Source of an expression for `(a|b c)? ... d*`: a choice, what may be left out, a gap, and whatever begins so; `^ ` before
 * it and ` $` behind it where the comment is to begin and end there. It is for text as entries of lists are written, a
 * space before and behind each word.
 */
export const patternSource = (pattern: string, language: string): string => {
  const source = placesOf(pattern)
    .map((place) => (place === null ? gap(language) : spelt(place, language)))
    .join("")
  const marks = isUnspaced(language) ? String.raw`[\s\p{P}\p{S}]*` : ""
  const before = pattern.startsWith(beginning) ? `(?<=^${isUnspaced(language) ? marks : " "})` : ""
  return `${before}${source}${pattern.endsWith(ending) ? `${marks}$` : ""}`
}
