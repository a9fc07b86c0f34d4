import type { Word } from "../Text/Word.ts"

/** A syllable as Vietnamese has them, accents off; each stands by itself. */
const syllable = /^(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdghklmnprstvx])?[aeiouy]{1,3}(?:ch|nh|ng|[cmnpt])?$/u
const mostOf = 0.7

/** Whether most words are syllables of Vietnamese: whoever hides a word in its letters writes others. */
export const areSyllables = (words: ReadonlyArray<Word>): boolean => {
  let spoken = 0
  let own = 0
  for (const { kind, text } of words) {
    if (kind !== "word") continue
    spoken++
    if (syllable.test(text)) own++
  }
  return spoken > 0 && own >= mostOf * spoken
}
