import type { Effect, Rule } from "../../Policy.ts"
import { shorthand } from "../Rewrites/Shorthand.ts"
import { marked, unmarked } from "../Words/Marked.ts"
import { type ReadPart, unread } from "../Words/ReadPart.ts"
import { assembled, notClear } from "./Assembled.ts"
import { isForeign } from "./English.ts"
import { PartsReader } from "./Parts.ts"
import { referenceIn } from "./Reference.ts"
import type { Referring } from "./Said.ts"

/** Longer sentences, and those with more that may be parted, are no plain instruction. */
const longest = 420
const mostCuts = 22

/** First words have a capital for that alone, unless another or a figure follows in them. */
const lowered = (text: string): string =>
  text.replace(
    /^(\p{Lu})(\p{Ll}+)(?=['’]?[ ,:;]|$)(?! \p{Lu})/u,
    (_, first: string, rest: string) => `${first.toLowerCase()}${rest}`
  )

/** `(we don't)` beside what people claim. */
const denied =
  / \((?:and |but )?(?:we|i|they|it|that) (?:do not|don['’]?t|are not|aren['’]?t|never did|never have|is not|isn['’]?t|did not|didn['’]?t)[^()]{0,30}\)/giu
/** `Complaints are fine, insults aren't`: what the first is the other is not. */
const contrast =
  /^(?<front>[^,;]+? (?:(?:is|are) )?(?:totally |perfectly |completely )?(?<what>fine|okay|ok|allowed|welcome|banned|forbidden)(?:,| but|,? and)(?: but)? [^,;]+? (?:isn['’]?t|aren['’]?t|is not|are not|not|ain['’]?t))$/iu

const insisting =
  /\b(do not|don['’]?t|never) (?:under any circumstances|under no circumstances|at any time|in any case),? (?=\p{L})/giu

const whole = (text: string): string =>
  text.replaceAll(insisting, "$1 ").replaceAll(denied, "").replace(contrast, "$<front> $<what>")

/**
 * The rules of a sentence as people say it: instructions, what they are about, where they apply and why, in any order.
 * Every word of it is accounted for, or none of it is read.
 */
export const spokenRules = (sentence: string, source: string): ReadPart<ReadonlyArray<Rule>> => {
  if (sentence.length > longest || isForeign(sentence)) return notClear
  const text = marked(shorthand.reduce((said, [from, to]) => said.replace(from, to), whole(sentence)))
  const listener = new PartsReader({ ...text, text: lowered(text.text) })
  if (listener.cuts.length === 0 || listener.cuts.length > mostCuts) return notClear
  const parts = listener.parts(0)
  const reading = parts === null ? (listener.why ?? notClear) : assembled(parts, source)
  return reading._tag === "unread" ? unread(unmarked(reading.why, text)) : reading
}

/** What a whole sentence says to do about what another one named, everywhere; null where it does not. */
export const referredTo = (sentence: string): Effect | null => {
  const text = marked(sentence)
  const said = referenceIn(text.text, text)
  return said === null || said.place !== null || said.elsewhere ? null : said.effect
}

/** What a sentence says to do about what another one named: `Hide them.`; null where it says it of something else. */
export const referred = (sentence: string): Referring | null => {
  const text = marked(sentence)
  const { cuts } = new PartsReader(text)
  const first = cuts[0]
  return first === undefined ? null : referenceIn(text.text.slice(first.start, first.end), text)
}

export const refersBack = (sentence: string): boolean => referred(sentence) !== null
