import { languageNames } from "../../../Language/Names.ts"
import type { Rewrite } from "./Words.ts"

const language = `(?:${languageNames.join("|")})`
const languages = `(${language}(?:(?:, (?:and |or )?| and | or |/)${language})*)`
const comments = "(?:comments?|posts?|messages?|anything|everything|stuff)"
const handles = "(@[\\p{L}\\p{M}\\p{N}_.]+(?:(?:, (?:and |or )?| and | or )@[\\p{L}\\p{M}\\p{N}_.]+)*)"

/** In which language a comment is, and who wrote it. */
export const writers: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `\\b(${comments})(?: (?:that|which)(?: are|['’]re)?|,)? ?(?:is not|isn['’]?t|are not|aren['’]?t|not)(?: written)? in ${languages}(?! (?:language|script))`,
      "iu"
    ),
    "$1 in any language beyond $2"
  ],
  [
    new RegExp(`\\bnon[- ]${languages}[- ]?(?:language |speaking )?(${comments})`, "iu"),
    "$2 in any language beyond $1"
  ],
  [new RegExp(`\\b(?:all )?${languages}[- ]?(?:language )?(comments|posts|messages)\\b`, "giu"), "$2 in $1"],
  [
    new RegExp(
      `\\b(${comments})(?: (?:that|which)(?: is| are|['’]s|['’]re)?)? (?:written|posted) in ${languages}`,
      "iu"
    ),
    "$1 in $2"
  ],
  [new RegExp(`\\b(${comments}) (?:that|which) (?:is|are) in ${languages}`, "iu"), "$1 in $2"],
  [
    /\bin (?:a |any |some )?(?:other language|languages other|language other) (?:than|except|but) /iu,
    "in any language beyond "
  ],
  [new RegExp(`\\b(by|from) (?:[\\p{L}’']+ ){0,4}\\(${handles}\\)`, "iu"), "$1 $2"],
  [
    /(?<!\p{L})(@[\p{L}\p{M}\p{N}_.]*[\p{L}\p{M}\p{N}_])['’]s (comments|posts|messages|links|questions|spam|complaints)\b/iu,
    "$2 by $1"
  ],
  [/\b(?:written|posted|made|left) (by|from) (?=@)/iu, "$1 "]
]
