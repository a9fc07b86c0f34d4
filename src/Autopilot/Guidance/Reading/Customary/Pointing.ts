import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const kinds = "(?:jokes?|memes?|gifs?|puns|banter|questions|opinions|praise|compliments|everything|all of (?:it|them))"
const sending = "(?:send|forward|pass|show|flag|leave|hand|bring)"

/** What points at something named before in the same sentence. */
export const pointing: ReadonlyArray<Rewrite> = [
  // `questions about Anna …, but hide anything nasty about her`
  [
    new RegExp(
      `${unquoted}\\b(about|of|at|against|to|towards) (\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)(?!['’\\p{L}])([^,;:.]*,? but [^;:.]*?) (about|of|at|against|to|towards) (?:her|him)$`,
      "u"
    ),
    "$1 $2$3 $4 $2"
  ],
  // `all comments about Brexit, including jokes`: they are about it as well
  [
    new RegExp(
      `^((?:please )?(?:hide|remove|delete|keep|leave|allow) (?:all |any )*(?:comments?|anything|everything|posts) (?:about|on|mentioning) [^,;:]+?),? (?:including|even|also) (?:the |any |all )?${kinds}$`,
      "iu"
    ),
    "$1"
  ],
  [new RegExp(`${unquoted}\\b(${sending} (?:it|them|those|these)(?: on)? to (?:me|us)) instead$`, "iu"), "$1"],
  [
    /^((?:if|when|whenever) [^,]+, )(?:please )?(?:do(?:n['’]?t| not)|never) touch (?:it|them|that|those)$/iu,
    "$1leave it"
  ],
  [
    new RegExp(
      `${unquoted}\\b((?:mention|contain|have|has|includ)(?:s|es|e|ing)?) both (an? [^,;:.]{2,30}? and an? )(?=\\p{L})`,
      "iu"
    ),
    "$1 $2"
  ]
]
