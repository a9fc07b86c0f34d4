import type { Rule, RuleTarget } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import { vague } from "../Speech/Vocabulary.ts"
import { joinedNames } from "../Words/ReadPart.ts"
import { platformNamed } from "../Words/Tokens.ts"
import { droppedWord } from "./Dropped.ts"
import { whyUnreadHead } from "./UnreadHead.ts"
import { whyDoesNothing } from "./WithinName.ts"

const ofLinks =
  "all links would be hidden, wherever they lead; name the websites, as in “Hide links to kelda.example”, or say to hide all links"
const ofAds =
  "all advertising would be hidden, whatever it is for; name what is advertised in a word or two, as in “Hide ads for handbags”, or say to hide all ads"
/** `Ads for fake designer bags`: what they are for is lost. */
const advertised =
  /\b(?:ads|adverts|advertisements|advertising|promos?|promotions?) (?:for|of|about) (?!(?:(?:the|our|my|any|all|some|their|your|a|an|youtube|yt|instagram|insta|tiktok|twitch|facebook) )*(?:other|another|rival|competing|outside|external|unrelated|random|themselves|us|me|them|it|things?|stuff|anything|everything|something|products?|services?|goods|brands?|shops?|stores?|companies|company|business(?:es)?|pages?|accounts?|profiles?|sites?|websites?|channels?|groups?|competitors?|competition|rivals?|own)\b)\p{L}/iu
const ofSwearing = "all swearing would be meant, also at nobody; to hide what is rude to people, write “Hide insults”"
const ofWord = (term: string): string =>
  `“${term}” stands in many other comments as well; put the words that such comments contain in quotes, or say what kind of comments they are`
const ofDropped = (word: string): string =>
  `“${word}” would be left out, and more be hidden than is meant; put the words that such comments contain in quotes`
const ofPlace = (term: string): string => `it is not clear what “${term}” belongs to; write a sentence for each network`
const ofTwo = "it says to hide and to keep in one list; write a sentence for each"

const ofHalf = "it is not clear what to look for of the last that it names; write a sentence for each"
const ofOnly =
  "it can be read in two ways; write a sentence for each place, one with what to hide there and one with what to keep"
/** `Don't hide links on Facebook, only on Instagram` */
const onlyElsewhere =
  /^(?:please |pls )?(?:never|do(?:n['’]?t| not)) (?:hide|remove|delete|block) [^,;]+ (?:on|in|under) [^,;]+,? (?:but )?(?:only|just) (?:on|in|under) /iu

const anywhere =
  "(?:(?:all|any|other|external|outside|foreign|third[- ]party|outbound|unknown|different|the|of|kind|sort) )*(?:web ?sites?|sites?|web ?pages?|pages?|urls?|domains?|places?|elsewhere|anything|anywhere|something|outside|whatever|stuff|platforms?)"
/** `Hide links from now on`, `hold links for me`: behind these words it is said what becomes of them. */
const ofDoing =
  "(?:to be|to review|from (?:now|today|tomorrow)|from (?:being|appearing|showing|getting)|for (?:me|us|now|good|ever|later|review|approval|moderation|the (?:team|staff|admins?|moderators?)))(?!\\p{L})"
/** `Links to other shops`: where they lead to is lost. */
const linked = new RegExp(
  `^(?!(?:please |always |just )*(?:flag|report|send|forward|pass|show|escalate)(?: on)? (?:all |any |every )?links? to (?:me|us)(?!\\p{L})).*?(?<!\\b(?:except|unless|but|than|apart|besides)(?: \\p{L}+){0,3} )\\b(?:links?|urls?|linking) (?!${ofDoing})(?:(?:that |which )?(?:go(?:es|ing)?|lead(?:s|ing)?|point(?:s|ing)?) )?(?:to|from|for|of) (?!${anywhere}(?!\\p{L}| (?!that|which|are|is|must|should|on|in|under|at|except|unless|and|or|but|please|get|go|to)\\p{L}))\\p{L}`,
  "iu"
)
const swornAt =
  /\b(?:swear(?:s|ing)?|curs(?:es?|ing)|cuss(?:es|ing)?|profanity|bad language|foul language|swear ?words?) (?:(?:aimed|directed|thrown|hurled|targeted) )?(?:at|against|towards?) (?!(?:all|least|random|nobody|no ?one|nothing|things|the (?:same|moment|end|world|weather|game|result|price|product)|first|once|night|times?|home|work)\b)\p{L}/iu
const opposed =
  /^(?:keep|leave|allow|show|hide|remove|delete|block)\s|\b(?:no|not|never|don['’]?t)\s+(?:hide|remove|delete|keep)\b/iu

const isBare = ({ terms, topics }: RuleTarget, topic: string): boolean => topics.join() === topic && terms.length === 0

const isUnquoted = (term: string, said: string): boolean => !isToTheLetter(term, said)

/** `Customers writing their policy number` is not about every number, and `the C word` about no letter. */
const isOfNothing = (term: string, said: string): boolean => {
  if (!isUnquoted(term, said) || !said.toLowerCase().includes(term.toLowerCase())) return false
  return (
    /^[\p{Script=Latin}\p{N}]$/u.test(term) ||
    vague.has(term) ||
    /^(?:numbers?|offers?|services?|requests?|deals?)$/u.test(term)
  )
}

const placed = /\b(?:on|under|in|for) (?:our |the |my )?(?:facebook|fb|instagram|insta|tiktok|youtube|threads)\b/iu
const namesPlace = (term: string): string | undefined => {
  const words = term.split(" ")
  return words.length < 2 ? undefined : words.find((word) => platformNamed(word.toLowerCase()) !== null)
}

/** `Selling coins or accounts`: what stands behind the joint is looked for as well, or nothing is. */
const isHalf = ({ terms, topics }: Rule, said: string): boolean => {
  const [term = "", more] = terms
  if (topics.length > 0 || more !== undefined || !isUnquoted(term, said)) return false
  const last = term.split(" ").at(-1) ?? ""
  const other = new RegExp(`(?<!\\p{L})${RegExp.escape(last)}(?:,? or |,? and )(?<other>\\p{Ll}{4,})\\W*$`, "iu").exec(
    said
  )
  return other?.groups?.["other"] !== undefined && !term.toLowerCase().includes(other.groups["other"].toLowerCase())
}
const joint = /(?<!\p{L})(?<one>\p{Lu}[\p{L}'’]+) & (?<other>\p{Lu}[\p{L}'’]+)/gu
/** `Fresh & Wild`: one of its words alone is in many other comments. */
const isOfJoint = (rules: ReadonlyArray<Rule>, said: string): boolean => {
  const terms = rules.flatMap((rule) => rule.terms)
  return [...said.matchAll(joint)].some(({ groups }) => {
    const halves = [groups?.["one"] ?? "", groups?.["other"] ?? ""]
    return terms.some((term) => halves.includes(term)) && !halves.every((half) => terms.includes(half))
  })
}

/** Why a rule would reach further than the words it was made of; null where it does not. */
const whyWider = (rule: Rule, said: string): string | null => {
  const { effect, except, terms, topics } = rule
  if (effect !== "keep" && isBare(rule, "links") && except.length === 0 && linked.test(said)) return ofLinks
  if (effect !== "keep" && isBare(rule, "spam") && except.length === 0 && advertised.test(said)) return ofAds
  if (effect !== "keep" && isBare(rule, "profanity") && except.length === 0 && swornAt.test(said)) return ofSwearing
  const place = placed.test(said) ? terms.map(namesPlace).find((word) => word !== undefined) : undefined
  if (place !== undefined) return ofPlace(place)
  if (effect === "keep") return null
  const order = terms.find((term) => opposed.test(term) && isUnquoted(term, said))
  if (order !== undefined) return ofTwo
  if (topics.length > 0) return null
  const dropped = droppedWord(rule, said)
  if (dropped !== null) return ofDropped(dropped)
  const nothing = terms.find((term) => isOfNothing(term, said))
  return nothing === undefined ? null : ofWord(nothing)
}

/** Why rules are not followed that reach further than the sentence; null where none does. */
export const whyTooFar = (said: string, rules: ReadonlyArray<Rule>): string | null => {
  if (rules.length > 0 && onlyElsewhere.test(said)) return ofOnly
  const [first, more] = rules
  if (first !== undefined && more === undefined && isHalf(first, said)) return ofHalf
  if (isOfJoint(rules, said)) return joinedNames
  const head = whyUnreadHead(rules, said)
  if (head !== null) return head
  for (const rule of rules) {
    const why = whyDoesNothing(rule) ?? whyWider(rule, said)
    if (why !== null) return why
  }
  return null
}
