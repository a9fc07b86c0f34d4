import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const posts = "(?:(?:our |the |all |any |my )*(?:posts?|ads?|videos?|pictures?))"

/** Posts named by their captions. */
export const captions: ReadonlyArray<Rewrite> = [
  // `Posts whose caption says raffle: hide tags`
  [/^(?:all |any |our )*posts (?=(?:whose|with|about|where|captioned)(?!\p{L})[^:]*: )/iu, "On posts "],
  [/^(?:all |any |our )*(\p{L}+ posts: )/iu, "On $1"],
  [
    new RegExp(
      `${unquoted}\\b(${posts}) (?:with|that have|which have|having) (["“][^"“”]+["”]|#[\\p{L}\\p{N}_]+) in (?:the|its|their|our) captions?`,
      "iu"
    ),
    "$1 whose caption says $2"
  ],
  [
    new RegExp(
      `${unquoted}\\b(${posts}) (?:captioned|where the caption (?:says|contains|mentions|has|reads)|with (?:the|a) caption) (?=["“\\p{L}#])`,
      "iu"
    ),
    "$1 whose caption says "
  ]
]
