import { remembering } from "#src/Ground/Remembering.ts"
import { stopWords } from "../../../Text/StopWords.ts"
import { determiners, innerWords, plainWord, smallWords, turning } from "./Vocabulary.ts"

const listed = (words: string) => words.trim().split(/\s+/)
const { en = "", ...others } = stopWords
/** What instructions are made of, of which other languages write some as well. */
const instructing = listed(
  "hide keep remove delete block ban bin zap mute ask user users account accounts comments links posts"
)
const english: ReadonlySet<string> = new Set([
  ...listed(en),
  ...instructing,
  ...determiners,
  ...innerWords,
  ...smallWords,
  ...turning
])
const foreign: ReadonlySet<string> = new Set(
  Object.values(others)
    .flatMap(listed)
    .filter((word) => !english.has(word))
)
/** Everyday words of several languages. */
const shared = new Set(["no", "me", "a", "in", "on", "an", "so", "or", "he", "we", "was"])

/** Whether more of the small words of a sentence are of another language than are English. */
export const isForeign = (sentence: string): boolean => {
  const words = sentence.split(/[^\p{L}\p{M}'’]+/u).map(plainWord)
  const of = (list: ReadonlySet<string>) => words.filter((word) => list.has(word) && !shared.has(word)).length
  return of(foreign) > of(english)
}

/** How many small words of a sentence are English, and how many of another language. */
const counted = remembering(200, (sentence) => {
  const words = [...new Set(sentence.split(/[^\p{L}\p{M}'’]+/u).map(plainWord))]
  return {
    ours: words.filter((word) => english.has(word)).length,
    theirs: words.filter((word) => foreign.has(word) && !shared.has(word)).length
  }
})

/** Whether it has small words of another language, and no more of English. */
export const mayBeForeign = (sentence: string): boolean => {
  const { ours, theirs } = counted(sentence)
  return theirs > 0 && theirs >= ours
}

const instructs = /^(?:please |pls )?(?:hide|keep|leave|allow|never|don['’]?t) \p{L}/iu

/** Whether a sentence begins as instructions in English do, or has several small words of it; and fewer of any other language. */
export const isEnglish = (sentence: string): boolean => {
  const { ours, theirs } = counted(sentence)
  return ours > theirs && (ours > 1 || instructs.test(sentence))
}
