import { contents, type Rewrite, unquoted } from "../Rewrites/Words.ts"

const hide = "hide|remove|delete|block|take down"
const it = "(?:it|they|these|those|the comments?)"
const given = "(?:if|when|where|whenever|in case)"
/** It says when, or whom it is aimed at. */
const limited =
  "(?!.*(?<!\\p{L})(?:if|when|whenever|where|unless|except|until|at|against|towards?|aimed|directed|but)(?!\\p{L}))"
/** Whom it is aimed at is not told. */
const aimed = "(?!.*(?<!\\p{L})(?:aimed|directed|targeted|thrown|meant|at|against)(?!\\p{L}))"

/** What is to be hidden, under some conditions only. */
export const only: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `^((?:please |but )*)(?:only|just) (${hide}) ((?!it\\b|them\\b|those\\b|these\\b|that\\b)[^,;]+?),? (?=${given} ${it}(?!\\p{L}))${aimed}`,
      "iu"
    ),
    "$1$2 $3 only "
  ],
  [new RegExp(`^((?:please |but )*(?:${hide})) only (?=(?:the )?["“\\p{L}])${limited}`, "iu"), "$1 "],
  [new RegExp(`^((?:please )*(?:${hide}) (?:\\p{Ll}+ ){0,2}\\p{Ll}+) only$`, "iu"), "$1"],
  // `only if it comes with a link`
  [
    new RegExp(
      `${unquoted},? (?:but )?only (?:${given} )?${it} (?:have|has|contains?|includes?|comes? with|carr(?:y|ies)|bring)s? (?:(?:a|an|any) )?(?=${contents}(?!\\p{L}))`,
      "iu"
    ),
    " only when they contain "
  ],
  [
    new RegExp(
      `${unquoted},? (?:but )?only ${given} there(?:['’]?s| is| are) (?:(?:a|an|any) )?(${contents})(?: in (?:it|them))?(?!\\p{L})`,
      "iu"
    ),
    " only when they contain $1"
  ],
  [
    new RegExp(
      `${unquoted},? but only (?:those|the ones|ones) (?:with|that have|that contain) (?:(?:a|an|any) )?(${contents})$`,
      "iu"
    ),
    " only when they contain $1"
  ]
]
