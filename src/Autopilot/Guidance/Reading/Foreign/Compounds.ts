import { folded } from "../../Languages/Writing.ts"
import { type LanguageWords, stemOf } from "./LanguageWords.ts"
import { type ForeignWord, tokenOf } from "./Lexed/ForeignWord.ts"
import type { WordUses } from "./Lexed/WordUses.ts"

const compounding: ReadonlySet<string> = new Set(["German", "Dutch"])
/** Written between the words of a compound. */
const joints = ["", "s", "n", "en", "-"]
const shortest = 4

const knownAs = (word: string, { endings, entries, stems }: LanguageWords): WordUses | undefined =>
  entries.get(word) ?? stems.get(stemOf(word, endings))

/** A kind of comments, or comments: nothing else ends a compound of what guidance names. */
const isKind = ({ comments, topic }: WordUses): boolean => topic !== undefined || comments !== undefined

/** `Kreditwerbung` as the words it is made of; null where they are not both known. */
export const compoundOf = (text: string, start: number, lexicon: LanguageWords): ReadonlyArray<ForeignWord> | null => {
  if (!compounding.has(lexicon.name)) return null
  const word = folded(text)
  for (let at = shortest; at <= word.length - shortest; at++) {
    const behind = knownAs(word.slice(at), lexicon)
    if (behind === undefined || !isKind(behind)) continue
    for (const joint of joints) {
      const front = word.slice(0, at)
      if (!front.endsWith(joint) || front.length - joint.length < shortest - 1) continue
      const before = knownAs(front.slice(0, front.length - joint.length), lexicon)
      if (before?.topic === undefined && before?.thing === undefined) continue
      const end = at - joint.length
      return [tokenOf(text.slice(0, end), start, before), tokenOf(text.slice(at), start + at, behind)]
    }
  }
  return null
}
