import { literal } from "../Phrases/Phrases.ts"
import { normalise } from "../Text/Normalise.ts"

const arabic = /^\p{Script=Arabic}/u
/** And, the, with, for: written together with the word. */
const attached = ["و", "ف", "ب", "ل", "ال", "وال", "بال", "لل"]
/** Comments leave the article out, and of shorter words too many others hold the rest. */
const article = /^ال(?=\p{L}{3})/u
/** Of French and Italian, before a vowel: normalised texts hold no apostrophe. */
const elided = ["l", "d", "dell", "all", "nell", "sull", "dall", "qu", "un"]
/** In front of verbs, as in `j'ai vomi`: of single words, too many are others with such a letter. */
const elidedOfSeveral = [...elided, "j", "n", "s", "m", "t"]
/** A letter that is a word has nothing written on to it: `é golpe` is no `que golpe`. */
const vowel = /^[aeiouh]\p{L}/u

/** A name as comments write it: as it is, and with what is written on to it in front. */
export const spellings = (name: string): ReadonlyArray<string> => {
  const pattern = literal(normalise(name))
  if (pattern === null) return []
  const before = arabic.test(pattern)
    ? attached
    : !vowel.test(pattern)
      ? []
      : pattern.includes(" ")
        ? elidedOfSeveral
        : elided
  const stems = article.test(pattern) && !pattern.includes(" ") ? [pattern, pattern.replace(article, "")] : [pattern]
  return [...new Set(stems.flatMap((stem) => [stem, ...before.map((particle) => `${particle}${stem}`)]))]
}
