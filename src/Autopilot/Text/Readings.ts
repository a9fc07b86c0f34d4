import { hashOf } from "../Features/Hash.ts"
import type { WordKind } from "./Word.ts"

const kinds = { number: "<number>", money: "<money>", hashtag: "<hashtag>", handle: "<handle>" } as const

export const tagSigns = { hashtag: "#", handle: "@" } as const

const readings = (kind: WordKind, forms: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (kind === "word") return forms
  if (kind === "number" || kind === "money") return [...forms, kinds[kind]]
  return [...forms, tagSigns[kind] + (forms[0] ?? ""), kinds[kind]]
}

/** Hashes of all that a phrase may call a word: its forms, a tag with its sign, and what kind of word it is. */
export const readingsOf = (kind: WordKind, forms: ReadonlyArray<string>): ReadonlyArray<number> =>
  readings(kind, forms).map((reading) => hashOf(reading))
