import { isToTheLetter } from "../../TermPatterns.ts"
import type { Meant } from "../Guards/SaidOtherwise.ts"
import { knownByHandle } from "../Words/ReadPart.ts"

/** Who writes, by what a comment does not say: their age, or that people know them. */
export const whoWrites: ReadonlyArray<Meant> = [
  {
    // `People aged 13`: their comments hold no 13
    said: /\b(?:from|by|people|persons|kids|children|teens?|teenagers|minors|users|commenters|anyone|anybody|someone|somebody|everyone|those|customers)(?: (?:who|that))?(?: (?:are|is|looks?|seems?))?(?: \p{L}+)? ?(?:aged|over|under|above|below|older than|younger than) (?:the age of )?\d{1,2}s?\b(?! ?(?:%|percent|quid|pounds|euros|dollars|minutes|hours|days|weeks|words|characters))/iu,
    of: ({ source, terms }) =>
      terms.some((term) => /^(?:aged )?\d{1,2}\b/iu.test(term) && !isToTheLetter(term, source)),
    why: knownByHandle
  },
  {
    // `When a celebrity comments`
    said: /\b(?:celeb(?:rit(?:y|ies)|s)?|blue ticks?|vips?|famous (?:person|people|someone|names?)|public figures?|politicians?|footballers?)(?:,? (?:or|and)(?: an?)? [\p{L} ]{3,30})? (?:comments?|posts?|writes?|repl(?:y|ies)|responds?|turns? up|shows? up|tags? us)\b/iu,
    of: ({ source, terms }) =>
      terms.some(
        (term) =>
          /^(?:celeb\p{L}*|blue ticks?|vips?|famous \p{L}+|public figures?|politicians?|footballers?)$/iu.test(term) &&
          !isToTheLetter(term, source)
      ),
    why: knownByHandle
  }
]
