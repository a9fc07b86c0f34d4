import { type Naming, namingIn } from "../Competitors/NameOrWord.ts"
import { ordinaryIn } from "../Competitors/Ordinary.ts"
import { isPlainName } from "../Competitors/PlainNames.ts"
import { surroundingsOf } from "../Competitors/Surroundings.ts"
import { isNamed } from "../Phrases/Named.ts"
import type { PhraseMatch } from "../Phrases/Phrases.ts"
import { isEverydayWord } from "../Text/EverydayWords.ts"
import type { NormalisedText } from "../Text/Normalise.ts"

/** Who is spoken of as a competitor is named, whatever the word means. */
const rivals =
  /compet[ie]|rival|konkur|mitbewerb|wettbewerb|concurr|concorren|rakip|rakib|競合|競争|ライバル|경쟁|प्रतिस्पर्|प्रतियोगी|منافس/iu

/** So is to whom they send the customers of a brand. */
const customers =
  /(?<!\p{L})(?:client|kund|gäste|gente|pacient|patient|klant|klient|zákaz|müşteri)\p{L}* (?:\p{L}+ ){0,2}\p{Lu}/u

/** Whether a sentence names others as competitors. */
export const speaksOfRivals = (sentence: string): boolean => rivals.test(sentence) || customers.test(sentence)

/** In English, where nouns have no capitals, what is mentioned and has one is called so. */
const mentioned = /\bmention/i

/** `Sun (an energy supplier)`: nobody explains a word that means what it says. */
const isExplained = (term: string, sentence: string): boolean => /^\p{Lu}/u.test(term) && sentence.includes(`${term} (`)

/** `Mr. Hallgren`: without the title, a name by its capital. */
const isTitled = (term: string, sentence: string): boolean =>
  /^\p{Lu}[\p{L}’'-]+$/u.test(term) &&
  new RegExp(`(?<!\\p{L})(?:Mr|Mrs|Ms|Mx|Miss)\\.? ${RegExp.escape(term)}(?!\\p{L}| \\p{Lu})`, "u").test(sentence)

/** Whether a term is a name by its capital alone, `Three`, and no sentence that begins with it; or by what it is called. */
export const isWordOrName = (term: string, sentence: string): boolean =>
  (/^\p{Lu}\p{Ll}+$/u.test(term) &&
    !sentence.trimStart().startsWith(term) &&
    (isPlainName(term) || isEverydayWord(term) || (mentioned.test(sentence) && ordinaryIn(term).includes("en")))) ||
  isTitled(term, sentence) ||
  (isEverydayWord(term) && isExplained(term, sentence)) ||
  (ordinaryIn(term).length > 0 && (speaksOfRivals(sentence) || isExplained(term, sentence)))

/** Whether a comment that has such a term in it means the name: of `three weeks` not, and of `hit my target` perhaps. */
export const namingOf = (
  text: NormalisedText,
  term: string,
  { first, last }: Pick<PhraseMatch<unknown>, "first" | "last">,
  language: string | null
): Naming => {
  if (first.kind === "hashtag" || first.kind === "handle") return "name"
  if (!isEverydayWord(term) && !isPlainName(term) && ordinaryIn(term).length === 0) {
    if (isNamed(text, first)) return "name"
    return /^\p{Lu}/u.test(text.written.whole.slice(first.start, first.start + 2)) ? "perhaps" : "word"
  }
  if (isEverydayWord(term)) return isNamed(text, first) && /\p{Ll}/u.test(text.written.whole) ? "name" : "word"
  return namingIn(text, surroundingsOf(text, { first, last }), term, language)
}
