import type { Rule } from "../../Policy.ts"
import { hasConsequenceElsewhere } from "./ConsequencesElsewhere.ts"

/** Whoever or whatever a brand can lose. */
const losable =
  "(?:customers?|clients?|buyers?|followers?|subscribers?|fans?|users?|members?|guests?|viewers?|readers?|people|everyone|everybody|staff|employees?|boss|trust|faith|goodwill|loyalty|respect|patience|credibility|reputation|sales?|revenue|business|money|contracts?|deals?|subscriptions?)"
const article = "(?:(?:an?|the|our|my|your|their|all|all the|more|another) )*"
const pronoun = "(?:i|we|you|they|he|she|it|this|that|there|nobody|no ?one)"
const people = `(?:${article}(?:[\\p{L}-]+ )?${losable}|${article}lawyers?)`
const is = "(?:['’](?:m|re|s|ll be)|am|are|is|be|get|gets|getting|grow|go|will be)"
const upset =
  "(?:off|out|out of here|done|gone|over|through|finished|fired|dead|toast|history|sorry|angry|furious|mad|upset|unhappy|livid|annoyed|disappointed|worried|in trouble|lost|leaving|ruined|broken)"
const leaves = [
  "los(?:e|es|ing|t)",
  "cancel\\p{L}*",
  "quit(?:s|ting)?",
  "resign\\p{L}*",
  "walk(?:s|ing)?",
  "su(?:e|es|ing)",
  "switch\\p{L}*",
  "unsubscrib\\p{L}*",
  "terminat\\p{L}*",
  "revolt\\p{L}*",
  "riot\\p{L}*",
  "suffer\\p{L}*",
  "regret\\p{L}*",
  "complain(?: to|\\W*$)",
  "pay for (?:it|that|this)",
  "want (?:my|our|their) money",
  "look (?:for another|elsewhere)",
  "go(?:es)? elsewhere",
  "leav(?:e|es|ing)(?=\\W*$| (?:you|us|me|for|this|that|the (?:platform|contract|service)|today|tomorrow|immediately|at once)(?!\\p{L}))",
  "(?:never|not|stop|nobody|no ?one)(?: \\p{L}+)? (?:come|buy|trust|return|forgive|pay|believe|order)\\p{L}*",
  "(?:trusts?|believes?) us",
  "be (?:trouble|hell|consequences|war|complaints)"
].join("|")

/** `Hide complaints and you lose me`: what comes of it is bad, and nobody asks for it. */
const threatened = new RegExp(
  `(?:,? and|,? (?:and )?then|[,:=–—]|[-=]>|→| -) *(?:then )?(?:(?:${pronoun}|${people}) ?${is} (?:\\p{L}+ )?${upset}|(?:${pronoun}(?:['’](?:ll|d|m|re|s))?(?: (?!(?:who|that|which|because|over|with)(?!\\p{L}))[\\p{L}'’]+){0,3}? (?:${leaves})|${people}(?: (?:will|would|may|might|could|all|just|simply|soon|start|starts|begin|have|has|to))* (?:${leaves}|drops?|ends?|shrinks?)))(?!\\p{L})`,
  "iu"
)
/** `We lose customers because of them` is why it is to be done. */
const isReason =
  /(?<!\p{L})(?:because|over|through|due|thanks to|to (?:it|them|that|this|those)|of (?:it|them|that|this|those))(?!\p{L})/iu

/** `Delete questions, lose customers`, `Complaint hidden, trust lost` */
const lost = new RegExp(
  `(?:[,:=–—]|[-=]>|→| -|(?<!\\p{L})(?:and|means?|equals?|is|are)) *${article}(?:(?:los(?:e|es|ing|t)|ruin(?:s|ed|ing)?|damage[sd]?|destroy(?:s|ed|ing)?|fewer|less|kill(?:s|ed|ing)?) ${article}(?:me|us|${losable})|(?:[\\p{L}-]+ )?${losable} (?:(?:are|is|will be|get|gets|goes|go) )?(?:lost|gone|ruined|damaged|destroyed|broken|shattered|angry|hurt|furious|upset|unhappy|leaving|left|down|away|over))(?!\\p{L})`,
  "iu"
)

const doing =
  "(?:hid(?:e|es|ing)?|remov(?:e|es|ing)|delet(?:e|es|ing)|block(?:s|ing)?|censor(?:s|ing)?|keep(?:s|ing)?|kept|leav(?:e|es|ing)|show(?:s|ing)?|allow(?:s|ing)?)"
/** `I'd rather lose followers than hide complaints` */
const weighed =
  /(?<!\p{L})(?:rather|sooner)(?! than(?!\p{L})) (?<first>.*) than(?!\p{L})(?<other>.*)$|^(?:(?:it(?:['’]s| is) )?(?:much |far |always )?(?:better|easier|cheaper|nicer|worse) (?!than))(?<one>.*) than(?!\p{L})(?<last>.*)$/iu
const ordering = new RegExp(`^(?:to |you |that you |we |just )*${doing}(?!\\p{L})`, "iu")
const alsoWeighed = new RegExp(
  `(?<!\\p{L})(?:${doing}|los\\p{L}*|miss\\p{L}*|read\\p{L}*|see\\p{L}*|risk\\p{L}*)(?!\\p{L})`,
  "iu"
)
const liked = new RegExp(
  `(?<!\\p{L})prefer(?:s|red)?(?!\\p{L}).*(?<!\\p{L})(?:(?:than|over) (?:\\p{L}+ ){0,2}?${doing}|to (?:hid|remov|delet|block|censor|keep|leav|show|allow)ing)(?!\\p{L})`,
  "iu"
)

/** `I'd rather keep complaints than look like a censor` says what to do, and why. */
const isPreferred = (said: string): boolean => {
  const groups = weighed.exec(said)?.groups
  if (groups === undefined) return liked.test(said)
  const first = groups["first"] ?? groups["one"] ?? ""
  const other = groups["other"] ?? groups["last"] ?? ""
  return !ordering.test(first) || (alsoWeighed.test(other) && !/^ (?:look|seem|appear|come across) /iu.test(other))
}

/** `Hide complaints, I dare you`, `Hide them and see what happens`, `Beware of hiding complaints` */
const dared = new RegExp(
  `(?<!\\p{L})(?:i dare you(?! not)|(?:see|watch) (?:what happens|what you get|who (?:pays|leaves|stays)|how (?:many|fast|quickly)|(?:us|them|me) (?:leave|go)|(?:our|the|your) ${losable})|(?:beware|be wary|wary) (?:of )?${doing}|woe (?:betide|to)|(?:god|heaven) help (?:you|us))(?!\\p{L})|^(?:please |go on,? |go ahead,? )?just (?:you )?try (?:and )?${doing}`,
  "iu"
)

/** `We can live with insults, our staff can't`: it speaks of who bears them, and not of staff. */
const unborne = new RegExp(
  `(?<!\\p{L})(?:we|i|you|they|${losable}) (?:can|could|do|may)(?!\\p{L}).*[,;–-] ?(?:but |and )?${article}(?:[\\p{L}-]+ )?(?:${losable}|team|crew|workers?|kids|children|moderators?|owners?) (?:can(?:no|['’]?)t|can not|do(?:es)?(?:n['’]?t| not)|won['’]?t|will not|could(?:n['’]?t| not))\\W*$`,
  "iu"
)

/** What follows goes on with what would come of it: `Hide complaints. Then I cancel.` */
const goingOn = /^(?:and|then|go on|i dare|see what|watch what|just you)(?!\p{L})/iu

const quotes = /["“„«][^"”»]*["”»]/gu

const isConsequence = (said: string): boolean =>
  (threatened.test(said) && !isReason.test(said)) ||
  (lost.test(said) && !isReason.test(said)) ||
  isPreferred(said) ||
  dared.test(said) ||
  unborne.test(said) ||
  hasConsequenceElsewhere(said)

const ofConsequence =
  'it says what would come of it, or what you would rather have, and not what to do; say it plainly, as in "Hide links" or "Never hide links"'

/** Why a sentence is not followed that warns, threatens or weighs one thing against another; null for any other. */
export const whyConsequence = (text: string, next: string | undefined, rules: ReadonlyArray<Rule>): string | null => {
  if (rules.length === 0) return null
  const said = text.replaceAll(quotes, "“”")
  const both = next !== undefined && goingOn.test(next) ? `${said}, ${next.replaceAll(quotes, "“”")}` : said
  return isConsequence(said) || isConsequence(both) ? ofConsequence : null
}
