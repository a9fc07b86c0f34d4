import { read, type TextReading } from "../../Features/Reading.ts"

/**
 * Forms of a word for dying and killing that no order has, and what is said of a liking or a laugh: 死ねる is `could die
 * for`, 死ね is `die`.
 */
const figures: ReadonlyMap<RegExp, string> = new Map([
  [/死ね(?=る|ない|なく|なか|ます|ません|そう|た[らよね]|ん)/gu, "泣け"],
  [/殺したい(?=ほど|程|くらい|ぐらい)/gu, "抱きしめたい"]
])
const mayHold = /死ね.|殺したい/u

/** The comment with other words instead of such a form; null where it has none. */
export const asFigureOfSpeech = (reading: TextReading): TextReading | null => {
  const { plain, whole } = reading.text.written
  if (plain || !mayHold.test(whole)) return null
  let other = whole
  for (const [form, instead] of figures) other = other.replaceAll(form, instead)
  return other === whole ? null : read(other)
}
