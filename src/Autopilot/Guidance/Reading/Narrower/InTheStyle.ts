import type { Rule } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import type { Meant } from "../Guards/SaidOtherwise.ts"
import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

/** `Merry Christmas type greetings`: that is what they say. */
export const greetingsOfAType: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${unquoted}(?<=\\p{Lu}[\\p{L}'’]+)[ -](?:type|style|like) (?:greetings?|wishes|well-wishes|salutations)(?!\\p{L})`,
      "gu"
    ),
    ""
  ]
]

const comments = "(?:comments?|posts?|remarks?|messages?|stuff|things|content|jokes?)"
const isAType = new RegExp(`[ -](?:type|style|esque) (?:of )?${comments}(?!\\p{L})`, "iu")
const ofAType = new RegExp(`[ -](?:type|style|esque)(?: of)?(?: ${comments})?$`, "iu")

const isOfAType = ({ source, terms, topics }: Rule): boolean =>
  topics.length === 0 &&
  isAType.test(source) &&
  terms.some((term) => ofAType.test(term) && !isToTheLetter(term, source))

/** `Andrew Tate type comments`: none of them says so. */
export const inTheStyle: Meant = {
  said: /[ -](?:type|style|esque)(?!\p{L})/iu,
  of: isOfAType,
  why: "what a comment is only like stands in none; say what such comments contain, or put their words in quotes"
}
