import type { Rule } from "./Policy.ts"
import type { Topic } from "./Topics.ts"

/** Said of a person, who is seldom called what they do. */
const ofPersons: ReadonlySet<Topic> = new Set<Topic>(["sexual", "bodies"])

const role =
  /^(?:our |the |female |male |young |women |woman )*(?:presenters?|hosts?|hostess(?:es)?|models?|actors?|actress(?:es)?|athletes?|players?|staff|team|employees?|workers?|girls?|women|woman|ladies|customers?|guests?|teachers?|trainers?|coach(?:es)?|instructors?|dancers?|singers?|artists?|streamers?|drivers?|nurses?|waitress(?:es)?|bartenders?|baristas?|people|members?|colleagues?|interns?|anchors?|reporters?|moderators?|cheerleaders?|performers?|volunteers?|students?|influencers?|ambassadors?)$/iu

/** Whoever says so complains. */
const complaining: ReadonlySet<Topic> = new Set<Topic>(["delay", "faulty"])

const isOf = ({ terms, topics }: Rule, ...asked: ReadonlyArray<Topic>): boolean =>
  terms.length === 0 && topics.length === asked.length && asked.every((topic) => topics.includes(topic))

/** `Coupon codes`: whoever posts one is meant, and nobody who asks for one. */
const codes =
  /\b(?:codes?|coupons?|vouchers?)\b|codes? promo|(?:rabatt|gutschein)code|gutschein|c[óo]digos?|cup[oó]n|cupom|cupons|codic[ei]|buon[oi]|kortingscode|bonnen|kod[yów]*\b|kupon|kodu|kodlar|コード|クーポン|코드|쿠폰|كود|أكواد|كوبون|कोड|कूपन/iu
const asked =
  /\b(?:request|ask|begg|hunt|question|want)|frag|demand|pregunt|pedid|pergunt|chied|domand|vrag|pyta|prośb|sor|質問|질문|سؤال|أسئلة|सवाल/iu
const codeWords = /\b(?:code|(?:coupon|voucher)(?! codes?\b))(?=s?\b)/giu
/** A discount that is spoken of is no code: the words for one have to be there as well, where guidance says them in English. */
const codeWordsIn = ({ source }: Rule): ReadonlyArray<string> => [
  ...new Set(Array.from(source.matchAll(codeWords), ([word]) => word.toLowerCase()))
]
const ofCodes = (rule: Rule): boolean =>
  rule.effect === "hide" && isOf(rule, "discount") && codes.test(rule.source) && !asked.test(rule.source)

/** What comments that are the first say and nothing else, as guidance quotes them. */
const firsts = /^(?:first!+|1st!*|first comment!*)$/iu

const ofAll = (words: RegExp, terms: ReadonlyArray<string>): boolean =>
  terms.length > 0 && terms.every((term) => words.test(term.trim()))

/** A role, or staff in all the words that there are for it. */
const isOfRole = (terms: ReadonlyArray<string>): boolean =>
  ofAll(role, terms) || (terms.includes("staff") && terms.includes("employee"))

/**
 * `Sexual remarks about our presenter`: whoever makes one calls her by her name or by none. `Hide "first!"`: that, and
 * any other way to say it. `Complaints about delays`: that nothing came is one. Nothing else is kept by it that was not.
 */
export const meantAtLarge = (rule: Rule): ReadonlyArray<Rule> => {
  const { terms, topics } = rule
  if (topics.includes("negative") && topics.some((topic) => complaining.has(topic)))
    return [{ ...rule, topics: topics.filter((topic) => topic !== "negative") }]
  if (isOf(rule, "negative", "quality")) return [rule, { ...rule, topics: ["faulty"] }]
  if (rule.effect === "keep") return [rule]
  if (ofCodes(rule) && !rule.except.some((one) => one.topics.join() === "question" && one.terms.length === 0))
    return [{ ...rule, terms: codeWordsIn(rule), except: [...rule.except, { topics: ["question"], terms: [] }] }]
  if (isOfRole(terms) && topics.length === 1 && topics.every((topic) => ofPersons.has(topic)))
    return [{ ...rule, terms: [] }]
  return topics.length === 0 && ofAll(firsts, terms) ? [rule, { ...rule, topics: ["early"], terms: [] }] : [rule]
}
