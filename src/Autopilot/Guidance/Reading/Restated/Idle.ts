import { isManners, isTalk } from "../Apart/Talk.ts"
import { isReason } from "../Speech/Reasons.ts"
import { hasMark } from "../Words/Marked.ts"
import { tokensOf } from "../Words/Tokens.ts"
import { saysNothing } from "./Acts.ts"

/** What is the same whatever they are: nothing is taken away by it. */
const whatever =
  /^(?:whether )?(?:pro|for|good|positive|nice|rude|true|right|big|old|public|serious|fair|angry|left)(?:,)? (?:or|and) (?:con|against|bad|negative|nasty|not|polite|false|wrong|small|new|private|joking|unfair|happy|right)(?: (?:it is|they are))?$|^(?:either way|both ways|whichever way|whatever (?:the|their|they|it|you|people) .+|whoever (?:it is|they are|says it|posts it|wrote it)|no matter .+|regardless(?: of .+)?|in any form|of any kind|in all cases|on either side|from either side|from both sides)$/iu
/** `Even with lots of emoji`: what widens takes nothing away. */
const widening = /^(?:and |or |but )?(?:not )?even (?:with|without|if|when|though|in|on|the|from|as|for) .+/iu
const harmless = new Set(["emoji", "capitals", "tag"])
const namesNothing = (text: string): boolean =>
  !/(?<! )\p{L}+ .*\p{Lu}|\bmention|\bname/u.test(text) &&
  tokensOf(`of ${text}`).every((token) => token._tag !== "topic" || harmless.has(token.topic))

const how =
  /^(?:not (?:that )?(?:false|wrong|bad|illegal|untrue|forbidden|a problem|a big deal|ideal)(?: (?:as such|per se|exactly|at all))?|(?:let['’]?s|please|we (?:like|want|try) to|try to|we['’]?d like to)? ?(?:keep|make) (?:it|things|this|this place|the page|our page|the comments) (?:seasonal|friendly|clean|civil|family[- ]friendly|fun|nice|safe|kind|positive|light|tidy|respectful|polite|clear|simple|short)|(?:as )?per our (?:[\p{L}-]+ )*(?:policy|rules|guidelines|standards)|in (?:accordance|line|keeping) with .+|under (?:section|paragraph|article|our) .+|(?:for (?:gdpr|privacy|legal|safety|safeguarding|compliance|data protection|obvious|regulatory) ?(?:reasons|purposes)?)|(?:yes i know|i know|obviously|of course|whatever|simple as that|that['’]?s (?:it|all)|nothing (?:else|more)|no (?:debate|discussion|exceptions?|excuses|matter what)|and so on|etc|or similar|and similar|or whatever|and the like|as always|as usual|as agreed|as discussed|for now|for the record|fyi|btw|ps))$/iu

/** It goes on about some of them. */
const ofSome =
  /^(?:is|are|do|does) |\b(?:odd|occasional|some|ones?|few|other|others|another|rest|only|except|unless|so (?:is|are|do|does|should|can))\b/iu

/** Whether a clause says nothing of what is to be done, or about what. */
export const isIdle = (clause: string): boolean => {
  if (widening.test(clause)) return !hasMark(clause) && namesNothing(clause)
  if ([how, whatever].some((one) => one.test(clause)) || isManners(clause) || saysNothing(clause)) return true
  return !ofSome.test(clause) && (isTalk(clause) || (!hasMark(clause) && isReason(clause, true)))
}

const brackets = / \((?<inner>[^()"“”#@]{2,80})\)/gu
const pronoun = /^(?:he|she|it|they|we|i|you|this|that|these|those)(?:['’]\p{L}+)?\b/iu

const behind =
  /,? (?:(?:whether )?(?:pro or con|for or against|good or bad|positive or negative|nice or nasty|true or not|serious or not|joking or not|fair or not|right or wrong|old or new|rude or not|angry or not|intentional or not)|in any form|of any kind|either way|both ways)(?=$|[,.;])/iu
/** `Never hide comments just because they are critical of prices` */
const because =
  /(?:\b(?:any |a |the )?(?:comments?|things|posts?|anything|stuff|something|reviews?) )?\b(?:just|only|simply|merely|purely|solely) because (?:they|it|someone|somebody|people|a comment|the comment)(?: is| are|['’]re|['’]s) /iu
/** `Investment talk: crypto, forex`. */
const listing =
  /(?<= (?:talk|stuff|topics?|content|comments|posts|things|words?|pitches|spam|adverts?|ads|offers|scams|subjects|chat|nonsense|sellers|names|terms|phrases|schemes|promotions?)): (?=[^:.;]+(?:,| or | and )[^:.;]+$)/iu
/** Without what only tells more of the one before it, in brackets. */
export const withoutAsides = (sentence: string): string =>
  sentence
    .replace(because, "comments that are ")
    .replace(listing, " such as ")
    .replace(behind, "")
    .replace(brackets, (whole, inner: string) =>
      (pronoun.test(inner) && isIdle(inner)) || how.test(inner) ? "" : whole
    )
