import type { TextReading } from "../../Features/Reading.ts"
import type { Word } from "../../Text/Word.ts"
import { wordsAsRead } from "../Classification/ByWords.ts"
import { hasOnlyWords } from "./Plainly.ts"
import things from "./PlainThings.json" with { type: "json" }

const inAny = (lists: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(lists).flatMap(wordsAsRead))

const places = inAny(things.places)
const plain = inAny(things.things)
const own: ReadonlySet<string> = new Set(wordsAsRead(things.own))

/** More words say something besides. */
const mostWords = 6
/** Longer numbers are somebody's. */
const longestNumber = 3

/** Nobody can tell what it says: `k`, `+1`. */
const singleSign = /^[^\p{L}\p{N}\p{Extended_Pictographic}]*[a-z\d][^\p{L}\p{N}\p{Extended_Pictographic}]*$/iu

const isNumber = ({ kind, text }: Word): boolean => kind === "number" && text.length <= longestNumber

/**
 * Whether a comment of a few words names nothing but what there is on any page: `Facebook test comment`. What judges
 * comments by their words hardly knows any so short, and takes such words for those of whoever sells. Nobody's own page is
 * among them: that is shown to be visited.
 */
const namesThings = ({ text: { words, written }, urls }: TextReading): boolean => {
  if (words.length === 0 || words.length > mostWords || urls.length > 0 || !hasOnlyWords(written.whole)) return false
  let owned = false
  let placed = false
  for (const word of words) {
    if (own.has(word.text)) owned = true
    else if (places.has(word.text)) placed = true
    else if (!(plain.has(word.text) || isNumber(word))) return false
  }
  return !(owned && placed)
}

/** Whether a comment says nothing that can be judged. */
export const saysNothing = (reading: TextReading): boolean =>
  (reading.text.words.length < 2 && singleSign.test(reading.text.written.whole)) || namesThings(reading)
