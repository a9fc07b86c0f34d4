import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"

/** Where something that may be a name stands, and the words around it in canonical form. */
export interface Surroundings {
  readonly first: Word
  readonly last: Word
  readonly front: string
  readonly back: string
}

/** Words on each side of a name that are looked at. */
const nearby = 12
const sentenceEnd = /[.!?\n]/

/** The words next to one, as far as its sentence goes in front of it, and beyond it behind it. */
export const surroundingsOf = (
  { words, written }: NormalisedText,
  { first, last }: Pick<Surroundings, "first" | "last">
): Surroundings => {
  const start = words.indexOf(first)
  const end = words.indexOf(last) + 1
  let from = start
  while (from > 0 && start - from < nearby) {
    const before = words[from - 1]
    if (before === undefined || sentenceEnd.test(written.slice(before.end, words[from]?.start ?? before.end))) break
    from--
  }
  const said = (some: ReadonlyArray<Word>) => some.map(({ text }) => text).join(" ")
  return { first, last, front: said(words.slice(from, start)), back: said(words.slice(end, end + nearby)) }
}

const sentenceEnds: ReadonlySet<string> = new Set(".!?\n。！？؟")

/** The sentence that a piece of a text stands in, with its mark, and what is said behind it. */
export const sentenceAt = (whole: string, start: number, end: number): readonly [sentence: string, behind: string] => {
  let from = start
  while (from > 0 && !sentenceEnds.has(whole.charAt(from - 1))) from--
  const length = whole.slice(end).search(/[.!?\n。！？؟](?!\p{L})/u)
  const to = length < 0 ? whole.length : end + length + 1
  return [whole.slice(from, to), whole.slice(to)]
}
