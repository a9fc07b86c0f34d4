import { isEverydayWord } from "../../../Text/EverydayWords.ts"
import { folded } from "../../Languages/Writing.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import type { ForeignWord } from "./Lexed/ForeignWord.ts"

const longestRun = 3
export const isCapital = ({ text }: ForeignWord) => /^\p{N}*\p{Lu}|^\p{Ll}{1,2}\p{Lu}/u.test(text)

/** Whoever tells something says what it is in words of their own. */
const telling =
  /^(?:erzähl\p{L}*|berichte(?:t|n)|schilder(?:t|n)|beschreib(?:t|en)|racont(?:e|ent|ant|er)|décri(?:t|vent)|relat(?:e|en|a|an|am|ent|ar)|cuent(?:e|en|an)|descri(?:be|ben|ba|ban|ve|vono|vere|va|vano)|raccont(?:a|ano|i|ino|are)|descrev(?:e|em|a|am)|vertel(?:t|len|d)|meld(?:t|en)|beschrij(?:ft|ven)|opowiada\p{L}*|opisuj\p{L}*|anlat\p{L}*)$/u
/** Nobody calls an illness real who has it. */
const judging =
  /^(?:echte?n?|vraie?s?|real(?:es)?|reais|verdader[oa]s?|verdadeir[oa]s?|prawdziw\p{L}*|gerçek|असली|asli)$/u
/** What they stand in front of is no part of the words. */
const placing = new Set(
  "achter naast boven tijdens zonder tussen langs hinter neben während zwischen ohne derrière devant pendant durant chez detrás delante durante entre tras dietro davanti atrás podczas między za przed przy".split(
    " "
  )
)
/** How somebody or something looks, which is said in any other words as well: `fair and dark`. */
const looks =
  /^(?:गोर[ाीे]|काल[ाीे]|साँवल[ाीे]|सांवल[ाीे]|मोट[ाीे]|पतल[ाीे]|लंब[ाीे]|छोट[ाीे]|बड़[ाीे]|ऊँच[ाीे]|ऊंच[ाीे]|नीच[ाीे]|अच्छ[ाीे]|बुर[ाीे]|सुंदर|बदसूरत|gor[aei]|kaal?[aei]|saanwl[aei]|mot[aei]|patl[aei]|lamb[aei]|chhot[aei]|bad[aei]|oonch[aei]|neech[aei]|achh?[aei]|bur[aei])$/u

/** `Sich` is nobody, and `dirección` is where a shop is as well as who leads it, and `tiempo` time as well as weather: alone they tell neither. */
const ambiguous =
  /^(?:direcci[óo]n|direzione|dire[çc][ãa]o|direction|tiempo|tempo|temps|clima|vagas?|citas?|cont[ao]|cuentas?|sich)$/iu

/** Words that a comment can be searched for; null where they may be something else. */
export const termOf = (run: ReadonlyArray<ForeignWord>, lexicon: LanguageWords): string | null => {
  const { naming, nouns, stopWords, writing } = lexicon
  const text = run.map((token) => token.text).join(" ")
  if (run.length === 1 && ambiguous.test(text)) return null
  if (run.length > longestRun || run.some((token) => naming.whom.has(folded(token.text)))) return null
  if (run.some((token) => !isCapital(token) && (Array.from(token.text).length < 2 || isEverydayWord(token.text))))
    return null
  if (run.some(({ text: word }) => telling.test(word) || judging.test(word)) || placing.has(run.at(-1)?.text ?? ""))
    return null
  if (lexicon.name === "Hindi" && run.every(({ text: word }) => looks.test(word))) return null
  if (run.every(({ text: word }) => isEverydayWord(word) || stopWords.has(word.toLowerCase()))) return null
  if (writing === "unspaced" && /\p{Script=Hiragana}/u.test(text)) return null
  const last = run.at(-1)
  const isNoun = last !== undefined && (isCapital(last) || /^\p{N}/u.test(last.text))
  if (nouns && !isNoun && (run.length > 1 || /(?:en|t|s|e)$/.test(text))) return null
  return text
}

const mostForms = 6

/** Beside a name as it stands, its other forms; of a first name and a last one, with each of the other. */
export const formsOf = (term: string, lexicon: LanguageWords): ReadonlyArray<string> => {
  const { cases, writing } = lexicon
  const [first = "", last, more] = term.split(" ")
  const isPerson = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(term) && more === undefined
  if (isPerson && last !== undefined && cases.length > 0) {
    const all = formsOf(last, lexicon).flatMap((behind) => formsOf(first, lexicon).map((front) => `${front} ${behind}`))
    return [...new Set([term, ...all.toReversed()])].slice(0, mostForms)
  }
  const fewest = writing === "attached" ? 2 : 3
  const forms = cases.flatMap(([ending, other]) =>
    term.endsWith(ending) && term.length - ending.length >= fewest - (other === "" ? 0 : 1)
      ? [term.slice(0, -ending.length) + other]
      : []
  )
  return [...new Set([term, ...forms])]
}
