import { remembering } from "#src/Ground/Remembering.ts"
import { Likely } from "../../../Expressions/Likely.ts"
import type { Effect } from "../../Policy.ts"
import { statedEffect } from "../Words/StatedEffect.ts"
import { asking } from "./Asking.ts"
import { type Frame, inPlain } from "./Frame.ts"
import { hiding, hidingKinds } from "./Hiding.ts"
import { keeping, keepingKinds } from "./Keeping.ts"

/** Who wants to be asked says so with words that hide or keep, too: it is looked for first. */
const frames = new Likely<Frame>(
  [...asking, ...keeping, ...keepingKinds, ...hiding, ...hidingKinds],
  ({ form }) => form
)

/** Longer sentences are no plain instruction, and are left to be read word by word. */
const longest = 400

/** What is to be hidden is said plainly already, as nearly always. */
const hides = /^(?:please )?(?:hide|remove|delete|block) /iu

/** It is asked for the same clause many times, while those around it are read. */
const framed = remembering(500, (clause): string | null => {
  if (hides.test(clause)) return null
  for (const frame of frames.in(clause)) {
    const said = inPlain(frame, clause)
    if (said !== null) return said
  }
  return null
})

const instructing =
  /^(?:(?:please|always|never|just|do not|don['’]?t) )*(?:hide|remove|delete|block|keep|allow|leave|ask me about)\b/iu

const longestStated = 6

/** Whether a clause is read without being said in another way: `hide links`, `complaints can stay`. */
const isPlain = (clause: string): boolean => {
  if (instructing.test(clause)) return true
  const words = clause.toLowerCase().replaceAll(/['’]/g, "").split(" ")
  return words.some(
    (_, at) => at > 0 && words.length - at <= longestStated && statedEffect(words.slice(at).join(" ")) !== null
  )
}

/** Between two instructions. */
const joints = /(,? (?:but|while|whereas) (?:please )?|; |, and (?:please )?)/iu

/**
 * A sentence whose instructions are said in another way than `hide`, `keep` and `ask`, in those words: the whole of it, or
 * each clause that has such a form.
 */
export const withFrames = (sentence: string): string => {
  if (sentence.length > longest) return sentence
  const whole = framed(sentence)
  if (whole !== null) return whole
  const parts = sentence.split(joints)
  const said = parts.map((part, at) => (at % 2 === 0 ? (framed(part) ?? part) : part)).join("")
  if (said !== sentence) return said
  const listed = sentence.split(/, (?:and )?/u).map((part) => framed(part) ?? (isPlain(part) ? part : null))
  return listed.includes(null) ? sentence : listed.join(", ")
}

/** What a sentence says to do whose whole is said in another way than `hide`, `keep` and `ask`; null for any other. */
export const framedEffect = (sentence: string): Effect | null => {
  const said = sentence.length > longest ? null : framed(sentence)
  if (said === null) return null
  return said.startsWith("ask ") ? "ask" : said.startsWith("keep ") ? "keep" : "hide"
}
