import { isOfThing } from "../../Languages/ForeignThings.ts"
import type { Rule } from "../../Policy.ts"

/** `Nno`: what may be a no with a slip of the finger in it is no word to look for. */
const nearNo = /^(?:n+o+n?|on|nn?[ãa]+o+|n+i+e+|n+i+c+h+|nciht|nihct|neit|nite|n+i+e+t+|pasp|aps|nunac|jaamis)$/iu
const hasNearNo = (rules: ReadonlyArray<Rule>): boolean =>
  rules.some(({ terms }) => terms.some((term) => !isOfThing(term) && term.split(" ").some((word) => nearNo.test(word))))

/** Comments themselves, as guidance calls them in a language that is like the one it is read in. */
const comments =
  /^(?:coment[áa]rios?|commentaires?|comment[io]|kommentar(?:en?)?|reacties?|komentarz\p{L}*|yorum\p{L}*|comments?)$/iu
const looksForComments = (rules: ReadonlyArray<Rule>): boolean =>
  rules.some(({ terms }) => terms.some((term) => comments.test(term)))

/** What is left of `another restaurant` where a restaurant is what the brand is. */
const others =
  /^(?:(?:ال)?(?:ثاني[ةه]?|تاني[ةه]?|[آا]خر|[أا]خر[يى])|inn(?:y|a|ą|e|ego|ej|ych)|autres?|otr[oa]s?|outr[oa]s?|altr[oiae]|ander(?:e[nrms]?|en)?|başka|diğer|दूसर[ेाी]|अन्य|dusre|doosre)$/iu
const looksForOthers = (rules: ReadonlyArray<Rule>): boolean =>
  rules.some(({ source, terms }) => terms.some((term) => others.test(term) && !/["“„«]/u.test(source)))

/** Whether what is looked for is no word that anybody names. */
export const looksForNoWord = (rules: ReadonlyArray<Rule>): boolean =>
  hasNearNo(rules) || looksForComments(rules) || looksForOthers(rules)
