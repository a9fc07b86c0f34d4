import { handle, type Rewrite, unquoted } from "../Rewrites/Words.ts"

const handles = `${handle}(?:(?:,| and| or|, and|, or) ${handle})*`
const all = "(?:anything|everything|whatever|all|all comments?|any comments?|every comment|comments?|stuff|what)"
const writes = "(?:writes?|posts?|says?|comments?|puts?|leaves?|shares?|wrote|posted|said)"

/** Who wrote it, told by a handle. */
export const writers: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${unquoted}(?<![\\p{L}])${all}(?: that| which)? (${handles}) ${writes}(?: (?:here|on our \\p{L}+))?(?!\\p{L})`,
      "iu"
    ),
    "comments by $1"
  ],
  [
    new RegExp(`${unquoted}(${handle})['’]s (?:own )?(?:comments?|posts|replies|messages|remarks)(?!\\p{L})`, "iu"),
    "comments by $1"
  ],
  [
    new RegExp(
      `${unquoted}(?<=\\b(?:hide|remove|delete|keep|leave|allow|about|see) )((?:all |any |the )?comments?) (by|from) (${handles}) ((?:about|on|mentioning|that mention|which mention|that contain|containing|with) [^,;]+?)$`,
      "iu"
    ),
    "$1 $4 $2 $3"
  ],
  // `she's our ambassador` says that a person writes
  [
    new RegExp(
      `^((?:please )?(?:never|do(?:n['’]?t| not)) (?:ever )?(?:hide|remove|delete|block)|(?:please )?(?:keep|leave|allow)) (${handle})((?: up| alone)?), (?:(?:as|because|since) )?(?:(?:s?he|they)(?:['’]s|['’]re| is| are)) [^,;]+$`,
      "iu"
    ),
    "$1 comments by $2$3"
  ]
]
