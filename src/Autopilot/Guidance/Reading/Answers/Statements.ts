import { namesProtected } from "../Words/NamesProtected.ts"
import { isStatementElsewhere } from "./StatementsElsewhere.ts"

const number =
  "(?:[$€£]?\\d[\\d.,]*(?: ?%)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|an?|half an?|several)"
const amount = `(?:(?:about|around|up to|usually|normally|typically|only|just|between|within|at least|less than|under|over|from|roughly|approximately|no more than) )*${number}(?![\\p{L}'’])`
const lasting = `${amount}(?: (?:to|or|and|[-–]) ${number})?(?: [\\p{L}-]+){0,2}? (?:minutes?|hours?|days?|weeks?|months?|years?|seasons?|while)`
const figure = "(?:(?:about|around|up to|only|just|within|from) )*[$€£]?\\d"
const often = "(?:(?:usually|normally|typically|always|currently|now|also) )?"
/** Where it goes to, or for what: no word of it may be a verb. */
const whither = "(?: (?:to|in|within|from|for|on|by|over|under|above|of|outside) (?:[\\p{L}\\p{N}’'€$£.-]+ ?){1,5}?)?"
const free = "(?:free(?! to\\b)|included|tracked|insured|possible|available)"

const shipping =
  "(?:(?:the|our|all|standard|express|free|international|domestic|home|normal|regular|economy|same[- ]day|next[- ]day|worldwide) )*(?:shipping|delivery|deliveries|postage|shipments?|returns?|exchanges?|refunds?|repairs?|alterations|engraving|installation|gift wrapping|pick[- ]?up|click (?:and|&) collect)"
const cover =
  "(?:(?:the|our|every|all|each|your|a) )?(?:[\\p{L}-]+ )?(?:warrant(?:y|ies)|guarantees?|gift ?cards?|vouchers?|memberships?|subscriptions?|passes)"
const orders = "(?:all )?(?:orders?|purchases?|parcels?|packages?|baskets?)"
const product = "(?:[Tt]he|[Oo]ur|[Aa]ll(?: of)?(?: the| our)|[Ee]very|[Ee]ach) (?:[\\p{L}\\p{N}’'-]+ ){1,4}?"
const material =
  "(?:made (?:of|from|in|with|by|out of)|(?:100 ?% )?(?:waterproof|water-?resistant|water-?repellent|windproof|washable|machine[- ]washable|dishwasher[- ]safe|vegan|organic|handmade|hand-made|recyclable|compostable|fragrance[- ]free|gluten[- ]free|sugar[- ]free|unisex|reversible|rechargeable)|(?:available|sold|sold out|back|in stock|out of stock)(?: (?:in|at|on|from|until|again)\\b)?|true to size)"

const statements: ReadonlyArray<RegExp> = [
  `${shipping}${whither} ${often}(?:(?:takes?|lasts?) ${lasting}|(?:costs?|starts? (?:at|from)) ${figure})(?![\\p{L}’']).*`,
  `${shipping}${whither} ${often}(?:is|are) (?:${often}${free}|${figure}|(?:made|handled|sent|shipped|processed|accepted) (?:within|by|from|with|in) .+)(?: .*)?`,
  `${cover}${whither} ${often}(?:covers?|lasts?|runs? for|(?:is|are) (?:good|valid)(?: for)?|(?:is|are)) ${lasting}.*`,
  `${cover} ${often}(?:covers?|includes?) .+`,
  `${orders} (?:over|above|under|below|from|of|placed|up to|to|before|after) (?:[\\p{L}\\p{N}’'€$£.,-]+ ?){1,6}? ${often}(?:ships?|(?:is|are|get)(?: all)? (?:free|sent|shipped|dispatched|delivered|packed)|arrives?|leaves?|takes?|costs?|qualif(?:y|ies) for free)(?: .*)?`,
  "free (?:shipping|delivery|returns|exchanges|postage) (?:on|for|over|from|within|to|in|above) .+",
  `(?:the |our )?sizes? (?:xs|s|m|l|x+l|\\d+)(?: (?:to|and|or|-) (?:xs|s|m|l|x+l|\\d+))? ${often}(?:fits?|suits?|is|are|equals?|corresponds? to|measures?|runs?) .+`,
  `(?:our |the )sizes (?:fit|run|go|come) .+`,
  `${product}(?:is|are) ${often}${material}(?: .*)?`,
  `${product}${often}(?:weighs?|measures?|holds?) ${figure}.*`,
  `${product}${often}(?:comes? (?:in|with)|runs? (?:small|large|big|wide|narrow|true)|fits? (?:true|up to|sizes?)) ?.*`,
  "(?:you|customers|guests|visitors|members) (?:can|may) (?:also )?(?:return|exchange|send back|pay|order|pick up|collect|track|pre-?order|rent|buy) (?!to\\b)(?:.+ )?(?:within|with|by|in|at|online|for|from|until|up to|via|through|free)(?: .+)?",
  `we (?:do not|don['’]t|cannot|can['’]t|no longer) (?:currently )?(?:ship|deliver|sell (?!out)|stock|repair|rent) ?.*`,
  `we (?:also |only |now |currently |usually |always )*(?:ship|deliver|dispatch|refund|exchange|repair|charge (?:for|no|nothing|[$€£]?\\d)|manufacture).*`
].map((one) => new RegExp(`^${one}$`, "iu"))

/** Who says one of these speaks of comments, of who writes them, or of what is to be done. */
const ofComments =
  /\b(?:comment\p{L}*|post|posts|posted|repl(?:y|ies)|questions?|people|someone|somebody|anyone|everyone|trolls?|spam\p{L}*|links?|mention\p{L}*|swear\p{L}*|rude\p{L}*|insult\p{L}*|haters?|moderat\p{L}*|chats?|threads?|feeds?|memes?|ourselves|discuss\p{L}*|abus\p{L}*|jokes?|jok(?:ing|ers?)|complain\p{L}*|reviews?|hid(?:e|es|den|ing)|delet\p{L}*|remov\p{L}*|block\p{L}*|bann?\p{L}*|allow\p{L}*|ask|asks|asked|asking|please|should|must|unless|except|if|so|but|never|instead|welcome|want\p{L}*|hate|hates|love|fine|ok|okay|off limits|competit\p{L}*|rivals?|keep|leave|let|stay|stays|don['’]?t (?:be|touch|say)|be|topics?|us|me)\b/iu
const longest = 200

/** Whether a sentence tells something of the brand in plain words, and no word of it may be meant of comments. */
export const isStatement = (sentence: string): boolean => {
  const said = sentence.trim().replace(/[.!。]+$/u, "")
  if (said.length > longest || /[?;"“”]/u.test(said)) return false
  if (isStatementElsewhere(said)) return true
  if (said.includes(":")) return false
  return statements.some((one) => one.test(said)) && !ofComments.test(said) && !namesProtected(said)
}

const ofBrand =
  /(?<!\p{L})(?:shipping|delivery|postage|returns?|refunds?|warranty|guarantee|sizes?|opening hours|prices?|stores?|shops?|gift cards?|versand|lieferung|rückgaben?|garantie|livraison|retours?|envíos?|devoluciones|garantía|spedizion[ei]|resi|garanzia|entregas?|devoluções|levering|bezorging|dostaw[ay]|zwroty|gwarancja|kargo|iade\p{L}*|garanti)(?!\p{L})/iu
const instructing =
  /^(?:please |always |never |don['’]?t |do not )*(?:hide|keep|ask|delete|remove|block|allow|leave)\b/iu
const whatAFactIs =
  "a fact about your brand, from which replies to questions are drafted, is read where it is said plainly, as in “Shipping to Norway takes three days.”"
const unclear = /^(?:it is not clear what|it does not say|it only tells|Steward cannot follow times)/u

/** Of a sentence that may tell something of the brand, also what is read as a fact. */
export const orAsFact = (sentence: string, why: string): string =>
  unclear.test(why) && ofBrand.test(sentence) && !instructing.test(sentence) && sentence.length <= longest
    ? `${why}; ${whatAFactIs}`
    : why
