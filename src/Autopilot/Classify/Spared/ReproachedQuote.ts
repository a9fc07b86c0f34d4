import { read, type TextReading } from "../../Features/Reading.ts"
import { reproaches } from "../../WordLists/Reproaches.ts"

/** Of a few words: whoever quotes a whole comment spreads it. */
const quotations =
  /["“”„«»]([^"“”„«»]{1,60})["“”«»]|‘([^‘’]{1,60})’|(?<!\p{L})'([^']{1,60})'(?!\p{L})|[「『]([^」』]{1,40})[」』]/gu
const opening = /["“„«‘「『]|(?<!\p{L})'/u

/** Whoever laughs at it or agrees with it means it as well. */
const agreeing =
  /[😂🤣💀😆👍💯👏🙌]|(?<!\p{L})(?:lo+l|lmao|haha|true|agree|(?:is|was|are|were|['’]s|so|quite|dead) right|exactly(?! the)|spot on|not wrong|has a point|free speech|what a joke|snowflake|medal|clapp|cheer|applau|well said|truth|every town|stimmt|recht hat|vrai|raison|cierto|razon|vero|ragione|verdade|waar|prawda|racja|dogru|hakli|صح|sahi|sach|सही|सच)|その通り|맞는|[ㅋᄏ]{2}|笑|www/iu

/** Whoever says that somebody is it means it, quotation marks or not. */
const meant =
  /(?<!\p{L})(?:you(?:['’]?re| are)|u r|ur|(?:she|he|they)(?:['’]s|['’]re| is| are)|du bist|ihr seid|(?:sie|er) ist|tu es|t['’]es|vous etes|(?:elle|il) est|eres|sois|sei|siete|voce e|tu es|(?:je|jij) bent|jullie zijn|(?:ze|zij|hij) is|jestes(?:cie)?|to)(?: (?:such|just|nothing but|a|an|eine?|une?|una?|um|uma|een))*\s*["“”„«»‘'「『]/iu

export const isMeant = (whole: string): boolean => meant.test(whole)

export const agrees = (rest: string): boolean => agreeing.test(rest)

/** A text without what it quotes; null where it quotes nothing. */
export const withoutQuotations = (whole: string): string | null => {
  if (!opening.test(whole)) return null
  const rest = whole.replaceAll(quotations, "…")
  return rest === whole ? null : rest
}

/** A comment without the insult that it quotes and finds fault with; null for every other. */
export const withoutReproachedQuote = (reading: TextReading): TextReading | null => {
  const { whole } = reading.text.written
  const rest = withoutQuotations(whole)
  return rest === null || isMeant(whole) || !reproaches.test(rest) || agrees(rest) ? null : read(rest)
}
