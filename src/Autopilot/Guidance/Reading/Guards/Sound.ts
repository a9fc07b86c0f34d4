import type { Rule, RuleTarget } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import type { Topic } from "../../Topics.ts"
import { hidingVerbs } from "../Words/Verbs.ts"

/** No comment is found for them alone: they point at something else, or join words. */
const english =
  "it|its|they|them|these|those|this|that|there|here|he|him|his|she|her|hers|we|us|our|ours|you|your|yours|i|me|my|mine|who|whom|which|what|the|a|an|of|to|at|in|on|by|for|from|with|as|and|or|but|nor|if|so|then|than|all|any|some|one|ones|each|both|same|such|is|are|was|be|been|do|does|not|too|also|just|please"
const elsewhere =
  "es|sie|ihn|ihm|ihr|ihnen|das|der|dem|diese|dieser|dieses|und|oder|le|les|lui|leur|ça|cela|ceci|ce|cette|ces|celui|celle|ceux|et|ou|lo|los|las|él|ella|ellos|eso|esto|ese|esa|esos|esas|os|isso|isto|ele|ela|eles|elas|esse|essa|esses|essas|gli|lei|loro|questo|questa|questi|queste|quello|quella|quelli|het|dat|dit|deze|hem|haar|ze|hun|je|ją|jego|jej|ich|ten|ta|tych|i|lub|bu|şu|onu|onları|bunu|bunları|ve|veya"
/** A capital tells a name: `US`, `It`. */
const pointing = new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${english}|${elsewhere})(?:[^\\p{L}\\p{N}]+|$))+$`, "u")

const aimed = "(?:aimed|directed|targeted|thrown|hurled|meant|levell?ed|pointed|addressed|intended)"
const aiming = new RegExp(`(?<!\\p{L})(?:${aimed}|aiming|targeting|towards?|against)(?!\\p{L})`, "iu")
const isAt = new RegExp(`(?<!\\p{L})${aimed} (?:at|to|towards?|against|for)(?!\\p{L})`, "iu")
/** `Außer gegen den Trainer` */
const aimingElsewhere =
  /(?<!\p{L})(?:außer|ausser|nur nicht|aber nicht|sauf|excepté|salvo|excepto|menos|exceto|tranne|eccetto|behalve|tenzij|oprócz|poza|z wyjątkiem)(?: \p{L}+){0,2}? (?:gegen|gegenüber|contre|envers|contra|hacia|contro|verso|tegen|jegens|przeciwko?|wobec|do|à|au|aux|al|a)(?!\p{L})/iu
const rude: ReadonlySet<Topic> = new Set<Topic>(["insult", "profanity", "threat", "hate"])

const isPointing = (term: string, source: string): boolean =>
  pointing.test(term) && source.includes(term) && !isNamedSo(term, source)
/** In quotes; a mark behind it is no quote. */
const isNamedSo = (term: string, source: string): boolean =>
  isToTheLetter(term.replaceAll(/[^\p{L}\p{N}\p{M} '’-]/gu, ""), source) || /^[#@]/u.test(term)

const ordering = new RegExp(`^(?:${hidingVerbs.join("|")}) \\p{L}`, "u")
/** `Keep memes, ditch gore`: the second is an order of its own, and nothing to keep. */
const isOrder = (term: string, source: string): boolean =>
  ordering.test(term) && [", ", "; ", " - ", " – ", ". "].some((mark) => source.includes(`${mark}${term}`))

const plain = (terms: ReadonlyArray<string>) => new Set(terms.map((term) => term.toLowerCase()))

/** Whether whatever one is about is of the other as well. */
export const isCovered = (rule: RuleTarget, by: RuleTarget): boolean => {
  if (by.topics.some((topic) => !rule.topics.includes(topic))) return false
  if (by.terms.length === 0) return by.topics.length > 0
  const terms = plain(by.terms)
  return rule.terms.length > 0 && [...plain(rule.terms)].every((term) => terms.has(term))
}

const ofWhole =
  "what it leaves out is all that it is about, as far as Steward can tell: both are of one kind; leave the exception out, or put the words that such comments contain in quotes"
const ofAim =
  "Steward does not tell whom an insult or a swear word is aimed at, and the exception would do nothing; leave it out, or put the words that may be said in quotes"
const ofOrder =
  "it says to keep and to hide in one sentence, and it is not clear where the one ends; write a sentence for each"
const ofNothing =
  'it does not say which comments to hide, keep or ask about; write for example "Hide links" or "Keep complaints"'

/** Why rules are not followed that could not do what they say; null where they can. */
export const whyUnsound = (rules: ReadonlyArray<Rule>): string | null => {
  for (const rule of rules) {
    const { effect, except, source, topics } = rule
    if ([rule, ...except].some(({ terms }) => terms.some((term) => isPointing(term, source)))) return ofNothing
    if (effect === "keep" && rule.terms.some((term) => isOrder(term, source))) return ofOrder
    if (except.some((one) => isCovered(rule, one))) return ofWhole
    const isAimed = ({ terms }: RuleTarget) =>
      (isAt.test(source) || topics.some((topic) => rude.has(topic))) &&
      terms.some((term) => aiming.test(term) && !isNamedSo(term, source))
    const isRude = topics.some((topic) => rude.has(topic))
    if (except.some(isAimed) || (isRude && except.length > 0 && aimingElsewhere.test(source))) return ofAim
  }
  return null
}
