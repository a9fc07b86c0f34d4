import { Likely } from "../../../Expressions/Likely.ts"

const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day"
const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec)"
const feast =
  "(?:christmas|xmas|easter|ramadan|eid|diwali|hanukkah|halloween|thanksgiving|new year(?:['’]s(?: eve| day)?)?|black friday|cyber monday)(?: (?:holidays?|weekend|week|break))?"
const hour = "(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|o['’]clock)|\\d{1,2}:\\d\\d|noon|midday|midnight)"
const day = "\\d{1,2}(?:st|nd|rd|th)?"
const date = `(?:(?:the )?${day} (?:of )?${month}|${month}(?: (?:the )?${day})?(?:,? \\d{4})?|the ${day}|${day}[./]\\d{1,2}(?:[./]\\d{2,4})?)`
const span = "(?:minutes?|hours?|days?|weeks?|weekends?|months?|years?|seasons?|summer|winter|spring|autumn|fall)"
const coming = `(?:(?:the )?(?:next|following|coming|end of(?: the)?|start of(?: the)?|beginning of(?: the)?|rest of(?: the)?) (?:${span}|${weekday}|${month})|this ${span}|today|tonight|tomorrow)`
const moment = `(?:${weekday}|${date}|${feast}|${hour}|${coming})(?: (?:morning|afternoon|evening|night|${hour}))?`
const again = `(?:${weekday}s|weekends?|weekdays|week days|week ?nights?|working days|bank holidays|public holidays|holidays)`

/** What somebody says or has done ends no time that a clock tells: `hold it until I have seen it`. */
const untilAsked =
  "(?:(?:i|we|you|he|she|they|someone|somebody|one of us|a (?:person|human)|(?:my|our|the) [\\p{L} -]{2,30}?)(?: (?:have|has|had|can|could)|['’](?:ve|s))?(?: had)?(?: a)? (?:saye?s?|said|tells?|told|seen?|saw|checks?|checked|decides?|decided|approves?|approved|looks?|looked|reviews?|reviewed|reads?|answers?|answered|confirms?|confirmed|oks?|okays?|okayed|cleared?s?|chance|time|get|gets|got)\\b|further notice|otherwise|told|asked|checked|approved|reviewed|seen|cleared|confirmed|notified)"
/** How long something of the brand goes on, which comments speak of. */
const going =
  "(?:open|opens|opened|opening|close|closes|closed|shut|lasts?|lasting|runs?|running|starts?|starting|ends?|ending|valid|available|delayed|postponed|away|wait|waits|waited|waiting|happened|took place|broke out|arrives?|arrived|came|delivered|due|back|sold out|launch(?:es|ed)?|begins?|began)"

const limits: ReadonlyArray<RegExp> = [
  new RegExp(
    `(?<!\\b${going} )(?<!\\bwhat )\\b(?:until|till|['’]til|up to and including) (?!${untilAsked})[\\p{L}\\d]`,
    "iu"
  ),
  new RegExp(
    `(?<!\\b${going} )\\b(?:on|at|over|during|every|each|only)(?: the)? ${again}(?=$|,| (?:only|please|hide|keep|ask)\\b)`,
    "iu"
  ),
  new RegExp(
    `(?<!\\b${going} )\\b(?:every|each) (?:other )?(?:${weekday}|${span}|morning|evening|night|afternoon)(?=$|,)`,
    "iu"
  ),
  new RegExp(
    `(?<!\\b${going} )\\b(?:before|after|from|as of|starting|beginning|since|by) (?:on |from )?${moment}(?: (?:on|onwards?|until .+))?(?=$|,)`,
    "iu"
  ),
  new RegExp(
    `^(?:please )?(?:on|at|from|in|over|during|before|after|by|for|as of) (?:the )?(?:${again}|${moment}),? \\p{L}`,
    "iu"
  ),
  new RegExp(
    `^(?:please )?(?:today|tonight|tomorrow|this ${span}|next ${span}),? (?:please )?(?:hide|remove|delete|keep|leave|allow|ask|no)\\b`,
    "iu"
  ),
  new RegExp(
    `^(?:please )?(?:hide|remove|delete|block|keep|leave|allow|no|ask me about|never hide|do(?: not|n['’]t) hide) (?:all |any )?(?!anything\\b|comments\\b|mentions?\\b|stuff\\b)[\\p{L}-]+ (?!(?:for|on) sale$)(?:(?:on|in|at|over|during|for) (?:(?:the|our) )?(?:${moment}|${feast}|night|daytime|nighttime|summer|winter|spring|autumn|(?:morning|afternoon|evening|sale|match|game|event|festival|holiday|exam)s?(?: (?:season|period))?)|${coming})$`,
    "iu"
  ),
  new RegExp(
    `\\bfor (?:the )?(?:(?:next|following|coming) )(?:\\p{L}+ |\\d+ )?${span}(?=$|,)|\\bfor (?:an?|one|two|three|a few|a couple of|\\d+) ${span}(?=$|,)`,
    "iu"
  ),
  new RegExp(
    `^(?:please )?(?:hide|remove|delete|block|keep|leave|allow|no|never hide|do(?: not|n['’]t) hide) (?!.*\\b(?:if|whether|when|that|saying|asking)\\b).*(?<!\\b${going}) ${coming}$`,
    "iu"
  ),
  new RegExp(
    `\\b(?:in|within|during|for|after) the first (?:few |couple of |\\d+ |two |three |four )?${span}(?: (?:of|after) [^,;]+)?(?=$|,)`,
    "iu"
  ),
  /\b(?:during|outside|outside of|after|within|in) (?:our |the )?(?:office|working|business|opening|school|shop|store) (?:hours|times)(?=$|,)/iu,
  new RegExp(
    `\\bbetween ${hour.replace("\\d{1,2}:\\d\\d", "\\d{1,2}(?::\\d\\d)?")} and ${hour.replace("\\d{1,2}:\\d\\d", "\\d{1,2}(?::\\d\\d)?")}(?=$|,| (?:hide|keep|ask)\\b)`,
    "iu"
  ),
  /\b(?:once|while|as long as|as soon as|when) (?:the|our) (?:[\p{L}-]+ ){0,2}(?:sale|promotion|campaign|event|festival|offer|match|game|show|launch|tour|competition|giveaway)(?: is|['’]s) (?:on|over|live|running|done|finished|through)\b/iu
]

const likely = new Likely(limits, (limit) => limit)

const quotations = /["“„«][^"“”„«»]*["”»]/gu

export const untimed = "Steward cannot follow times; write it when it is to count and take it out afterwards"

const deadline =
  /(?<=\b(?:to|with|by) (?:me|us|the office|(?:our|my|the) (?:\p{L}+ )?(?:team|manager|office|boss|lawyers?))),? (?:(?:with)?in (?:the|an?|one|two|three|\d+) (?:minutes?|hours?|(?:working )?days?)|the same (?:day|hour)|(?:by|before) (?:the )?(?:end of (?:the )?(?:(?:working |business )?day|shift|week)|close of business|cob|eod|tonight|noon|midnight)|as soon as (?:you (?:see|spot|find|get) (?:it|them|one|any)|(?:it|they|one) (?:comes?|appears?|is|are|shows?)(?: (?:in|up|posted))?)|the (?:moment|minute|second|instant) (?:you (?:see|spot|find|get) (?:it|them|one|any)|(?:it|they|one) (?:comes?|appears?|shows?)(?: (?:in|up))?)|first thing|day or night|24\/7)(?=$|[,.;!])/iu

/** Without how soon somebody wants to be asked, which is at once: `flag rats to us within the hour`. */
export const withoutDeadline = (sentence: string): string => sentence.replace(deadline, "")

/** Whether it is to count for a time only. */
export const isForATime = (sentence: string): boolean => {
  const said = withoutDeadline(sentence)
    .replaceAll(quotations, "“”")
    .replace(/(?<![ .!])[ .!]*(?:,? (?:please|thanks)[ .!]*)?$/iu, "")
  return likely.find(said, (limit) => limit.test(said)) !== undefined
}
