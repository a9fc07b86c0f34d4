import { ofReplies } from "./Answers/OfReplies.ts"
import { orAsFact } from "./Answers/Statements.ts"
import { inEnglish } from "./InEnglish.ts"
import { whyOf } from "./InOther.ts"
import { didYouMean } from "./Learned/DidYouMean.ts"
import { helped } from "./Learned/Helped.ts"
import { isForeign } from "./Speech/English.ts"

/** `If someone complains, reply that we are sorry` */
const saysToReply =
  /^(?:if|when|whenever)\b[^:]*, (?:(?:please|always|just) )*(?:answer|reply|respond|say|write back|tell (?:them|him|her|people|customers))\b/iu

/**
 * Why a sentence is not read, and what works in its place; a reason in English names orders in English. `said`: the
 * sentence that an item makes with its heading.
 */
export const whyNotRead = (text: string, said: string, why: string): string => {
  if (saysToReply.test(text)) return ofReplies
  const told = orAsFact(text, whyOf(said, why))
  return didYouMean(text, isForeign(text) ? told : helped(text, told, inEnglish), inEnglish)
}
