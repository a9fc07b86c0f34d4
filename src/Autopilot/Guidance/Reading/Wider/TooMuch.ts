import type { Rule } from "../../Policy.ts"
import type { Meant } from "../Guards/SaidOtherwise.ts"
import { standsIn } from "../Words/StandsIn.ts"

const how = "(?:(?:way |far |just )?too|overly|a (?:bit|little|touch)(?: too)?|a tad|quite|rather|super|so|really|very)"

/** `Things that are too American`: whoever writes an American is not meant. */
const isHowMuch = (rule: Rule): boolean =>
  rule.effect !== "keep" &&
  rule.topics.length === 0 &&
  standsIn(
    rule,
    (term) =>
      `(?:(?<!\\p{L})(?:is|are|sounds?|looks?|feels?|seems?|gets?|being)(?: just)?|['’](?:s|re)) ${how} ${term}(?!\\p{L})`
  )

export const tooMuch: Meant = {
  said: new RegExp(`(?<!\\p{L})${how} \\p{L}`, "iu"),
  of: isHowMuch,
  why: "how a comment is stands in none; say what such comments contain, or put their words in quotes"
}
