import { isStatement } from "../Answers/Statements.ts"
import { isFactInAnyLanguage, whyInItsLanguage } from "../Foreign/Unread.ts"
import { spokenText } from "../Learned/Pieces.ts"
import { isEnglish, isForeign } from "../Speech/English.ts"
import { isIntroduction, isManners, isTalk, plainly } from "./Talk.ts"

/** Whatever begins otherwise may be an order by a verb that is not known: `Punish people like Dana`. */
const opening =
  /^(?:(?:so|and|also|anyway|btw|fyi|well|honestly|because|since|as|sorry|lately|recently|today|yesterday|ok|okay|right),? )*(?:we|i|it|they|he|she|our|my|your|this|that|these|those|there|people|customers|kids|fans|members|everybody|everyone|somebody|someone|the|some|most|many|last)\b/iu
const contrasting = /^(?:but|yet|though|however|whereas|while)\b/iu

/** Whether a sentence says who writes, or what is the case, and nothing of what is to be done. */
const tellsOnly = (sentence: string): boolean => {
  if (/[?:]$/.test(sentence) || contrasting.test(sentence) || isForeign(sentence)) return false
  const isOurs = opening.test(sentence) && whyInItsLanguage(sentence) === null
  return isIntroduction(sentence) || (isOurs && isTalk(spokenText(sentence).text))
}

/** `Fur. Any mention of fur goes by me first`: it only says beforehand what the next is about. */
const isNamedAgain = (sentence: string, next: string): boolean => {
  const words = plainly(sentence).split(" ")
  const said = plainly(next).split(" ")
  return words.length < 4 && !sentence.endsWith(":") && words.every((word) => word.length > 2 && said.includes(word))
}

/** Whether it says nothing that the next sentence does not, or only greets. */
export const saysNothing = (sentence: string, next: string): boolean =>
  isManners(sentence) || isNamedAgain(sentence, next)

/** Whether a sentence in any language tells something of the brand, and nothing of what is to be done. */
export const isTold = (sentence: string): boolean =>
  tellsOnly(sentence) || isStatement(sentence) || (!isEnglish(sentence) && isFactInAnyLanguage(sentence))
