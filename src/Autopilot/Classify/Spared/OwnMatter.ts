import { once } from "#src/Ground/Once.ts"
import { MayMatch } from "../../Expressions/MayMatch.ts"
import { Sieved } from "../../Expressions/Sieved.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import { givesNoWay } from "./GivesNoWay.ts"

const matters =
  "(?:order|complaint|ticket|claim|payment|message|msg|dm|dms|e-?mail|request|booking|reservation|comment|case|refund|return|enquiry|inquiry|question|parcel|package|delivery|invoice|application|warranty|subscription|points|address|size)"

/** What people look at themselves, or show that they have it from a shop. */
const things =
  "(?:balcony|wardrobe|kitchen|bathroom|garden|living ?room|bedroom|desk|sofa|diary|calendar|phone|mail|(?:spam|junk) folder|bank|change|receipt|bike|car|tyres?|engine|levels|blood(?: pressure)?|pulse|eyes|teeth|skin|hair|feet|measurements|cart|basket|wish ?list|luggage|suitcase|boiler|meter|wifi|settings|schedule|heating)"

/** Nobody reviews these for a shop. */
const traded = "(?:[ck]r[iy]pto|trad(?:e|es|ing)|bots?\\b|broker|invest|coin|signal|loan|casino|bet)"

/** What customers ask a shop to look at, as texts are read: without accents. Accounts only where something is wrong with them. */
const asked = new RegExp(
  [
    `\\b(?:check(?: out)?|watch|look at|look into|see|read|answer|reply to|respond to|follow) (?:my|our) (?:(?:last|other|first|second|previous|open|latest) )?${matters}\\b(?! (?:history|trick))`,
    `\\b(?:check|look at|see) (?:my|our) (?:new )?${things}\\b`,
    "\\b(?:want|wanted|need|like|trying|tried) to (?:open|check(?: out)?|see|view|close|change|cancel) (?:my|our) (?:bank |savings |joint )?(?:account|cover|policy|bill|basket|statements?|booking|balance|doctor)\\b",
    "\\b(?:i|we) (?:want|need|have|had|would like|am trying|tried) to subscribe (?:for|to) (?:an?|your|the)\\b(?! channel)",
    "\\b(?:i|we) (?:will|shall|['’]ll) follow back up\\b",
    "\\b(?:look at|see|check) my (?:new )?profile (?:pic|picture|photo)\\b(?=.{0,12}\\b(?:wearing|with|in|using|that['’]?s|those are|it['’]?s|is|has) your \\p{L}+)",
    "\\b(?:review|photos?|pictures?|pics?)(?! of my| of our) (?:\\p{L}+ ){0,5}on my (?:page|profile|story|wall|feed|blog)\\b",
    `\\b(?:reviewed|tested) (?:this|that|these|those|your) (?:(?!${traded})\\p{L}+ ){1,3}on my (?:page|profile|story|wall|feed|blog|channel)\\b`,
    `\\b(?:posted|wrote|left|did) (?:a|my) review (?:of (?:this|your|the) (?:(?!${traded})\\p{L}+ ){1,3})?on my (?:page|profile|story|wall|feed|blog|channel)\\b`,
    "\\b(?:wrote|posted|blogged|talked) about your (?:\\p{L}+ ){1,3}on my (?:page|profile|story|wall|feed|blog)\\b",
    "\\b(?:please|pls) (?:share|send|post) (?:the|your) (?:recipe|pattern|sizes?|prices?|details|address|menu|ingredients|instructions|dates?|opening hours)\\b",
    "\\bvote for the \\p{L}+ one\\b|\\bhelp me get my (?:refund|parcel|order|package|ticket)\\b",
    "\\b(?:check|look at|look into) (?:my|our) account\\b.{0,40}\\b(?:locked|log ?in|blocked|charged|closed|suspended|wrong|twice|password|deleted|disabled)",
    "\\b(?:check|look at|see|read) (?:my|our) (?:review|photos?|pictures?) (?:of (?:the|your)|on (?:your (?:web)?site|trustpilot|google))\\b",
    "\\b(?:in|on) (?:the|this|your) (?:pic|picture|photo)\\b"
  ].join("|"),
  "giu"
)

const mayAsk = once(() => new MayMatch([[asked]]))

/** What somebody says who has written to the shop, and nothing else. */
const sent =
  /^(?:(?:i|we|have|ive|just|ok|okay|done|hi|hello|thanks|thank|you|a|the) )*(?:dm|dms|message|msg|email|mail|pm)(?: (?:is|has been|was))? sent(?: (?:thanks|thank|you|now|again|yesterday|today|please|with|my|order|number|to))*$|^dm attim$/u

/** Whoever wants something else of those who read it. */
export const wanted = new Sieved(
  new RegExp(
    [
      "channel|profile|\\bpage|\\bbio\\b|\\blinks?\\b|video|song|music|\\bshop\\b|\\bstore\\b|collab|promo|business|partner|invest|earn|[ck]r[iy]pto|bitcoin|profit|forex|\\btrad|loan|\\bfree\\b|follow(?:er| me| back)|\\bwin|prize|\\bwon\\b|gift|claim your|\\bsell|discount|%|cash|dollar|\\bdear\\b|sweet|handsome|beautiful|\\bbabe|\\bsexy|\\bhot\\b|nude|naked|single|telegram|whats|snap|insta|tiktok|onlyfans|subscri(?:be\\b|bers)|recover|hack|agent|expert|support team|official|selected|chosen|\\btap|click|\\bjoin|\\bdm me|message me|inbox me|\\btext me|call me|write me|contact|your (?:dm|inbox|account|message|money|bank|wallet)|ur (?:dm|inbox)|reward|bonus|voucher|giveaway|lucky|million|\\bbtc|\\beth\\b|\\busdt|thank me|interest(?:ed|ing)|requests? folder|\\bchat|saving|double|helped|\\brich|\\bmade\\b|\\d ?k\\b|\\bform\\b|winner|\\bready|tonight|lonely|husband|money|income|\\bpaid me|\\bman\\b|years ago"
    ].join("|"),
    "iu"
  )
)

const longest = 140

const courteous = /^(?:(?:hi|hello|please|pls|kindly|can you|could you)?[\s\p{P}]+)*/iu

/** Whether a comment is short and gives no way to reach anybody. */
export const isPlain = (reading: TextReading): boolean => reading.text.written.length <= longest && givesNoWay(reading)

/** Whether somebody says that they have written to the shop, and nothing else. What takes longest is asked last. */
export const tellsOfSent = (reading: TextReading): boolean =>
  isPlain(reading) && sent.test(reading.text.canonical) && !wanted.test(reading.text.written.whole)

/**
 * A comment without what a customer asks a shop to look at, which is their own or in its picture: what is left tells
 * whether anything else is wanted. Null where nothing is asked.
 */
export const withoutAsked = (reading: TextReading): TextReading | null => {
  if (!isPlain(reading)) return null
  const { whole } = reading.text.written
  if (mayAsk().in(whole.toLowerCase()) === 0) return null
  const rest = whole.replaceAll(asked, " ")
  return rest === whole || wanted.test(rest) ? null : read(rest.replace(courteous, ""))
}
