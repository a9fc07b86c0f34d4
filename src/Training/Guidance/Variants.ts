import { Sequence } from "../Examples/Random.ts"
import type { TaggedPart, TaggedSentence } from "./Tagged.ts"

const swapped = new Set<string>(["hide", "keep", "ask", "exception"])
const opening =
  /^(?:(a|an)|(the|our|my|their|his|her|your)|(it|they|we|he|she|you|i|there)|(any\p{L}*|every\p{L}*|all|other|some\p{L}*|what\p{L}*|who\p{L}*|that|those|these|how|whether|if|is|in|to|by)|(people|users|customers|fans|folks|guys|comments|men|women|kids|players)|(about|on|for|with|like|of)) /iu

/** Things that can stand in one another's place: they begin alike, and are as long. */
const shapeOf = (thing: string): string => {
  const words = thing.split(" ").length
  const length = words === 1 ? "1" : words < 4 ? "2" : "4"
  const opened = opening.exec(`${thing} `)
  const group = opened === null ? -1 : opened.slice(1).findIndex((one) => one !== undefined)
  if (group >= 0) return `${group} ${length}`
  const [first = ""] = thing.split(" ")
  const form = /^["'“‘#@\p{Extended_Pictographic}]/u.test(first)
    ? "quoted"
    : /^\p{Lu}/u.test(first)
      ? "name"
      : /ing$/iu.test(first) && words > 1
        ? "doing"
        : /[^s]s$/iu.test(first) && words > 1 && /^(?:\S+ )(?:the|our|a|my|us|their|it|that|at|to)\b/iu.test(thing)
          ? "does"
          : /s$/iu.test(thing.split(" ")[words - 1] ?? "")
            ? "many"
            : "one"
  return `${form} ${length}`
}

const capitalAs = (thing: string, like: string, atStart: boolean): string => {
  const [first = ""] = like
  if (!atStart) return thing
  return /\p{Lu}/u.test(first) ? `${thing.slice(0, 1).toUpperCase()}${thing.slice(1)}` : thing
}

/** The same sentence with other things in the places of those that it names. */
const withOthers = (
  { back, parts, text }: TaggedSentence,
  others: ReadonlyMap<string, ReadonlyArray<string>>,
  random: Sequence
): TaggedSentence => {
  const own: Array<TaggedPart> = []
  let said = ""
  let from = 0
  for (const { end, role, start } of parts) {
    said += text.slice(from, start)
    const thing = text.slice(start, end)
    const choices = swapped.has(role) ? (others.get(shapeOf(thing)) ?? []) : []
    const other =
      choices.length < 3 || random.below(5) === 0 ? thing : capitalAs(random.pick(choices), thing, start === 0)
    own.push({ role, start: said.length, end: said.length + other.length })
    said += other
    from = end
  }
  return { text: said + text.slice(from), parts: own, back }
}

/** Sentences with their things exchanged: what is done to a thing is told by the words around it, and not by the thing. */
export const variantsOf = (
  sentences: ReadonlyArray<TaggedSentence>,
  copies: number,
  seed: number
): ReadonlyArray<TaggedSentence> => {
  const random = new Sequence(seed)
  const others = new Map<string, Array<string>>()
  for (const { parts, text } of sentences) {
    for (const { end, role, start } of parts) {
      if (!swapped.has(role)) continue
      const thing = text.slice(start, end)
      const shape = shapeOf(thing)
      const own =
        start === 0 && /^\p{Lu}\p{Ll}/u.test(thing) ? `${thing.slice(0, 1).toLowerCase()}${thing.slice(1)}` : thing
      others.set(shape, [...(others.get(shape) ?? []), own])
    }
  }
  return sentences.flatMap((sentence) =>
    sentence.parts.some(({ role }) => swapped.has(role))
      ? Array.from({ length: copies }, () => withOthers(sentence, others, random))
      : []
  )
}
