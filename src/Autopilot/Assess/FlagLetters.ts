import { offensive } from "../WordLists/Taboo.ts"

const first = 0x1f1e6
const letterA = 0x61
const flags = /^\p{RGI_Emoji_Flag_Sequence}+$/v
const anyLetter = /[\u{1f1e6}-\u{1f1ff}]/u
const letterRuns = /[\u{1f1e6}-\u{1f1ff}]+/gu
/** Between letters that are set apart so that they make no flags. */
const joints = /(?<=[\u{1f1e6}-\u{1f1ff}])(?:\u200b|\u200c|\u2060| (?! ))(?=[\u{1f1e6}-\u{1f1ff}])/gu
const isApart = /(?<![\u{1f1e6}-\u{1f1ff}])[\u{1f1e6}-\u{1f1ff}](?![\u{1f1e6}-\u{1f1ff}])/u
/** Fewer letters are a flag that was cut off, or a code that no letter shows. */
const fewest = 3
/** Of so many countries in a row the flags spell no slur by chance. */
const longEnough = 6

const spelt = (run: string): string =>
  Array.from(run, (letter) => String.fromCharCode(letterA + (letter.codePointAt(0) ?? first) - first)).join("")

const isWord = (run: string): boolean => {
  const word = spelt(run)
  return !flags.test(run) || (word.length >= longEnough && offensive.has(word))
}

/** A text whose flags are none but the letters of words, as those; null where they are flags of countries. */
export const withFlagLetters = (text: string): string | null => {
  if (!anyLetter.test(text)) return null
  const runs = text.match(letterRuns) ?? []
  const letters = runs.filter(isWord).reduce((all, run) => all + spelt(run).length, 0)
  if (letters < fewest) return null
  const whole = isApart.test(text) ? text.replaceAll(joints, "") : text
  return whole.replaceAll(letterRuns, spelt).replaceAll(/ +/gu, " ")
}
