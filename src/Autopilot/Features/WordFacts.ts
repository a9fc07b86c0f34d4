import { hashOf } from "../Text/Hash.ts"
import type { Spelling } from "../Text/Word.ts"
import type { Facts, Lexicon } from "./Lexicon.ts"

/** What is known about a word by itself or, where nothing is, by the first other form of it that is known. */
export const factsOf = (word: Spelling, lexicon: Lexicon): Facts => {
  const facts = lexicon.ofWord(word)
  if (facts !== 0) return facts
  for (const form of word.otherForms) {
    const other = lexicon.get(hashOf(form))
    if (other !== 0) return other
  }
  return 0
}
