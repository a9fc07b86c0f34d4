import { inEnglish } from "./InEnglish.ts"
import { whyOf } from "./InOther.ts"
import { didYouMean } from "./Learned/DidYouMean.ts"
import { helped } from "./Learned/Helped.ts"
import { isForeign } from "./Speech/English.ts"

/**
 * Why a sentence is not read, and what works in its place; a reason in English names orders in English. `said`: the
 * sentence that an item makes with its heading.
 */
export const whyNotRead = (text: string, said: string, why: string): string => {
  const told = whyOf(said, why)
  return didYouMean(text, isForeign(text) ? told : helped(text, told, inEnglish), inEnglish)
}
