import { topicNamed } from "../Topics.ts"
import { withPlainWords } from "./PlainWords.ts"
import { plainForm } from "./Rewrites/PlainForm.ts"
import { spelt } from "./Words/Misspellings.ts"
import { tokensOf } from "./Words/Tokens.ts"
import { conditionalVerbAt } from "./Words/Verbs.ts"

/** Why a brand wants something, behind what it wants: `because …`, `our boss …`, `we're a punk brand`. */
const reason =
  /(?:[,;–—-]+\s*(?:because|since (?:we|they|it|our|people|that)|as (?:we|they|it) (?:are|is)|cause|cuz|we|they|it|that|those|these|this|our|my|i|(?=the (?:law|regulator|lawyers|boss|team|board|police|league|club|press|rules) )|(?=(?:people|customers|everyone|fans|guests) (?:are|is|need|want|love|like|hate|get|have|find|expect|deserve|enjoy) ))|\s+\(?(?:because|cuz|so(?: that)? (?:we|i|people|everyone|others|customers)))\b(?:['’](?:re|s|m|ve|d))? ?(.*)$/iu

/** They limit or turn round what stands before them, so that it is no reason. */
const limiting =
  /\b(?:not?|never|nothing|none|only|just|unless|except|but|if|when|until|while|then|else|hide|keep|ask|allow|allowed|ok|okay|fine|welcome|stay|go|gone|on|under|see|first|before|decide|check|review|approve)\b|n['’]t\b/iu

/** Fewer words stand beside a name: `Anna, our founder`. */
const shortest = 3
/** `They're useful` says why with a word. */
const telling = /[,;–—-]\s*(?:because )?(?:they|it|those|these|this|that)(?:['’](?:re|s)| are| is) [^,]+$/iu

const saysNothing = (why: string, whole: string): boolean => {
  const tokens = tokensOf(`of ${why}`)
  return (
    !limiting.test(why) &&
    (why.split(" ").length >= shortest || (why !== "" && telling.test(whole))) &&
    tokens.every((token, at) => token._tag === "word" && conditionalVerbAt(tokens, at) === null) &&
    why.split(" ").every((word) => topicNamed(word.toLowerCase()) === null)
  )
}

const withoutReason = (sentence: string): string => {
  const found = reason.exec(sentence)
  return found === null || !saysNothing(found[1] ?? "", found[0]) ? sentence : sentence.slice(0, found.index)
}

/** `Even if they ask ten times` takes nothing away from what is said. */
const widening = /,? even (?:if|when|though) (.+)$/iu
const withoutWidening = (sentence: string): string => {
  const found = widening.exec(sentence)
  return found === null || !saysNothing(found[1] ?? "", found[0]) ? sentence : sentence.slice(0, found.index)
}

const opening =
  "^(?:(?:(?:as|since|because) (?:we|i|it|this|they|our|my)|as an?|we|i|our|my|this|it|people|customers)\\b(?:['’](?:re|m|s|ve|d|ll))?) ?"
/** `We love honest reviews, so …`, `As a bank, …`: why, in front of what is wanted. */
const befores: ReadonlyArray<RegExp> = [
  new RegExp(
    `${opening}([^"“„«:;]+?)(?:,|;| [-–—])? (?:so|therefore|thus|hence|that['’]?s why|which is why)(?: please)?,? (?=\\p{L})`,
    "iu"
  ),
  new RegExp(
    `${opening}([^"“„«:;,]+?)(?:[,:]| (?=we (?:never|always|hide|keep|do not|don['’]?t)))(?: please)? ?(?=\\p{L})`,
    "iu"
  )
]

const conditions =
  /\b(?:if|when|unless|except|but|until|while|then|else|hide|keep|ask|on|under|ok|okay|fine|allowed|welcome)\b/i

const topicsIn = (text: string) =>
  tokensOf(`of ${text}`).flatMap((token) => (token._tag === "topic" ? [token.topic] : []))

/** What the reason names may limit what follows, unless that names it, too. */
const withoutReasonBefore = (sentence: string): string => {
  const found = befores.map((form) => form.exec(sentence)).find((one) => one !== null)
  if (found === undefined || conditions.test(found[1] ?? "")) return sentence
  const rest = sentence.slice(found[0].length)
  const wanted = new Set(topicsIn(rest))
  const why = found[1] ?? ""
  const named = tokensOf(`of ${why}`).some(({ _tag }) => _tag === "term" || _tag === "platform")
  // `our prices, links and spam must go` begins with a list
  const tells = why.includes(" ") || /^as an? /i.test(sentence)
  return tells && !named && topicsIn(why).every((topic) => wanted.has(topic)) ? rest : sentence
}

/**
 * Other ways to say a sentence that was not read, in the order in which they are tried: without its reason, with its
 * spelling mended, and last with its plain words as words to look for.
 */
export const retold = (sentence: string): ReadonlyArray<string> => {
  const shorter = withoutReason(sentence)
  const begun = withoutReasonBefore(sentence)
  const same = [sentence, shorter, begun, withoutReason(begun), withoutWidening(sentence)]
  const others = [...same, ...same.map(spelt)]
  return [
    ...new Set([...others, ...others.map(withPlainWords), ...others.map((other) => withPlainWords(plainForm(other)))])
  ].filter((other) => other !== sentence)
}
