import { atomsOf } from "../Learned/Polarity.ts"
import { isAside, isClause, isReason } from "../Speech/Reasons.ts"
import { hasMark } from "../Words/Marked.ts"
import { tokensOf } from "../Words/Tokens.ts"

/** In small letters and without signs, as its words are looked up. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim()

/** They limit what stands beside them, or leave open what is meant. */
const limiting =
  /\b(?:only|unless|except\p{L}*|exclud\p{L}+|apart from|aside from|other than|otherwise|elsewhere|instead|rather|else|the rest|others?|same|either|neither|nor|both|ones?|latter|former|as (?:long|far) as|provided|if|when|whenever|until|till|while|whereas|maybe|perhaps|sometimes|wonder\p{L}*|unsure|not sure|depends|used to|just kidding|not (?:all|every|always))\b/iu

const unfinished =
  /\b(?:is|are|was|were|does|do|did|can|could|should|must|may|will|would|not|has|have|too|likewise|so|in|on|off|out|up|away|no|yes|me|us)$/u
/** What is wanted, without the words of an instruction: `that is another matter`. */
const wishing =
  /(?<!\b(?:we|i|you|it|that) )\b(?:can|may|should|must|shall|need to|have to|has to)\b|\b(?:so (?:is|are|do|does|should|can)|care|cares|mind|minds|want|wants|wish|hope|hopes|would like|expect|compet\p{L}+|rivals?|(?<!no )matters?|(?:different|another|other|own) (?:story|matter|thing|question)|step too far|over the (?:line|top)|too far|(?:do|does) bother|(?:do|does)nt belong)\b/u

const lowered = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
const tagsOf = (text: string) => (hasMark(text) ? ["mark"] : tokensOf(`of ${lowered(text)}`).map(({ _tag }) => _tag))
/** How something is judged tells what is wanted of it: `calling us slow is a fair opinion`. */
const judging =
  /^(?!(?:we|i|it|they|that|this|you|he|she|thats|its)\b).*\b(?:is|are|isnt|arent)\b.*\b(?:fair|opinions?|honest|legit\w*|normal|natural|harmless|funny|rude|nasty|disgusting|awful|annoying|wrong|right|cool|important|spam|insults?|abuse|hate|racism|bullying|theft|illegal|lies?)\b/u

const namesNothing = (text: string): boolean => tagsOf(text).every((tag) => tag === "word" || tag === "comma")

const manners =
  /^(?:(?:please|pls|plz|thanks|thank you|thx|ta|cheers|hi|hiya|hello|hey|hey there|morning|good (?:morning|afternoon|evening)|team|guys|folks|mates?|all|there|dear|everyone|lol|haha|ok|okay|so|yeah|well|honestly|seriously|obviously|in advance|a lot|so much|fyi|btw|ps|anyway|as always|hope you(?:re| are) (?:well|good|all well|doing well)|for (?:your|the|all(?: of)? your) help|(?:many|kind|best|warm) (?:thanks|regards|wishes)|regards|best|sorry|quick one|you rock|love it|xx?)(?: |$))+$/u

/** It greets, thanks or wishes well. */
export const isManners = (text: string): boolean => manners.test(plainly(text))

/** Whether a part of a sentence tells why, or what is the case, and nothing of what is to be done. */
export const isTalk = (text: string): boolean => {
  const said = plainly(text)
  if (hasMark(text) || tagsOf(text).includes("topic")) return false
  if (said === "" || isManners(text)) return true
  if (atomsOf(said) !== "" || [limiting, unfinished, wishing, judging].some((one) => one.test(said))) return false
  return isAside(text) || isReason(text, true) || ((isClause(said) || telling.test(said)) && namesNothing(text))
}

/** Who does what: no instruction begins so. */
const telling = /^(?:we|i|they|he|she|it|this|that|our|my) \p{L}+ \p{L}/u

const brand =
  "brand|label|shop|store|dealership|restaurant|cafe|café|bakery|brewery|pub|bar|hotel|club|page|account|company|agency|charity|museum|gallery|theatre|gym|bank|airline|insurer|salon|studio|school|university|college|clinic|practice|hospital|hospice|council|zoo|farm|band|podcast|magazine|newspaper|publisher|startup|app|team|family|business|firm|chain|garage|centre|center|owner|manager|vicar|chef|author|artist|blogger|streamer|intern|founder"
const introducing = new RegExp(
  `^(?:(?:i|we)(?:['’]?m|['’]?re| am| are) )?(?:an? |the |your )?(?:[\\p{L}'’-]+ ){0,4}(?:${brand})s?(?: here)?(?:(?:,|,? (?:in|from|with|near)) [\\p{L}\\p{N}'’ -]{1,30})?$|^[\\p{L}'’ -]{2,30} here$`,
  "iu"
)

/** `Car dealership, Ohio`: who writes. */
export const isIntroduction = (text: string): boolean => {
  const said = plainly(text)
  const tells = [limiting, unfinished, wishing].every((one) => !one.test(said)) && atomsOf(said) === ""
  return introducing.test(text.trim()) && tells && !tagsOf(text).some((tag) => tag === "topic" || tag === "mark")
}
