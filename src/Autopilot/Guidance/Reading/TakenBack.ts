import type { Effect } from "../Policy.ts"
import { takesBackInAnyLanguage } from "./Foreign/Unread.ts"
import { referredTo } from "./Speech/Spoken.ts"

const turning =
  "no|nope|actually|wait|wrong|sorry|oh|oops|hmm|well|or|rather|but|then|please|instead|better|correction|i mean|on second thoughts?"
const leading = new RegExp(`^(?:(?:${turning})(?:[,!:]|,? -|(?= )) *)*`, "iu")
const cancelling =
  /^(?:do the opposite|the opposite|(?:forget|ignore|cancel|undo|scrap|disregard) (?:that|it|this|the (?:last|previous|above)(?: .*)?)|i take (?:that|it) back|(?:do not|don['’]?t|not|never|no)(?: do (?:that|it|this))?)$/iu

const naming = /\b(?:it|them|they|those|these|that|this)\b/iu

/** Whether a sentence takes back, or turns round, what the one before it said: `Actually, keep them.` */
export const isTakenBack = (effects: ReadonlyArray<Effect>, next: string): boolean => {
  const rest = next.replace(leading, "")
  if (effects.length === 0 || next.endsWith("?")) return false
  if (cancelling.test(rest)) return true
  const said = naming.test(rest) ? referredTo(rest) : null
  if (said !== null) return !effects.includes(said)
  return takesBackInAnyLanguage(next, effects)
}

export const whyTakenBack = (next: string): string =>
  `the next sentence, “${next}”, says something else of the same; write both as one sentence`
export const nothingBefore = "it takes back what the sentence before it says; say what is wanted in one sentence"
export const ofTheLast = "it leaves something out of what the sentence before it says; write both as one sentence"
export const limitedBy = (next: string) => `the next sentence, “${next}”, limits it; write both as one sentence`
