const blank = "[\\u115f\\u1160\\u3164\\uffa0]"
const anyBlank = new RegExp(blank, "u")
/** Beside letters of Hangul they fill a syllable; elsewhere they are as wide as a letter, and empty. */
const apart = new RegExp(`(?<!\\p{Script=Hangul})${blank}+(?!\\p{Script=Hangul})`, "gu")
const isFiller = new RegExp(`^${blank}$`, "u")

/** A text with spaces for the letters of Hangul that look like them, where none of its other letters is beside them. */
export const withBlanks = (text: string): string =>
  anyBlank.test(text) ? text.replaceAll(apart, (run) => " ".repeat(run.length)) : text

/** The same for a character by itself. */
export const isBlankLetter = (character: string): boolean => isFiller.test(character)

/** The same text with nothing in their stead, as they part words too; null where there are none. */
export const withoutBlanks = (text: string): string | null => {
  if (!anyBlank.test(text)) return null
  const whole = text.replaceAll(apart, "")
  return whole === text ? null : whole
}
