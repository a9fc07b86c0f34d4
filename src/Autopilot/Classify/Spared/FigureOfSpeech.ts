import { read, type TextReading } from "../../Features/Reading.ts"
import { figuresOfSpeech } from "../../WordLists/FiguresOfSpeech.ts"

/** How words begin that one of them holds: most comments have none. */
const mayHold =
  /死ね.|殺したい|웃겨|الضحك|spic|chink|fag|dyke|mat|mor|ammazz|uccid|\btu|creve|smiechu|gulmekten|brenn|back to|replacement|white power|die (?:of|from) | kind /iu

/** The comment with other words instead of a figure of speech; null where it has none. */
export const asFigureOfSpeech = (reading: TextReading): TextReading | null => {
  const { whole } = reading.text.written
  if (!mayHold.test(whole)) return null
  let other = whole
  for (const [figure, instead] of figuresOfSpeech) other = other.replaceAll(figure, instead)
  return other === whole ? null : read(other)
}
