import { Sieved } from "../../Expressions/Sieved.ts"
import type { TextReading } from "../../Features/Reading.ts"

/** How people ask what they can do with a profile of their own; texts are read as words in lower case. */
const asked = new RegExp(
  "^(?:(?:hi|hello|hey|guys|please|so|and) )*(?:how (?:do|can|would|to)(?: (?:i|we|you))?|can (?:i|we)|is there a way to|is it possible to|where (?:do|can) i|am i able to) " +
    "(?:put|add|make|hide|delete|change|edit|remove|set|update|close|deactivate|lock|rename|enter|use|cancel|upload|switch|verify) " +
    "(?:(?:a|an|the|my|our|one|two|three|more|second|another|new|old|picture|photo|name|username|birthday|email|links?|sponsor|fundraising|shop|page|to|on|in|of|from|private|public) )*" +
    "(?:profile|account|page|bio|(?:referral|promo|discount|invite|voucher|gift) code)" +
    "(?: (?:from|to|on|in|at|with|for|my|our|the|your|private|public|invisible|ex|boss|hidden|again|completely|permanently|forever|please|thanks|app|site|website|settings|profile|page|bio|link|picture|checkout|order|first|here|now))*$",
  "u"
)

/** How people ask whether others have a code. */
const wanting =
  /^(?:has|have|does|did|do|is|are) (?:any(?:one|body)|some(?:one|body)|you(?: guys)?|there) (?:here )?(?:got |have |know )?(?:a|any|of a|of any) (?:\p{L}+ )?(?:referral|promo|discount|invite|voucher|student) codes?(?: (?:for|at|on|in|the|this|your|app|site|shop|first|orders?|new|customers?|please|i|im|am|about|to|sign|up|thanks|that|works?|still|valid|today|left))*$/u

/** Their page is on their profile, and what is given there goes to the account that they write to. */
const raised = new Sieved(
  /\b(?:fund ?rais\w*|sponsor(?:ship)?|donation|just ?giving) (?:page |link )?(?:is |[’']s )?(?:in|on) my (?:bio|profile|page)\b/iu
)
const given =
  /\b(?:for|to) (?:you|your|u)(?: (?:guys|lot|all|charity|hospice|cause|work|team))?(?=$|[\s\p{P}]*(?:$|,|\.|!| on\b| if\b| this\b| next\b| in\b| and\b|\p{Extended_Pictographic}))/iu
/** Whoever begs for themselves. */
const begging =
  /\bmy (?:son|daughter|mum|mom|mother|dad|father|wife|husband|brother|sister|baby|child|kids?|family|surgery|operation|rent|school|studies|dream|music|business|band|debts?)\b|\bhelp (?:me|us|my|our)\b|[$€£]\s?\w*tag|cash ?app|paypal|crypto|bitcoin|win|earn/iu

const longest = 160

/** Whether somebody asks about a profile or a code of their own, or raises money for the account, and offers nothing. */
export const isOfOwnProfile = ({ contact, text, urls }: TextReading): boolean => {
  const { canonical, words, written } = text
  if (written.length > longest || urls.length > 0 || contact.score > 0) return false
  if (words.some(({ kind }) => kind === "handle" || kind === "hashtag")) return false
  const { whole } = written
  return (
    asked.test(canonical) ||
    wanting.test(canonical) ||
    (raised.test(whole) && given.test(whole) && !begging.test(whole))
  )
}
