import { Sieved } from "../../Expressions/Sieved.ts"
import type { TextReading } from "../../Features/Reading.ts"

const asked = new Sieved(
  /\b(?:ask(?:ed|s|ing)?|told|tell(?:s|ing)|want(?:s|ed|ing)?|begged|pressur(?:ed|ing)|(?:tried|trying|tries) to (?:get|make)) (?:me|us|my \p{L}+|people|everyone|customers|followers) (?:to|for)\b|\b(?:was|were|been|being|am|i['’]?m) (?:just |being |also )?(?:asked|told) (?:to|for)\b|\bgot an? (?:\p{L}+ )?(?:message|dm|text|call|e-?mail)\b|^(?:hi|hello|hey|and|so|but)?,? ?(?:should|do|must|can|could|why (?:do|should|would)|is it (?:safe|ok|okay|normal|legit)|are you)\b.*\?/iu
)
const secret =
  /\b(?:my|our|their)(?: \p{L}+){0,2} (?:cards?|bank|account|login|passwords?|pin|otp|codes?|details|numbers?|iban)\b/iu
/** What became of it for the good: so speak those who lure others to do the same. */
const praised =
  /\b(?:and (?:i |we )?got|received|refunded|back|legit|work(?:ed|s)|thanks?|recommend|same|trust|minutes|instantly|paid|sorted|real one|helped|genuine|quick)\b/iu

const longest = 200

/** Whether somebody tells that they were asked for what only they may know, or asks whether to give it, and leads nobody anywhere. */
export const reportsAsked = ({ contact, text: { words, written }, urls }: TextReading): boolean =>
  written.length <= longest &&
  urls.length === 0 &&
  contact.score < 0.5 &&
  words.every(({ kind }) => kind !== "money" && kind !== "handle") &&
  asked.test(written.whole) &&
  secret.test(written.whole) &&
  !praised.test(written.whole)
