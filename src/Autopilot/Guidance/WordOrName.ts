import { isPlainName } from "../Detectors/PlainNames.ts"
import { isNamed } from "../Phrases/Named.ts"
import { isEverydayWord } from "../Text/EverydayWords.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"

/** Whether a term is a name by its capital alone: `Three`, and no sentence that begins with it. */
export const isWordOrName = (term: string, sentence: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(term) && !sentence.trimStart().startsWith(term) && (isPlainName(term) || isEverydayWord(term))

export type Naming = "name" | "perhaps" | "word"

/** Whether a comment that has such a term in it means the name: of `three weeks` not, and of `hit my target` perhaps. */
export const namingOf = (text: NormalisedText, term: string, first: Word): Naming => {
  if (first.kind === "hashtag" || first.kind === "handle") return "name"
  const written = text.written.whole
  if (isEverydayWord(term)) return isNamed(text, first) && /\p{Ll}/u.test(written) ? "name" : "word"
  return /^\p{Ll}/u.test(text.written.slice(first.start, first.start + 2)) ? "perhaps" : "name"
}
