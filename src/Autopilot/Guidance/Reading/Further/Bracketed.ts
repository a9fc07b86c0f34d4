import type { Rewrite } from "../Rewrites/Words.ts"

const name = "(?<name>\\p{Lu}[\\p{L}\\p{N}&’'.-]*(?: (?:\\p{Lu}|&|and (?=\\p{Lu}))[\\p{L}\\p{N}&’'.-]*)*)"
const other =
  "(?:competitors?|rivals?|next[- ]door|across (?:the|from)|down the|over the|around the|opposite|other|neighbou?rs?|ex|former|old|new place)"

/** A name in brackets says who is meant, and is nothing that comments are about besides. */
export const bracketed: ReadonlyArray<Rewrite> = [
  // `our competitor (Queer Coffee Co)`
  [
    new RegExp(
      `\\b(?:(?:our|the|a|an|my|one|that|this) )+(?:[\\p{Ll}-]+ ){0,4}?(?=${other})(?:[\\p{Ll}-]+ ?){1,5}\\(${name}\\)`,
      "u"
    ),
    "$<name>"
  ],
  // `hate against us (Queer Coffee Co)`
  [
    new RegExp(
      `(?<=\\b(?:us|me|(?:our|my) (?:[\\p{Ll}-]+ ){0,2}(?:shop|store|brand|company|cafe|café|bar|pub|restaurant|business|page|band|charity|clinic|practice|hotel|salon|studio|team|festival|school|gym|bakery|farm|club|place))) \\(${name}\\)`,
      "u"
    ),
    ""
  ]
]
