import type { TextReading } from "../../Features/Reading.ts"
import type { Word } from "../../Text/Word.ts"
import { setOfWords } from "../Classification/ByWords.ts"
import { isPlainlyWritten } from "./Plainly.ts"

const polite = setOfWords("please pls plz plss plzz")
/** How somebody is written to. */
const ways = setOfWords("dm dms inbox pm msg msgs message messages whatsapp whatsap wa text email mail contact call")
/** What people write to a shop for. */
const things = setOfWords(`
price prices pricing pricelist rate rates cost costs detail details info information link links catalogue catalog list
menu size sizes colour colours color colors address location invoice tracking code voucher coupon delivery shipping
availability quote quotation
`)
/** What people have with a shop: of these alone they say my. */
const matters = setOfWords(`
dm dms inbox pm msg msgs message messages email mail order orders refund ticket request complaint booking reservation
question enquiry inquiry parcel
`)
const answers = setOfWords("reply replied respond responded answer answered response")
const gives = setOfWords("send share drop give provide forward")
const looks = setOfWords("check see look read")
const others = setOfWords(`
sir madam maam mam admin team guys hi hello hey thanks thank you u your ur me us i we my our the a an any some more full
all of on in via by to with about it is are was not no never how where what which when yet still again want need would like
can could did do will sent wrote back number numbers asap urgently and or also yes ok havent nobody ever
`)

const all: ReadonlySet<string> = new Set(
  [polite, ways, things, matters, answers, gives, looks, others].flatMap((words) => [...words])
)

/** Whoever sells has more to say. */
const mostWords = 12
/** A longer number may be a telephone's. */
const longestNumber = 6

/** Said of somebody who has something for others, and not of a customer. */
const offering =
  /\b(?:i|we) (?:give|send|share|provide|reply|respond|answer|call|text|message)\b|\bto (?:see|get|read)\b/u

const has = (words: ReadonlyArray<Word>, list: ReadonlySet<string>): boolean => words.some(({ text }) => list.has(text))

const isOfShop = (words: ReadonlyArray<Word>): boolean =>
  words.every(({ kind, text }, at) => {
    if (kind === "number") return text.length <= longestNumber && has(words, matters)
    if (kind !== "word" || !all.has(text)) return false
    return (text !== "my" && text !== "our") || matters.has(words[at + 1]?.text ?? "")
  })

/** To whoever writes, or of what they wrote. */
const isAsked = (words: ReadonlyArray<Word>, text: string): boolean => {
  const way = has(words, ways) || has(words, gives)
  if (has(words, answers)) return way || has(words, polite)
  if (has(words, looks))
    return has(words, matters) && !has(words, gives) && /\b(?:my|our|your|ur|please|pls|plz)\b/u.test(text)
  if (/\bsent\b/u.test(text)) return has(words, matters)
  if (has(words, things)) return way && (words.length === 2 || has(words, polite) || /\b(?:me|us)\b|\?/u.test(text))
  return way && (has(words, polite) || text.includes("?"))
}

const alone =
  /^(?:(?:please|pls|plz|hi|hello) )?(?:sign me up|count me in|put me down|add me(?: to (?:the|your) (?:waiting )?list)?|(?:unsubscribe me|take me off)(?: (?:from )?(?:the|your) (?:mailing )?list)?|follow up|send link|link|tracking|(?:(?:the|your) )?(?:(?:discount|promo) )?codes? (?:(?:has |have |is |are )?expired|work(?:s|ed)(?: great| perfectly| fine)?)(?: thanks| thank you)?)(?: (?:please|pls|plz|too|as well|again))*$/u
const reached =
  /^(?:(?:hi|hello|please) )?(?:who|where|how|(?:which|what) (?:number|email)) (?:do|can|should|could) (?:i|we) (?:contact|reach|call|email|write to|message|whatsapp|text|speak to|talk to)(?: (?:you|guys|someone|somebody|support|customer|service|care|on|by|via|through|at|about|whatsapp|phone|email|messenger|my|our|an|a|the|order|refund|delivery|parcel|return|please|pls))*$/u
const offered =
  /^(?:(?:is|are|there|do|you|have|any|still|the|with) )*(?:free (?:delivery|shipping|returns?|samples?|postage|trial|entry|wifi|parking|refills?)|subscribe and save)(?: (?:option|today|still|too|as well|to \p{L}+|in \p{L}+|or not|please|pls))*$/u
const sought =
  /^(?:(?:is|are|there|where|whats|what|when|which|wheres|the|a|an|any|your|next|new|still|valid) )*(?:link in (?:the |your )?bio(?: or (?:the |your )?(?:shop|story|website))?|(?:promo|discount|voucher|coupon)(?: codes?)?|giveaways?|join|dm|inbox|whatsapp)(?: (?:today|yet|still|valid|there|or not|please|pls|plz))*$/u

/**
 * Whether a customer asks a shop for something in a few plain words, or for an answer: `DM me the price`, `check my inbox
 * please`, `link in bio?`. Whoever sells asks others to write or to look, too, and says what for.
 */
export const asksShop = ({ text: { canonical, words, written }, urls }: TextReading): boolean => {
  const { whole } = written
  if (words.length > mostWords || urls.length > 0 || !isPlainlyWritten(whole)) return false
  if (alone.test(canonical) || (whole.includes("?") && [sought, reached, offered].some((form) => form.test(canonical))))
    return true
  return isOfShop(words) && !offering.test(canonical) && isAsked(words, whole.toLowerCase())
}

const bare =
  /^(?:(?:please|pls|plz|kindly|can you|could you) )?(?:check my account|dm|inbox|pm|text|(?:dm|inbox|pm|text|whatsapp|message) me|join)(?: (?:please|pls|plz))?$/u

/** Whether a few words may be a customer's as well as those of somebody who lures people away: a person looks. */
export const mayAskShop = ({ text: { canonical, written } }: TextReading): boolean =>
  isPlainlyWritten(written.whole) && bare.test(canonical)
