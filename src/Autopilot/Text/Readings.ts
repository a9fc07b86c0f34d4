import { hashOf, seed, step } from "./Hash.ts"
import { at, hash } from "./Marks.ts"

export type WordKind = "word" | "number" | "money" | "hashtag" | "handle"

const kinds = {
  number: hashOf("<number>"),
  money: hashOf("<money>"),
  hashtag: hashOf("<hashtag>"),
  handle: hashOf("<handle>")
} as const

export const tagSigns = { hashtag: "#", handle: "@" } as const
const signed = { hashtag: step(seed, hash), handle: step(seed, at) } as const

const none: ReadonlyArray<number> = []

/** Hashes of what else than its text a phrase may call a word: other forms, a tag with its sign, and its kind. */
export const otherReadingsOf = (
  kind: WordKind,
  text: string,
  otherForms: ReadonlyArray<string>
): ReadonlyArray<number> => {
  // most words share this, so that it is at hand
  if (kind === "word" && otherForms.length === 0) return none
  const hashes: Array<number> = []
  for (const form of otherForms) hashes.push(hashOf(form))
  if (kind === "word") return hashes
  if (kind === "hashtag" || kind === "handle") hashes.push(hashOf(text, 0, text.length, signed[kind]))
  hashes.push(kinds[kind])
  return hashes
}
