import { Sieved } from "../../Expressions/Sieved.ts"
import type { TextReading } from "../../Features/Reading.ts"

const coin = "btc|eth|xrp|usdt|usdc|doge|sol|ltc|bnb|ada|trx|bitcoins?|crypto|coins?|tokens?"

/** What customers of a bank, an exchange or a betting shop have there, as texts are read: without accents. */
const matter = new Sieved(
  new RegExp(
    `\\b(?:withdr(?:aw|awal|awals|awn|ew)|deposit(?:s|ed)?|payouts?|cash ?out|bonus|free (?:spins|bet)|bet|transfer|refund|cashback|account|balance|wallet|kyc|iban|card|payment|rewards|salary|${coin})\\b`,
    "iu"
  )
)

/** What is wrong with it. */
const trouble = new Sieved(
  new RegExp(
    [
      "\\b(?:pending|stuck|missing|frozen|froze|unfreeze|locked|unlock|declined|rejected|failed|paused|suspended|on hold|expired|twice|swallowed|gone|disappeared|void(?:ed)?|still|never|waiting|wrong|forgot|limit(?:ed)? my|unsettled|tickets?|appeal)\\b",
      "\\bnot (?:yet )?\\p{L}+|n['’]?t\\b|\\b(?:cant|cannot|didnt|hasnt|havent|wont|isnt)\\b|\\bno (?:response|reply|answer|bonus|refund)\\b|\\bzero balance|\\bnothing in\\b|\\bwithout\\b|\\bnothing\\b|\\brefund .{0,20}to my (?:card|account)"
    ].join("|"),
    "iu"
  )
)

/** What such a customer goes by: the one name that may be anything. */
const known =
  /(?<!\p{L})(?:user(?: ?name)?|account name|uid|pnr|ref|reference|login)(?: (?:is|no|number))?[ :#]*[\p{L}\p{N}_.-]+/giu
const numbered = /[\p{L}\p{N}_]*\d[\p{L}\p{N}_]*/gu

/** All that is said of it. Nothing in it thanks, offers, asks to write, or speaks of anybody but the shop. */
const said = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    `${coin}|withdraw(?:al|als|n|ing)?|deposit(?:s|ed)?|payouts?|cash ?out|cash ?back|bonus|free (?:spins|bet)|bets?|slip|transfer|refund|accounts?|balance|wallet|kyc|iban|card|payments?|rewards?|salary|money|staking|sepa|swift|paypal|p|gift|loan|atm|bank|funds`,
    "dollars?|euros?|pounds?|quid|usd|eur|gbp|win|wins|won|acca|accumulator|slots?|promo|welcome|referral|bonus code|memo|tag|network|address|hash|tx|txid|confirmations?|order|number|limit|button|update|rent|tickets?|appeal|seller|screenshots?|app|site|reference",
    "pending|stuck|missing|frozen|froze|unfreeze|locked|unlock|declined|rejected|failed|paused|suspended|on hold|expired|twice|swallowed|gone|disappeared|void(?:ed)?|still|never|waiting|wrong|forgot|limited|settled|processing|processed|credited|arrived|showing|shows?|added|paid|received|released|releasing|land(?:ed)?|working|responding|answering|verified|requested|changed|confirmed|charged|taken|left|went out|withdrew|been|don['’]?t see|cant see|open|opened|closed|sent|says|ends|invited",
    "support|your (?:support|app|atm|site|team|branch|bank|side)|can (?:you|support) recover (?:it|this|them)|recover it|you can check|please help|help please|please|pls|claim|response|reply|answer|notice|lol",
    "who|i|im|ive|you|my|me|it|its|this|that|the|a|an|of|on|in|inside|to|from|for|with|without|by|at|and|but|or|as|is|are|was|were|has|hasnt|hasn|has|have|havent|haven|had|did|didnt|didn|does|doesnt|doesn|do|dont|don|isnt|isn|wasnt|wasn|wont|can|cant|cannot|no|not|nothing|none|yet|again|now|why|where|when|what|how|after|before|since|until|up|out|all|only|need|want|same|made|back|there|here|hi|hello|hey|guys|t|s|m|ve",
    "today|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|days?|weeks?|months?|hours?|minutes|ago|long|last|two|three|four|five|six|seven|ten|one|morning|night|already"
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "giu"
)
const letter = /\p{L}/u
const longest = 140

/** Whether somebody tells of trouble with their own money, and of nothing and nobody besides. */
export const tellsOfOwnMoney = ({ contact, text: { words, written }, urls }: TextReading): boolean => {
  const { whole } = written
  return (
    written.length <= longest &&
    urls.length === 0 &&
    contact.score === 0 &&
    words.every(({ kind }) => kind !== "hashtag" && kind !== "handle") &&
    matter.test(whole) &&
    trouble.test(whole) &&
    !letter.test(whole.replaceAll(known, " ").replaceAll(numbered, " ").replaceAll(said, " "))
  )
}
