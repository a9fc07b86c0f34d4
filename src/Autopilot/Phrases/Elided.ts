import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"

/** What French and Italian write on to a name in front of a vowel, and what says the same with a space behind it. */
const elided: Readonly<Record<string, string>> = {
  l: "",
  d: "de",
  qu: "que",
  un: "un",
  dell: "della",
  all: "alla",
  dall: "da",
  nell: "in",
  sull: "su",
  coll: "con",
  quell: "quel"
}

const vowel = /^[aeiouyh]/u
const apostrophe = /^['’ʼ`´]/u
const capital = /^\p{Lu}/u

export interface Elided {
  readonly first: Word
  readonly last: Word
  /** What is written on to it, as it stands before other words. */
  readonly article: string
  readonly isCapital: boolean
}

/** What is written on to the first word of a name; null where a word is no such. */
const articleOf = ({ text }: Word, part: string): string | null => {
  const before = text.endsWith(part) ? text.slice(0, text.length - part.length) : ""
  return Object.hasOwn(elided, before) ? before : null
}

/** Where a name, as texts hold it, stands behind such an apostrophe: `all'Esselunga`; null where it does not. */
export const elidedIn = ({ words, written }: NormalisedText, name: string): Elided | null => {
  if (!vowel.test(name)) return null
  const [part = "", ...others] = name.split(" ")
  for (const [at, first] of words.entries()) {
    const before = articleOf(first, part)
    if (before === null || !others.every((other, nth) => words[at + 1 + nth]?.text === other)) continue
    const behind = written.slice(first.start + before.length, first.end)
    const last = words[at + others.length] ?? first
    const isCapital = capital.test(behind.slice(1))
    if (apostrophe.test(behind)) return { first, last, article: elided[before] ?? "", isCapital }
  }
  return null
}
