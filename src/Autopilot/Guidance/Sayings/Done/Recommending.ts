import { asksToCombine } from "../../../Competitors/Combined.ts"
import { hasLeftElsewhere } from "../../../Competitors/LeftElsewhere.ts"
import { isLikedLess } from "../../../Competitors/LikedLess.ts"
import { type Doing, type HowFarDone, isAsked, marked } from "./Done.ts"
import { cheaperThere, deniedElsewhere, recommendedElsewhere, sendsElsewhere } from "./RecommendingElsewhere.ts"

const less =
  /(?:better|cheaper|nicer|faster|quicker|tastier|stronger|more \p{L}+|prefer(?:red)? (?:you|this|yours|these|it)(?: \p{L}+)?) (?:than|to|over) (?:the |any |my |what )?(?:\p{L}+ )?§|(?:not|never|no longer|stopped|avoid|don't|dont|wouldn't|won't|can't stand|hate|left|leaving|(?:came|come|coming|switched|switching|moved|moving|changed|back) (?:\p{L}+ )?from|instead of|unlike|used to (?:\p{L}+ ){1,3}|sick of|fed up with) (?:\p{L}+ ){0,3}?§|§ (?:is|are|was|were|'s) (?:\p{L}+ )?(?:rubbish|awful|terrible|worse|crap|dreadful|bad|overpriced|useless|no better|not|a joke|shit)/u
const sending =
  /(?:(?:switch|move|go|come|head|pop|run|change) (?:\p{L}+ )?(?:to|with|for|over to|back to|down to) |(?:try|get|buy|book|order|join|choose|pick|grab|use|visit|google|recommend|recommending|suggest|check out|look (?:at|up|into)|shop at|bank with|fly with|stick with|go) (?:(?:it|yours|one|them|a|an|the|some|this|that|any|from|at|with|on|through|out|my|your|their)(?!\p{L}) ?)*)§|§ (?:\p{L}+ ){0,3}?(?:instead|any day|all day|all the way|every time|wins|beats|does the same|do the same|has the same|have the same|sells? the same|for the win|ftw|(?:is|are|'s) (?:\p{L}+ ){0,2}?(?:better|cheaper|nicer|the best|superior|half the price|the one|miles better))|(?:better|cheaper|nicer|best) (?:\p{L}+ )?(?:off )?(?:at|from|with|on|by) §|(?:do|did|save) (?:yourself|yourselves|your money|urself|some money)|come over|sign up/u
const selling =
  /(?:with|through|use|using|via) (?:my|this|our|the) (?:code|link|referral)|\d ?% off|promo code|discount code|(?<!\p{L})code [\p{L}\d]*\d|https?:|www\.|(?:dm|message|msg) me/u

/** `Dell'§` */
const elided = /(?<!\p{L})(?<article>dell|all|dall|nell|sull|l|d)['’](?=§)/gu
const articles: Readonly<Record<string, string>> = { l: "", d: "de ", dall: "da ", nell: "in ", sull: "su " }

/** As competitors are read: without marks, and with a space before the name. */
const plainly = (said: string): string =>
  said
    .replaceAll(elided, (_, article: string) => articles[article] ?? `${article}a `)
    .replaceAll(/['’](?=\p{L})/gu, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}§]+/gu, " ")
    .trim()

const hasLeft = (said: string): boolean => hasLeftElsewhere(plainly(said), null) || isLikedLess(plainly(said))

const shown = (text: string, terms: ReadonlyArray<string>): HowFarDone => {
  const said = marked(text, terms)
  if (selling.test(said)) return "plainly"
  if (isAsked(text) || less.test(said) || asksToCombine(text, "") || hasLeft(said)) return "no"
  const sends = sendsElsewhere.test(said) || cheaperThere.test(said)
  return sending.test(said) || (sends && !deniedElsewhere.test(said)) ? "plainly" : "perhaps"
}

const inEnglish =
  /\b(?:recommend|promot|plugg|push|advertis|shill|endors|prais)(?:s|es|e|ing)?\b|\bplugs?\b|\b(?:recommendations?|endorsements?|promotions?) (?:of|for)\b|\btell(?:s|ing)? (?:people|others|everyone|customers|our \p{L}+|them) to (?:buy|go|use|book|try|get|switch|order|shop)\b/iu

/** `People recommending Kelda`: whoever asks about it, or comes from there, recommends nothing. */
export const recommending: Doing = {
  does: "recommend it",
  said: new RegExp(`${inEnglish.source}|${recommendedElsewhere.source}`, "iu"),
  shown
}
