import { topicNamed } from "../Topics.ts"
import { spelt } from "./Misspellings.ts"
import { tokensOf } from "./Tokens.ts"
import { conditionalVerbAt } from "./Verbs.ts"

/** Why a brand wants something, behind what it wants: `because …`, `our boss …`, `we're a punk brand`. */
const reason =
  /(?:[,;–—-]+\s*(?:because|since (?:we|they|it|our|people|that)|as (?:we|they|it) (?:are|is)|cause|cuz|we|they|it|that|those|these|this|our|my|i)|\s+\(?(?:because|cuz|so(?: that)? (?:we|i|people|everyone|others|customers)))\b(?:['’](?:re|s|m|ve|d))? ?(.*)$/iu

/** They limit or turn round what stands before them, so that it is no reason. */
const limiting =
  /\b(?:not?|never|nothing|none|only|just|unless|except|but|if|when|until|while|then|else|hide|keep|ask|allow|allowed|ok|okay|fine|welcome|stay|go|gone|on|under)\b|n['’]t\b/iu

/** Fewer words stand beside a name: `Anna, our founder`. */
const shortest = 3

const saysNothing = (why: string): boolean => {
  const tokens = tokensOf(`of ${why}`)
  return (
    !limiting.test(why) &&
    why.split(" ").length >= shortest &&
    tokens.every((token, at) => token._tag === "word" && conditionalVerbAt(tokens, at) === null) &&
    why.split(" ").every((word) => topicNamed(word.toLowerCase()) === null)
  )
}

const withoutReason = (sentence: string): string => {
  const found = reason.exec(sentence)
  return found === null || !saysNothing(found[1] ?? "") ? sentence : sentence.slice(0, found.index)
}

/** Other ways to say a sentence that was not read: without its reason, and with its spelling mended. */
export const retold = (sentence: string): ReadonlyArray<string> => {
  const shorter = withoutReason(sentence)
  return [...new Set([shorter, spelt(sentence), spelt(shorter)])].filter((other) => other !== sentence)
}
