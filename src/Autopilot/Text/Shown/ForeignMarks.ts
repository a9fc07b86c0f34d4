/** What stands on one letter, figure or apostrophe: taken as a whole, as to look back from each mark takes the square of many. */
const marked = /[\p{Script=Latin}\p{N}'’]\p{M}+/gu
/** Of one script alone, and not of Latin: vowel signs, points and tones. */
const marks = /[\p{M}--[\p{Script=Inherited}\p{Script=Common}\p{Script=Latin}]]/gv
/** Signs of sounds that stand behind a letter, and a stroke that makes words of Arabic longer. */
const signs = /(?<=\p{Script=Latin})[\u02b9\u02ba\u02bd-\u02df\u02e5-\u02ff\u0640]+/gu
const markedLetter = /\p{Script=Latin}\p{M}+/gu
const small = /[\u0363-\u036f]/g
/** Blank vowels of Khmer and of Mongolian, and a long stroke of Japanese. */
const gaps =
  /(?<=[\p{Script=Latin}\p{N}\p{P}\p{Sc}])[\u17b4\u17b5\u180e\u30fc]+(?=[\p{Script=Latin}\p{N}\p{P}\p{Sc}])/gu
const letters = "aeioucdhmrtvx"
const firstSmall = 0x363

const asLetter = (sign: string): string => letters.charAt(sign.charCodeAt(0) - firstSmall)

const any =
  /[\p{Script=Latin}\p{N}\p{P}\p{Sc}][\u02b9\u02ba\u02bd-\u02df\u02e5-\u02ff\u0640\u0363-\u036f\u30fc[\p{M}--[\p{Script=Inherited}\p{Script=Common}\p{Script=Latin}]]\u180e]/v

/**
 * A text without the signs that other scripts put on their letters, and with small letters above others as letters;
 * null where there are none.
 */
export const withoutForeignMarks = (text: string): string | null => {
  if (!any.test(text)) return null
  const plain = text
    .replaceAll(gaps, " ")
    .replaceAll(marked, (letter) => letter.replaceAll(marks, ""))
    .replaceAll(signs, "")
    .replaceAll(markedLetter, (letter) => letter.replaceAll(small, asLetter))
  return plain === text ? null : plain
}
