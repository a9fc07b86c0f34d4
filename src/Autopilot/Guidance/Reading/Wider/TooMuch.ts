import type { Rule } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import type { Meant } from "../Guards/SaidOtherwise.ts"

const how = "(?:(?:way |far |just )?too|overly|a (?:bit|little|touch)(?: too)?|a tad|quite|rather|super|so|really|very)"

/** `Things that are too American`: whoever writes an American is not meant. */
const isHowMuch = ({ effect, source, terms, topics }: Rule): boolean =>
  effect !== "keep" &&
  topics.length === 0 &&
  terms.some(
    (term) =>
      !isToTheLetter(term, source) &&
      new RegExp(
        `(?<!\\p{L})(?:is|are|sounds?|looks?|feels?|seems?|gets?|being)(?: just)? ${how} ${RegExp.escape(term)}(?!\\p{L})|['’](?:s|re) ${how} ${RegExp.escape(term)}(?!\\p{L})`,
        "iu"
      ).test(source)
  )

export const tooMuch: Meant = {
  said: new RegExp(`(?<!\\p{L})${how} \\p{L}`, "iu"),
  of: isHowMuch,
  why: "how a comment is stands in none; say what such comments contain, or put their words in quotes"
}
