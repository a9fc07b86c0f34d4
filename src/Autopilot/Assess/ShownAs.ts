import { withoutBlanks } from "../Text/Shown/Blanks.ts"
import { inShownOrder } from "../Text/Shown/ShownOrder.ts"
import { turnedUpright } from "../Text/Shown/UpsideDown.ts"
import { withFlagLetters } from "./FlagLetters.ts"

/** Marks of direction, blank letters, letters on their heads, and those that make flags. */
const odd = /[\u061c\u115f\u1160\u200f\u202b\u202e\u2067\u3164\uffa0\u{1f1e6}-\u{1f1ff}ǝɐɟƃɥᴉɾʞɯɹʇʌʍʎ]/u

const nothing: ReadonlyArray<string> = []

/** What people see in a text that is written otherwise, in each way they may read it. */
export const shownAs = (text: string): ReadonlyArray<string> => {
  if (!odd.test(text)) return nothing
  const shown = [inShownOrder(text), withoutBlanks(text), withFlagLetters(text)]
  return [...shown.filter((other) => other !== null), ...turnedUpright(text)]
}
