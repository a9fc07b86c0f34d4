import type { WordUse, WordUses } from "./WordUses.ts"

/** A word of a sentence, or several that are one, with what it may do; nothing for one that is not known. */
export interface ForeignWord {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly kinds: WordUses
  /** In quotes, or with a sign in front: to be looked for as it stands. */
  readonly exact: boolean
  /** What parts a sentence; null for words. */
  readonly cut: "," | ":" | null
}

export const is = (token: ForeignWord | undefined, ...some: ReadonlyArray<WordUse>): boolean => {
  if (token === undefined) return false
  // asked some thousand times for a sentence
  for (const kind of some) if (token.kinds[kind] !== undefined) return true
  return false
}

const named = new Set<string>(["thing", "quality", "like", "ours", "talk"])

/** Whether it can be looked for: a thing, or a word that is in no list. */
export const isUnknown = (token: ForeignWord | undefined): boolean =>
  token !== undefined &&
  token.cut === null &&
  !token.exact &&
  Object.keys(token.kinds).every((kind) => named.has(kind) || (kind === "since" && is(token, "thing")))

/** Whether no list has it. */
export const isUnlisted = (token: ForeignWord): boolean => isUnknown(token) && !is(token, "thing", "quality")

export const nothing: WordUses = {}
export const joining: WordUses = { and: "" }

export const tokenOf = (text: string, start: number, kinds: WordUses): ForeignWord => ({
  text,
  start,
  end: start + text.length,
  kinds,
  exact: false,
  cut: null
})
