import type { Word } from "../Text/Word.ts"

/** A syllable as Vietnamese has them, accents off; each stands by itself. */
const syllable = /^(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnprstvx])?[aeiouy]{1,3}(?:ch|nh|ng|[cmnpt])?$/u
const mostOf = 0.7
/** What Vietnamese shoppers call in English: beside so many syllables it tells as much for the language as against it. */
const borrowed = new Set(
  "shop inbox ship sale order size form feedback freeship cod link page app check combo voucher admin video clip review livestream live zalo facebook tiktok shopee lazada".split(
    " "
  )
)
const fewestBeside = 3

/** Whether most words are syllables of Vietnamese: whoever hides a word in its letters writes others. */
export const areSyllables = (words: ReadonlyArray<Word>): boolean => {
  let spoken = 0
  let own = 0
  let lent = 0
  for (const { kind, text } of words) {
    if (kind !== "word") continue
    spoken++
    if (syllable.test(text)) own++
    else if (borrowed.has(text)) lent++
  }
  const told = own < fewestBeside ? own : own + lent / 2
  return spoken > 0 && told >= mostOf * spoken
}
