import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"
import { luresNobody, namesNobody } from "./Luring.ts"

const greeted = "^(?:(?:hi|hello|hey|so|and|but|ok|sorry|quick question)[ ,!.]+)*"
const alone = "[^?!.]*\\?$"

/** What somebody asks about what they can do, have or get themselves. */
const ofOneself = new Sieved(
  new RegExp(
    `${greeted}(?:(?:how|where|when|why|what|whom?) (?:do|can|could|should|would|will|did|am|must|have|has|had|is|are|was|were) (?:i|we|my|our)\\b|(?:can|could|may|do|did|will|would|am|must|should|was) (?:i|we|my|our)\\b)${alone}`,
    "iu"
  )
)
/** What somebody asks a business to do, or about what it does. */
const ofShop = new Sieved(
  new RegExp(
    `${greeted}(?:(?:can|could|will|would) (?:you|u) (?:please |pls )?(?:post|put|send|email|add|check|look into|tell me|explain|confirm|refund|replace|deliver|fix|move|change|cancel|print|bring|let me know)\\b|(?:why|when|where|how) (?:is|are|do|does|did|was|were|will|has|have) (?:you|u|your|ur|the|this|that)\\b|(?:is|are|was|were|has|have|does) (?:the|your|ur|there)\\b|(?:do|did|have) (?:you|u) (?:still|ever|take|accept|charge|cover|stock|ship|deliver|handle|have)\\b)${alone}`,
    "iu"
  )
)

/** What they say of themselves, or were told, before they ask for it. */
const afterOwn = new Sieved(
  /^[^?!.]*\b(?:i|we|my|our)\b[^?!.]*, (?:(?:how|where|when|why|what|who) (?:do|can|could|should|would|will|did|am) (?:i|we|my|our)\b|(?:do|can|could|would) (?:you|u) (?:have|cover|take|accept|offer|help|stop|change|check|fix|block|refund)\b|why$|which \p{L}+ is\b|what is the\b)[^?!.]*\?$/iu
)
/** What they were told by somebody who says that they are the business. */
const suspected = new Sieved(
  /^[^?!]*\b(?:(?:was|were) told|told me|got an?|received|says?|saying)\b[^?!]*\bis (?:that|this|it) (?:(?:\p{L}+ ){0,2}(?:from |really )?you|a scam|real)\?$/iu
)

/** Whoever asks this has something for others. */
const offering =
  /\b(?:i|we) (?:send|give|show|offer|help|teach|tell|pay|be|get to know|chat|talk|dm|add|follow|invite|introduce|share|promote|feature|sponsor|earn|make|sub|subscribe back) ?(?:you|u|your|ur|everyone|back)?\b(?! (?:my|our) (?:order|booking|flight|ticket|card|policy|account|name|address))|\b(?:earn|profits?|make money|invest(?:ing)?) .*\b(?:daily|weekly|hourly|per|every|with)\b|\b(?:my|our) (?:\p{L}+ )?(?:channel|videos?|covers?|track|profile|store|shop|business|tiktok|youtube|bio|link|nudes?|pics?|pictures?|photos?)\b|\b(?:recover|retrieve|reclaim|get back|restore)\p{L}* .*\b(?:money|funds?|coins?|wallet|savings)\b|\b(?:verify|confirm|validate|look (?:good|hot|cute|pretty)|follow (?:me )?(?:back|for)|you (?:who|start|still (?:work|poor|broke)|get a|need)|failed you|(?:grow|boost|recover|start|build|manage|increase|promote) your|your (?:card|bank|pin|password)|check my (?:new )?(?:page|profile|stor(?:y|ies)|content|feed)|send me (?:[$£€]|money|your)|earning|from home|how (?:did|have|do) (?:i|we) (?:make|earn|turn|gain|grow|go from|get so|win)|claimed|connect|sync|your account|claim your|your prize|followers|likes|free (?:money|gift|iphone|cash))\b/iu

/** What somebody may do and still need a business. */
const needed = /\b(?:make|earn) money from home(?= and (?:need|want|cannot|can['’]?t)\b)/iu
/** What is shown to others, or was gained. */
const shown =
  /\b(?:my (?:page|channel|strategy|method|app|group)|made|profit\p{L}*|won(?!['’])|helped|recover(?:y|ed)|follow|subscribe|click|[$£€])\b/iu

/** Whether a customer asks one thing: what they can do, have or get, or what a business does, and nothing is offered. */
export const asksForOneself = (reading: TextReading): boolean => {
  const { whole } = reading.text.written
  const asked = whole.trim()
  if (!asked.endsWith("?") || !luresNobody(reading) || !namesNobody(reading)) return false
  if (suspected.test(asked) || ((ofOneself.test(asked) || ofShop.test(asked)) && !offering.test(whole))) return true
  return afterOwn.test(asked) && !offering.test(whole.replace(needed, " ")) && !shown.test(whole)
}
