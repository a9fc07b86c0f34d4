import { hashOf, seed, step } from "../Features/Hash.ts"
import { at, hash } from "./Marks.ts"
import type { WordKind } from "./WordKind.ts"

const kinds = {
  number: hashOf("<number>"),
  money: hashOf("<money>"),
  hashtag: hashOf("<hashtag>"),
  handle: hashOf("<handle>")
} as const

export const tagSigns = { hashtag: "#", handle: "@" } as const
const signed = { hashtag: step(seed, hash), handle: step(seed, at) } as const

/** Hashes of all that a phrase may call a word: its forms, a tag with its sign, and what kind of word it is. */
export const readingsOf = (kind: WordKind, forms: ReadonlyArray<string>): ReadonlyArray<number> => {
  const hashes: Array<number> = []
  for (const form of forms) hashes.push(hashOf(form))
  if (kind === "word") return hashes
  const [text = ""] = forms
  if (kind === "hashtag" || kind === "handle") hashes.push(hashOf(text, 0, text.length, signed[kind]))
  hashes.push(kinds[kind])
  return hashes
}
