import { isDigit } from "./Characters.ts"

const firstSurrogate = 0xd800
const lastSurrogate = 0xdfff

/** Whether a character may stand three times in a row: one of two units never has three equal ones. */
const mayHaveLongRun = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= firstSurrogate && code <= lastSurrogate) return true
    if (at >= 2 && code === text.charCodeAt(at - 1) && code === text.charCodeAt(at - 2)) return true
  }
  return false
}

/** Letters that stand three times or more, once or twice. Figures stay as they are. */
export const squeeze = (text: string, to: 1 | 2): string => {
  if (!mayHaveLongRun(text)) return text
  let result = ""
  let run = 0
  let pending = ""
  let previous = ""
  const flush = () => {
    result += run >= 3 ? previous.repeat(to) : pending
  }
  for (const letter of text) {
    if (letter === previous && !isDigit(letter.codePointAt(0) ?? 0)) {
      run++
      if (run < 3) pending += letter
    } else {
      flush()
      previous = letter
      pending = letter
      run = 1
    }
  }
  flush()
  return result
}

/** Lower case, with one star for however many hide a word. */
export const masked = (text: string) => squeezeStars(text.toLowerCase())

const squeezeStars = (text: string) => {
  if (!text.includes("**")) return text
  let result = ""
  for (const character of text) if (character !== "*" || !result.endsWith("*")) result += character
  return result
}
