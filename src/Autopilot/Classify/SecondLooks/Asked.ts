import { type Lexicon, valenceOf } from "../../Features/Lexicon.ts"
import type { TextReading } from "../../Features/Reading.ts"
import { isQuestionIn } from "../../Text/Question.ts"

/** How somebody begins who only wants to know or to have something. */
const begins =
  /^(?:(?:hi|hello|hey|(?:sorry|hate) to bother you|excuse me|quick question|just wondering|please|so|and|ok|oh)(?: (?:there|all|team|guys))?[,.!:;–-]* )*(?:(?:can|could|may|shall|should) (?:i|we|you|someone|somebody|anyone)|do (?:you|these|they|i|we)|does (?:it|this|that|anyone|anybody|the)|is (?:it|this|that|there|the|your)|are (?:you|there|these|those|they|the)|will (?:you|there|it|this|these)|would (?:you|this|it)|where|what|when|which|who|how (?:much|many|long|do|can|big|far|old|soon|often|tall)|any (?:idea|chance|plans|news|sale|discount))(?!\p{L})/iu

/** What may come otherwise than hoped: `Can I return it if it doesn't fit?` */
const supposed = /(?<!\p{L})(?:if|in case|when) (?:it|they|i|we|this|these|mine) [^,?!.]{1,40}/giu

/** What blames somebody, or is asked for what should have come. */
const blames =
  /(?<![\p{L}\p{N}])(?:not|no|never|nor|none|nothing|nobody|\p{L}+n['’]?t|why|how come|still|again|another|wrong|late|broken?|broke|refund\p{L}*|money back|worse|slow\p{L}*|missing|lost|cancel\p{L}*|charg\p{L}*|even|actually|supposed|seriously|hell|heck|fuck\p{L}*|joke|serious|sort|fix\p{L}*|stop\p{L}*|answer\p{L}*|repl(?:y|ies)|respond|explain|my (?:order|parcel|package|delivery|money|stuff|items?)|the (?:point|use|problem|matter)|wait(?:ed|ing)?|weeks?|months?|yet|going on|happened to|gone|called|you think|in charge|responsible)(?![\p{L}\p{N}])/iu

/** Of -4 to 3.5. */
const unkind = -1.2
/** Longer comments say more than they ask. */
const longest = 120

/** Whether all that a comment does is ask, in words that blame nobody: it is no complaint. */
export const isPlainlyAsked = (reading: TextReading, lexicon: Lexicon): boolean => {
  const { text } = reading
  if (text.written.length > longest || !isQuestionIn(text)) return false
  const whole = text.written.whole.trim()
  if (!begins.test(whole) || blames.test(whole.replace(supposed, ""))) return false
  return text.words.every(({ hash, text: word }) => word === "sorry" || valenceOf(lexicon.get(hash)) > unkind)
}
