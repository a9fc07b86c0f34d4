import type { Rule, RuleTarget } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import { adjectives, interjections } from "./Adjectives.ts"

const inQuotes = "put the words of such comments in quotes, or name a kind of them, such as insults or complaints"
const ofWord = (term: string): string =>
  `“${term}” is an everyday word; put it in quotes to hide every comment with it, or name a kind of comments, such as insults or complaints`
const ofComparison =
  'no word tells who compares from who only names the other; write "Our competitors are …" to hide who recommends one, or "Ask me about …" to decide yourself'
const ofManner = (word: string): string =>
  `Steward does not tell which of them are ${word}, and all of them would be hidden; ${inQuotes}`
const ofException =
  "the exception tells how a comment is, which Steward cannot see; name the words or the kinds of comments that are left out"
const ofOthers =
  "it is not clear whether what stands behind the “not” is to be hidden as well; write a sentence for each part"
const ofGoods =
  "Steward does not tell what somebody swears about, and would only look for that very word; leave it out, or put the words that such comments contain in quotes"
const ofAnswer = "it answers what another sentence asks; say in one what to hide, what to keep or what to ask about"

const before = "(?<![\\p{L}\\p{N}])"
const behind = "(?![\\p{L}\\p{N}])"
/** What is said goes up to here. */
const onward = "(?:(?! about | mention)[^,;.:])*?"
const saying =
  "(?:say|says|saying|said|claim|claims|claiming|think|thinks|thinking|complain|complains|complaining|moan|moans|moaning)"
const being =
  "(?: (?:is|are|was|were|am|be|being|gets?|got|looks?|looked|tastes?|tasted|feels?|felt|sounds?|sounded|smells?|seems?)|['’](?:s|re|m))"
const degrees = "(?: (?:too|so|very|really|quite|all|just|always|only|totally|a bit|an?|the|such|never|not|pretty))*"

/** Without one of these nothing is reported, and no expression has to be made for the word. */
const reporting = new RegExp(`${before}(?:${saying}|call|tell)`, "iu")

/** How a sentence tells what others say, think or are told, with the word as what is said of something. */
const reported = (word: string): RegExp =>
  new RegExp(
    `${before}(?:${saying}${onward}${being}${degrees}|${saying}(?: that)? (?:they|we|you|he|she|it|i|people)(?: \\p{L}+ly)?|call(?:s|ing|ed)?(?: (?!for |out )\\p{L}+){1,4}|tell(?:s|ing)?(?: \\p{L}+){1,3} to) ${word}${behind}`,
    "iu"
  )

const naming = /(?<!\p{L})(?:words?|terms?|phrases?|expressions?|hashtags?|names? of|called|spelt)(?!\p{L})/iu

/** A pattern of a term in which any mark may stand for another: `don’t` for `don't`. */
const withAnyMarks = (word: string): string => word.replaceAll(/[^\p{L}\p{N} ]/gu, ".")

/** A single word that the sentence has neither in quotes nor as a name. */
const isBare = (term: string, said: string): boolean => {
  if (!/^\p{L}+$/u.test(term) || isToTheLetter(term, said)) return false
  const found = new RegExp(`${before}${term}${behind}`, "iu").exec(said)
  return found !== null && (found.index === 0 || /^\p{Ll}/u.test(found[0]))
}

const isSaid = (term: string, said: string): boolean => {
  const isReported = reporting.test(said)
  const isOfManner = adjectives.has(term.toLowerCase()) && !naming.test(said)
  if ((!isReported && !isOfManner) || !isBare(term, said)) return false
  return isOfManner || reported(term).test(said)
}

const calledOn = new RegExp(`^(?:(?:oh|my|good|dear|sweet) )*${interjections}$`, "iu")
/** `God no`, which answers a question. */
const isCalledOn = (term: string, said: string): boolean =>
  calledOn.test(term) &&
  !isToTheLetter(term, said) &&
  new RegExp(`^(?:(?:oh|my|good|dear|sweet) )*${RegExp.escape(term)}(?: god| lord)?,? no${behind}`, "iu").test(said)

const termsOnly = ({ terms, topics }: RuleTarget): boolean => topics.length === 0 && terms.length > 0

const compared = /(?<!\p{L})compar(?:e|es|ed|ing|isons?)(?!\p{L})/iu
const goods =
  /^(?:(?:the|our|my|your|this) )?(?:products?|goods|stuff|things?|items?|brand|company|business|shop|store|service|range|merch(?:andise)?)$/iu
const swearing: ReadonlySet<string> = new Set(["profanity", "insult"])

const asked = /(?<!\p{L})(?<how>[\p{L}-]+) (?:questions?|queries|conversations?|chats?|discussions?)(?!\p{L})/giu

/** `Dumb questions`: which of them are is not told. */
const mannerIn = ({ terms, topics }: Rule, said: string): string | null => {
  const isOfAll = terms.length === 0 && topics.join() === "question"
  for (const { groups } of said.matchAll(asked)) {
    const how = groups?.["how"]?.toLowerCase() ?? ""
    const isLost = isOfAll || (terms.length === 1 && /^(?:conversation|chat|discussion)s?$/u.test(terms[0] ?? ""))
    if (isLost && adjectives.has(how)) return how
  }
  return null
}

/** `About cats, not about dogs`: both would be hidden. */
const notOthers = (rules: ReadonlyArray<Rule>, said: string): boolean =>
  rules.length > 1 &&
  rules.every(({ effect }) => effect === "hide") &&
  rules.some(({ terms }) =>
    terms.some((term) =>
      new RegExp(
        `, (?:and |but )?not (?!even )(?:(?:about|for|on|those|the|ones|with|from) )*(?:\\p{L}+ ){0,2}${withAnyMarks(term)}${behind}`,
        "iu"
      ).test(said)
    )
  )

const ofSeveral = "it is not clear how the names belong together; write a sentence for each of them"

/** `Granite Peak or Fjellvik` are two, and no comment has both side by side. */
const isOfSeveral = ({ terms }: Rule, said: string): boolean =>
  terms.some((term) => {
    const words = term.split(" ")
    return words.some(
      (_, at) => at > 0 && said.includes(`${words.slice(0, at).join(" ")} or ${words.slice(at).join(" ")}`)
    )
  })

const whyNotOf = (rule: Rule, said: string): string | null => {
  const { effect, except, terms, topics } = rule
  if (isOfSeveral(rule, said)) return ofSeveral
  if (effect === "hide" && except.some((one) => termsOnly(one) && one.terms.some((term) => isSaid(term, said))))
    return ofException
  if (
    topics.some((topic) => swearing.has(topic)) &&
    terms.length > 0 &&
    terms.every((term) => goods.test(term) && !isToTheLetter(term, said))
  )
    return ofGoods
  const manner = effect === "hide" ? mannerIn(rule, said) : null
  if (manner !== null) return ofManner(manner)
  if (!termsOnly(rule) || effect === "keep") return null
  if (terms.some((term) => isCalledOn(term, said))) return ofAnswer
  if (effect === "ask") return null
  const word = terms.find((term) => isSaid(term, said))
  if (word !== undefined) return ofWord(word)
  return compared.test(said) && !terms.some((term) => compared.test(term) || isToTheLetter(term, said))
    ? ofComparison
    : null
}

/**
 * Why rules are not followed that come to a single everyday word, or to all of a kind of which the sentence means some:
 * null where they mean no more than it does.
 */
export const whyTooWide = (said: string, rules: ReadonlyArray<Rule>): string | null => {
  if (notOthers(rules, said)) return ofOthers
  for (const rule of rules) {
    const why = whyNotOf(rule, said)
    if (why !== null) return why
  }
  return null
}
