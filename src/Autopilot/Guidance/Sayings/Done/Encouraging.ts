import { type Doing, type HowFarDone, isAsked, marked } from "./Done.ts"

const against =
  /(?<!\p{L})(?:died|dies|killed|kills|killer|lost (?:my|our|his|her|a)|victims?|survivors?|survived|sober|recover(?:y|ed|ing)|arrested|charged|prison|jail|jailed|police|helplines?|hotline|awful|disgusting|appalling|horrific|horrible|tragic|sad|wrong|evil|sick of|stop|stopped|against|ban|banned|report|reported|never|don't|dont|do not|shouldn't|nobody should|no one should|scared|dangerous|danger|worried|struggl\p{L}+|help me|i've been|i have been|i want to|i don't want|charity|campaign|awareness|rip|condolences)(?!\p{L})/u
const urging =
  /(?:^|[.!,;:\n] ?)(?:just|go on|go ahead|honestly|everyone|everybody|you should|u should|y'all should|why not|try|do it|get|go|come on|cmon|hurry up and|please)(?!\p{L})|(?<!\p{L})(?:who cares|no harm|nothing wrong with|nobody (?:gets|got) hurt|it's fine|its fine|is fine|are fine|totally fine|perfectly fine|no big deal|harmless|overreact\p{L}*|everyone does|everybody does|we all do|best (?:thing|feeling|way|fun)|so (?:fun|cool)|is (?:fun|cool|sexy|beautiful|based|awesome|great)|do it|you should|u should|deserve[sd]? it|had it coming|(?:more|need) (?:of )?(?:that|this)|goals|legend|hero|kys)(?!\p{L})/u

const shown = (text: string): HowFarDone => {
  const said = marked(text, [])
  if (against.test(said) || isAsked(text)) return "no"
  return urging.test(said) ? "plainly" : "perhaps"
}

/** `Comments that encourage drink driving`: whoever lost somebody by it encourages nobody. */
export const encouraging: Doing = {
  does: "encourage it",
  said: /\b(?:encourag|glorif|glamou?r|promot|normali[sz]|celebrat|condon|incit|urg|advocat|justif|romantici[sz]|cheer|prais|defend|excus|trivialis|trivializ|play)(?:e|es|s|y|ies|ying|ing|ise|ize|ising|izing|ises|izes)?(?: (?:people|others|kids|anyone|each other|us|them|on|down))?\b/iu,
  shown
}
