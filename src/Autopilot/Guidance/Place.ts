import { platforms as allPlatforms } from "#schema/Platform.ts"
import type { Place } from "./Policy.ts"

export const everywhere: Place = {
  platforms: null,
  surface: null,
  accounts: null,
  captions: null,
  languages: null,
  authors: null
}

const parts = ["platforms", "surface", "accounts", "captions", "languages", "authors"] as const

export const isEverywhere = (place: Place): boolean => parts.every((part) => place[part] === null)

/** Whether it says whose comments, or those in which language: enough for a rule that names nothing else. */
export const isOfSome = ({ authors, languages }: Place): boolean => authors !== null || languages !== null

/** In both places; null where they limit the same, and what is meant cannot be told. */
export const within = (one: Place, other: Place): Place | null => {
  if (parts.some((part) => one[part] !== null && other[part] !== null)) return null
  return {
    platforms: one.platforms ?? other.platforms,
    surface: one.surface ?? other.surface,
    accounts: one.accounts ?? other.accounts,
    captions: one.captions ?? other.captions,
    languages: one.languages ?? other.languages,
    authors: one.authors ?? other.authors
  }
}

/** In either of two places that differ in their platforms, their accounts or another list of names alone; null otherwise. */
export const either = (one: Place, other: Place): Place | null => {
  const differing = parts.filter((part) => one[part] !== null || other[part] !== null)
  const [part, more] = differing
  if (part === undefined || more !== undefined || part === "surface") return null
  if (part === "platforms") return { ...one, platforms: [...(one.platforms ?? []), ...(other.platforms ?? [])] }
  return { ...one, [part]: [...(one[part] ?? []), ...(other[part] ?? [])] }
}

type Placed = Place & { readonly exceptIn: ReadonlyArray<Place> }

/**
 * The same, but not in a place: as the places that are left where they can be named, else with the exception. Null
 * where none is left.
 */
export const outside = <A extends Placed>(place: Place, rule: A): A | null => {
  const { platforms, surface } = place
  const simple = isEverywhere({ ...place, platforms: null, surface: null })
  if (simple && surface === null && platforms !== null) {
    const left = (rule.platforms ?? allPlatforms).filter((platform) => !platforms.includes(platform))
    return left.length === 0 ? null : { ...rule, platforms: left }
  }
  if (simple && platforms === null && surface !== null) {
    if (rule.surface === surface) return null
    return rule.surface === null ? { ...rule, surface: surface === "ad" ? "organic" : "ad" } : rule
  }
  return { ...rule, exceptIn: [...rule.exceptIn, place] }
}

const isSubset = (some: ReadonlyArray<string> | null, others: ReadonlyArray<string> | null) =>
  others === null || (some?.every((item) => others.includes(item)) ?? false)

/** Whether every comment in a place is in another as well. */
export const isWithin = (place: Place, other: Place): boolean =>
  isSubset(place.platforms, other.platforms) &&
  (other.surface === null || place.surface === other.surface) &&
  isSubset(place.accounts, other.accounts) &&
  isSubset(place.captions, other.captions) &&
  isSubset(place.languages, other.languages) &&
  isSubset(place.authors, other.authors)
