import type { Rule } from "../../Policy.ts"

const limited =
  /^(?<head>.*?)(?:,? but)?(?:,? (?:only|just))? ?\b(?:(?:(?:if|when|where|unless|as long as) (?:they|it|he|she|people|someone|somebody|anyone|these|those|the comments?)|that|which|who|those)(?: also)? (?:names?|mentions?|contains?|includes?|refers? to|talks? about|tags?|speaks? of|(?:is|are) about)|(?:those |the ones )?(?:naming|mentioning|referring to|tagging)) [^,;.]*?,? ?\b(?:such as|like|for example|for instance|e\.?g\.?|say),? (?=["“\p{Lu}])/u
/** What is limited names nothing but comments: what it mentions is all there is. */
const ofAny =
  /^\W*(?:(?:please|pls|hide|remove|delete|block|ask|me|us|about|a|an|any|all|the|comments?|posts?|messages?|replies|anything|something|everything|it|them)\b\W*)*$/iu

const why =
  "it is not clear whether all that mentions the example is meant; write what the comments say and the names in one, as in “Hide insults that mention Jenny or Paul”"

/** `Hide insults, but only when they mention a colleague such as Jenny`: the insults are lost; null where nothing is. */
export const whyOfInstances = (rules: ReadonlyArray<Rule>, said: string): string | null => {
  const head = limited.exec(said)?.groups?.["head"]
  if (head === undefined || ofAny.test(head)) return null
  return rules.some(({ terms, topics }) => topics.length === 0 && terms.length > 0) ? why : null
}
