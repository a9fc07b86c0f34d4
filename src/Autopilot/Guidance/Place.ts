import { platforms as allPlatforms } from "#schema/Platform.ts"
import type { Place } from "./Policy.ts"

export const everywhere: Place = { platforms: null, surface: null, accounts: null, captions: null }

export const isEverywhere = ({ accounts, captions, platforms, surface }: Place): boolean =>
  platforms === null && surface === null && accounts === null && captions === null

const parts = ["platforms", "surface", "accounts", "captions"] as const

/** In both places; null where they limit the same, and what is meant cannot be told. */
export const within = (one: Place, other: Place): Place | null => {
  if (parts.some((part) => one[part] !== null && other[part] !== null)) return null
  return {
    platforms: one.platforms ?? other.platforms,
    surface: one.surface ?? other.surface,
    accounts: one.accounts ?? other.accounts,
    captions: one.captions ?? other.captions
  }
}

/** In either of two places that differ in their platforms, their accounts or their captions alone; null otherwise. */
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
  const { accounts, captions, platforms, surface } = place
  const simple = accounts === null && captions === null
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
  isSubset(place.captions, other.captions)
