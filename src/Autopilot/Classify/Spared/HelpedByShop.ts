import { Sieved } from "../../Expressions/Sieved.ts"
import type { TextReading } from "../../Features/Reading.ts"
import { givesNoWay } from "./GivesNoWay.ts"

const those =
  "(?:team|staff|support|service|helpdesk|help desk|shop|store|branch|office|crew|experts?|specialists?|technicians?|engineers?|advis[eo]rs?|agents?|managers?|bank|desk|counter|hotel|garage|library|people|guys|chat|hotline)"

/** Who of the shop that is spoken to did something. */
const ofShop = new Sieved(
  new RegExp(
    `\\b(?:(?:from|of|in|at|on) (?:your|ur)|(?:your|ur)) (?:(?!competitors?|rivals?|old|former)\\p{L}+ ){0,2}${those}\\b`,
    "iu"
  )
)
/** The same in one sentence to whom is spoken to, that thanks for it by a first name at the most. */
const toThem =
  /^(?:(?:[Tt]hanks|[Tt]hank you)(?: so much)?,? )?[Yy]ou (?:guys |all |really |just )?(?:helped|recovered|restored|unlocked|found|fixed|saved|repaired) [\p{Ll}\d ]+(?:[,.!]+ (?:thanks|thank you|cheers|Thanks|Thank you|Cheers)(?: so much| a lot| again)?(?: (?!\p{L}*(?:[Cc]yber|[Ff]ix|[Rr]ec|[Tt]ech|[Pp]ro|[Ss]py|[Hh]ack|[Ii]nsta))\p{Lu}\p{Ll}{1,8})?)?[\s!.]*$/u

/** What no shop is thanked for. */
const ofOthers =
  /\b(?:followers|likes|subscribers|views|husband|wife|partner|boyfriend|girlfriend|spouse|ex|rid of)\b/iu

/** That they helped whoever writes, or got something of theirs back. */
const helped =
  /\b(?:help(?:s|ed|ing)?|assist(?:s|ed|ing)?|guid(?:ed|ing)|walk(?:ed|ing)|talked|show(?:ed|ing)) (?:me|us|my \p{L}+)\b|\b(?:recovered|restored|retrieved|found|fixed|saved|unlocked|repaired|rescued) (?:all )?(?:of )?(?:my|our)\b/iu

/** What else would be wanted of whoever reads it, or what no shop gets back. */
const wanted =
  /[$£€%]|\b(?:crypto\p{L}*|bitcoins?|btc|eth|usdt|coins?|wallets?|funds?|money|savings?|invest\p{L}*|broker\p{L}*|trad(?:e|es|er|ers|ing)|forex|profit\p{L}*|earn\p{L}*|scam\p{L}*|hack\p{L}*|stolen|loans?|credit|capital|payouts?|seed|assets?|inheritance|spouse|cheat\p{L}*|spy\p{L}*|contact|reach|message (?:him|her|them)|dm|inbox|whats ?app|telegram|e-?mail (?:him|her|them)|text|look (?:up|for)|search|recommend (?:him|her|them) to|you (?:can|could|should|will|need|too))\b/iu

const longest = 200

/** Whether a customer tells that those whom they write to have helped them: `an expert from your team helped me recover my photos`. */
export const tellsOfHelp = (reading: TextReading): boolean => {
  const { written } = reading.text
  const { whole } = written
  return (
    written.length <= longest &&
    givesNoWay(reading) &&
    (ofShop.test(whole) || (toThem.test(whole) && !ofOthers.test(whole))) &&
    helped.test(whole) &&
    !wanted.test(whole)
  )
}
