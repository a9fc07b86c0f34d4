import type { Rule } from "../../Policy.ts"

const loved =
  /^(?:but |and |so )?(?:we|i)(?:['’]ll)?(?: (?:all|really|just|also|both|so|do|always|absolutely))* (?:love|like|enjoy|adore|value|appreciate) (?!it (?:if|when)|to (?:see|read|get|hear))[^,;:]+,?\s*$/iu
const ordering =
  /(?<!\p{L})(?:hid(?:e|den|ing)|keep|kept|leave|stay|allow(?:ed)?|remain|ask|show|visible|up|comments?|posts?|mentions?|seeing|reading|getting)(?!\p{L})/iu
const bothered =
  /(?<!\p{L})(?:do(?: not|n['’]?t)|never|stop|no need to|quit) bother(?:ing)? (?:me|us|the \p{L}+|my \p{L}+|our \p{L}+) (?:with|about|over)(?!\p{L}| (?:it|them|this|that|those|these)(?!\p{L}))/iu

const ofFeeling =
  'it tells what you like, and not what to do; if comments with that word are to stay whatever they say, put it in quotes, as in “Keep "…"”'
const ofBother = "it says what not to ask about, and not what to do; say whether to hide it or to keep it"

/** Why what only tells a wish of its writer, and names no comments, is not followed; null where it does more. */
export const whyOnlyFelt = (said: string, rules: ReadonlyArray<Rule>): string | null => {
  if (bothered.test(said) && rules.length > 0) return ofBother
  const isOfWords = rules.some(
    ({ effect, terms, topics }) => effect === "keep" && topics.length === 0 && terms.length > 0
  )
  return isOfWords && loved.test(said) && !ordering.test(said) ? ofFeeling : null
}
