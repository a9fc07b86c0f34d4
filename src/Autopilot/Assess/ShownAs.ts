import { withoutBlanks } from "../Text/Shown/Blanks.ts"
import { withoutEntities } from "../Text/Shown/Entities.ts"
import { withoutForeignMarks } from "../Text/Shown/ForeignMarks.ts"
import { inShownOrder } from "../Text/Shown/ShownOrder.ts"
import { turnedUpright } from "../Text/Shown/UpsideDown.ts"
import { inPlainLetters } from "./FancyLetters.ts"
import { withFlagLetters } from "./FlagLetters.ts"
import { withoutInnerMarks } from "./InnerMarks.ts"

/** Any character of another script than those that most texts are in, and Latin letters that fonts have. */
const beyondPlain = /[^\0-\u017f\u2010-\u2027]/
/** Marks of direction, blank letters, letters on their heads, and those that make flags. */
const odd = /[\u061c\u115f\u1160\u200f\u202b\u202e\u2067\u3164\uffa0\u{1f1e6}-\u{1f1ff}ǝɐɟƃɥᴉɾʞɯɹʇʌʍʎ]/u

const nothing: ReadonlyArray<string> = []

/** The same where every character says itself. */
const inItsCharacters = (text: string): ReadonlyArray<string> => {
  if (!beyondPlain.test(text)) return nothing
  const bare = withoutForeignMarks(text)
  const shown = [bare, inPlainLetters(bare ?? text)]
  if (odd.test(text)) shown.push(inShownOrder(text), withoutBlanks(text), withFlagLetters(text))
  return [...shown.filter((other) => other !== null), ...(odd.test(text) ? turnedUpright(text) : nothing)]
}

/** What people see in a text that is written otherwise, in each way they may read it. */
export const shownAs = (text: string): ReadonlyArray<string> => {
  const decoded = withoutEntities(text)
  const read = decoded ?? text
  const shown = inItsCharacters(read)
  const whole = withoutInnerMarks(shown[0] ?? read)
  if (decoded === null && whole === null) return shown
  return [...[decoded, whole].filter((other) => other !== null), ...shown]
}
