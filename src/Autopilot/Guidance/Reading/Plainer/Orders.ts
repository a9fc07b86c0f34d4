import { Likely } from "../../../Expressions/Likely.ts"
import type { Effect } from "../../Policy.ts"
import { type Frame, framesOf, inPlain } from "../Frames/Frame.ts"
import { withFrames } from "../Frames/Framed.ts"
import { type Polarity, polarityOf } from "../Learned/Polarity.ts"
import { predicates, ways } from "../Speech/Ways.ts"
import { statedEffect } from "../Words/StatedEffect.ts"
import { givenThat } from "./Given.ts"
import { askingBesides, hidingBesides, keepingBesides } from "./OtherOrders.ts"

/** What is to be done, and about what. */
export interface Order {
  readonly effect: Effect
  readonly what: string
}

const verbs: Readonly<Record<Effect, string>> = { hide: "hide", keep: "keep", ask: "ask me about" }
const effects: ReadonlyArray<readonly [RegExp, Effect]> = [
  [/^ask me about (.+)$/iu, "ask"],
  [/^(?:please )?(?:keep|leave|allow|never hide) (.+)$/iu, "keep"],
  [/^(?:please )?(?:hide|remove|delete|block) (.+)$/iu, "hide"]
]

/** They say more than what is spoken of. */
const turning =
  /\b(?:not|never|no|nobody|none|nothing|neither|nor|hardly|rarely|seldom|few|only|unless|except|but|if|when|whenever|until|till|while|whereas|without|instead|rather|already|hide|hiding|hidden|keep|keeping|kept|remove|removing|removed|delete|deleting|deleted|stay|stays|leave|left)\b|n['’]t\b|[;:?!]/iu

const others = new Likely<Frame>(
  [...framesOf("ask me about", askingBesides), ...framesOf("keep", keepingBesides), ...framesOf("hide", hidingBesides)],
  ({ form }) => form
)

const ordered = (sentence: string): Order | null => {
  for (const [form, effect] of effects) {
    const what = form.exec(sentence)?.[1]
    if (what !== undefined) return { effect, what }
  }
  return null
}

const longestPredicate = 9

const stated = (sentence: string): Order | null => {
  const words = sentence.split(" ")
  for (let at = Math.max(1, words.length - longestPredicate); at < words.length; at++) {
    const said = words.slice(at).join(" ")
    const effect =
      predicates.find(said, ({ form }) => form.test(said))?.effect ??
      statedEffect(said.toLowerCase().replaceAll(/['’]/gu, ""))
    if (effect !== null && effect !== undefined) return { effect, what: words.slice(0, at).join(" ") }
  }
  return null
}

const byWay = (sentence: string): Order | null => {
  for (const { effect, form } of ways.in(sentence)) {
    const groups = form.exec(sentence)?.groups
    if (groups === undefined) continue
    const doing = groups["vp"]
    return { effect, what: doing === undefined ? (groups["x"] ?? groups["y"] ?? "") : `people who ${doing}` }
  }
  return null
}

/** An order of its own behind a comma, or what is said of a thing. */
const goingOn =
  /, (?:so |and |just |please )*(?:ask|tell|check|flag|pass|send|show|take|let|get|call|we|i|they|it|he|she)\b|^[^,]+ (?:is|are|needs?) (?:for|to|a|an|our|my)\b/iu
const isPlain = (order: Order | null): order is Order =>
  order !== null && order.what.trim() !== "" && !turning.test(order.what) && !goingOn.test(order.what)

const besides = (sentence: string): Order | null => {
  for (const frame of others.in(sentence)) {
    const plain = inPlain(frame, sentence)
    const order = plain === null ? null : ordered(plain)
    if (isPlain(order)) return order
  }
  return null
}

const keeps = /^(?:(?:please|always|just|so|and|but|also) )*(?:keep|leave|allow|let)\b/iu
const hides = /^(?:(?:please|always|just|so|and|but|also) )*(?:hide|remove|delete|block)\b/iu
const keptAway = /\b(?:off|out of|away from) (?:our|the|my|this|here)\b/iu
const polarity: Readonly<Record<Effect, ReadonlySet<Polarity>>> = {
  hide: new Set<Polarity>(["hide", "none", "no", "mixed"]),
  keep: new Set<Polarity>(["keep", "none", "mixed"]),
  ask: new Set<Polarity>(["ask", "none", "mixed"])
}

/** Whether the verb in front says another thing than what it was taken for. */
const isOpposed = ({ effect }: Order, sentence: string): boolean =>
  (effect !== "hide" && hides.test(sentence)) || (effect === "hide" && keeps.test(sentence) && !keptAway.test(sentence))

/** Whether the words around what is spoken of say the same. */
const agrees = ({ effect, what }: Order, sentence: string): boolean =>
  polarity[effect].has(polarityOf(sentence.replace(what, " ").toLowerCase().replaceAll(/['’]/gu, "")))

/** The one thing that a sentence says to do, whatever its words for it; null where it says several, or turns something round. */
export const orderOf = (sentence: string): Order | null => {
  const own = besides(sentence) ?? givenThat(sentence)
  const found = own ?? ordered(withFrames(sentence)) ?? byWay(sentence) ?? stated(sentence) ?? ordered(sentence)
  if (!isPlain(found) || isOpposed(found, sentence)) return null
  return own !== null || agrees(found, sentence) ? found : null
}

/** An order as the compiler reads it. */
export const inOrderWords = ({ effect, what }: Order): string => `${verbs[effect]} ${what}`
