import { wholeWords } from "../../../Expressions/WholeWords.ts"
import words from "../../Languages/Following.json" with { type: "json" }
import { folded } from "../../Languages/Writing.ts"

type Lists = Readonly<Record<string, string>>

/** Longest first, so that none is taken for the beginning of another. */
const anyOf = (list: string): string =>
  list
    .split("|")
    .map(folded)
    .toSorted((one, other) => other.length - one.length)
    .map(RegExp.escape)
    .join("|")

/** Where words are written together, one ends without a blank. */
const together: ReadonlySet<string> = new Set(["ja", "ko"])
const ofAll = (lists: Lists, form: (words: string, together: boolean) => string): RegExp =>
  new RegExp(
    Object.entries(lists)
      .map(([language, list]) => form(anyOf(list), together.has(language)))
      .join("|"),
    "iu"
  )

const opening = (lists: Lists): RegExp =>
  ofAll(lists, (some, isTogether) => `^(?:${some})${isTogether ? "" : "(?![\\p{L}\\p{M}])"}`)

const excepting = opening(words.excepting)
const exceptingBehind = ofAll(
  words.exceptingBehind,
  (some, isTogether) => `${isTogether ? "" : "(?<![\\p{L}\\p{M}])"}(?:${some})$`
)
const correcting = opening(words.correcting)
const own = ofAll(words.own, (some, isTogether) => (isTogether ? `(?:${some})` : wholeWords(some)))

const plain = (sentence: string): string => folded(sentence.trim())

/** Whether a sentence begins, or ends, as one that takes something out of the one before it, in any language. */
export const opensExcepting = (sentence: string): boolean =>
  excepting.test(plain(sentence)) || exceptingBehind.test(plain(sentence))

/** Whether it plainly corrects what was said before. */
export const opensCorrecting = (sentence: string): boolean => correcting.test(plain(sentence))

/** A sentence without the words that say that it corrects what was said before. */
export const withoutCorrecting = (sentence: string): string => {
  const [opening = ""] = correcting.exec(sentence) ?? []
  const rest = sentence.slice(opening.length).replace(/^[\s,،、:;.–—-]+/u, "")
  // `Wait for my okay` corrects nothing
  if (opening.toLowerCase() === "wait" && /^(?:for|until|till)(?!\p{L})/u.test(rest)) return sentence
  return opening === "" || rest === "" ? sentence : withoutCorrecting(rest)
}

/** Whether it speaks of what is the brand's own. */
export const speaksOfOwn = (sentence: string): boolean => own.test(plain(sentence))

/** Words that stand around an address that is named: `our site`, `the number`. */
export const aroundAddresses: ReadonlySet<string> = new Set(
  [words.address, words.own, words.excepting, words.exceptingBehind]
    .flatMap(Object.values<string>)
    .flatMap((list) => list.split(/[| ]/u))
    .map(folded)
)
