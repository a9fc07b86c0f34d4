import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"

/** Whom readers are sent to, what they are promised, or what those who write beg for; no customer needs it to ask or complain. */
const luring = new Sieved(
  new RegExp(
    `\\b(?:${[
      "him|her|them|his|he|she|mr|mrs|ms|miss|sir|madam|dear|kindly|anyone|anybody|everyone|everybody|whoever|guys|friends?|y['’]?all|lets|let['’]?s",
      "if (?:you|u)|(?:you|u) (?:can|could|should|need|want|too|all)|(?<!\\b(?:i|we) )want to|wanna|ask me|ask about|message me|dm|inbox|hmu|hit me|telegram|whats ?app|signal group|snap(?:chat)?|onlyfans|nudes?|sexy?|horny|babe|handsome|beautiful|lonely|dating|single",
      "bitcoins?|crypto\\p{L}*|btc|eth|usdt|forex|nft|airdrop|hack\\p{L}*|spy|spells?|herbal|cyber\\p{L}*|seed|genuine|legit|trusted|experts?|mentors?|traders?|recommend\\p{L}*|referr(?:ed|er)|introduced|met|came across|god bless|grateful|thanks to|guaranteed?|risk free|opportunit(?:y|ies)|passive|returns? of|doubl(?:e|ed|ing)|tripled?|millions?|rich|interested",
      "subscribers?|collab\\p{L}*|promot\\p{L}*|songs?|music|remix|vlogs?|youtuber|rapper|singer|musician|sugar|casino|slots?|jackpot|viagra|weed|essays?|seo|sell|selling|sale|cheap(?:er)?|discounted|loans? (?:of|from|at)|apply now|limited|until|till"
    ].join("|")})\\b|[#@%👇👆👉]|\\p{L}\\d|\\d{6}`,
    "iu"
  )
)

const longest = 140

/** Whether a comment is short, names no way to reach anybody, and neither lures nor sends readers to anybody. */
export const luresNobody = ({ contact, text: { words, written }, urls }: TextReading): boolean =>
  written.length <= longest &&
  urls.length === 0 &&
  contact.score < 0.5 &&
  words.every(({ kind }) => kind !== "handle" && kind !== "hashtag") &&
  !luring.test(written.whole)

/** A name that could be looked for: two words in capitals inside of a sentence, or one after what leads to somebody. */
const named =
  /(?<!\p{L})(?!(?:My|Our|Your|The|This|That|Why|Where|When|How|Who|What|Is|Are|Was|Were|Can|Could|Do|Does|Did|Has|Have|Will|Would|In|On|At|And|No|Not)\b)\p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?\p{Lu}\p{Ll}+|\b(?:with|by|from|to|and|but|like|contact|follow|reach) (?!Instagram|Facebook|[A-Z]\p{Ll}+day)\p{Lu}\p{Ll}+/u

/** What may stand after what is told, and adds nothing. */
const added =
  /(?:, (?:please|pls|help|why|what now|thanks|thank you|cheers|can you|could you|can i|can we|is this|not in|no|nobody|and then|since|so)(?!\p{L})[^.,;:?!]*|, thanks for nothing)?[\s.!?]*$/iu
const broken = /[.,;:?!\n]\s/u
const greeting = /^(?:(?:hi|hello|hey|sorry|ok)(?: there| all| team)?[ ,.!]+)+/iu

/** Whether all is told in one clause, so that no offer follows what is complained of. */
export const isOneClause = ({ text: { written } }: TextReading): boolean =>
  !broken.test(written.whole.trim().replace(greeting, "").replace(added, ""))

export const namesNobody = ({ text: { written } }: TextReading): boolean => !named.test(written.whole)
