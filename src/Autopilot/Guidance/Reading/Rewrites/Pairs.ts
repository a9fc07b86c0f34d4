import { hide, keep, type Rewrite } from "./Words.ts"

const fine = "(?:ok|okay|fine|allowed|welcome|alright|good|cool)"
const elsewhere =
  "(?:everywhere else|elsewhere|anywhere else|nowhere else|on (?:all )?(?:the )?(?:rest|others?)(?: (?:platforms|networks|channels))?)"
const place =
  "((?:on|under) (?:our |my |the )?(?:(?!\\b(?:not|but|hide|keep|remove|delete)\\b)[\\p{L}]+(?: and | or |, | )?){1,4}?)"
/** What is spoken of, without a word that says what to do or turns it round. */
const what = `((?:(?!\\b(?:not|never|no|only|unless|except|but|if|when|${hide}|${keep}|should|must)\\b|n['’]t\\b)[^;:?"“]){2,80}?)`
const gone = "(?:hidden|removed|deleted|taken down)"
const joint = "(?:,? (?:but|while|and) |, )"

/** Two instructions of which one says what it does by being the other way round. */
export const pairs: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `^${what} (is|are) (${fine}|not ${fine})(?:,| and) (?:and )?(?:${what} (?:is |are )?(?:too|as well)|so (?:is|are) ${what})$`,
      "iu"
    ),
    "$1, $4$5 are $3"
  ],
  [new RegExp(`^${what} out${joint}${what} in$`, "iu"), "hide $1, keep $2"],
  [new RegExp(`^${what} in${joint}${what} out$`, "iu"), "keep $1, hide $2"],
  [
    new RegExp(`^${what} (?:should|must) be ${gone}${joint}${what} (?:should|must)(?:n['’]t| not)(?: be)?$`, "iu"),
    "hide $1, keep $2"
  ],
  [
    new RegExp(
      `^${what} (?:should|must|can|may) (?:stay|remain|be kept)(?: up| visible)?${joint}${what} (?:should|must|can)(?:n['’]?t| ?not)$`,
      "iu"
    ),
    "keep $1, hide $2"
  ],
  [
    new RegExp(
      `^(?:(?:${keep}) ${what}|${what} (?:(?:is|are) )?${fine}) ${place},? (?:but |and )?(?:(?:${hide}|no|not)(?: (?:it|them))? ${elsewhere}|nowhere else)$`,
      "iu"
    ),
    "keep $1$2 only $3"
  ],
  [
    new RegExp(
      `^(?:${hide}) ${what} ${place},? (?:but |and )?(?:${keep})(?: (?:it|them))?(?: up| alone)? ${elsewhere}$`,
      "iu"
    ),
    "hide $1 only $2"
  ],
  ...(
    [
      [keep, hide, "keep"],
      [hide, keep, "hide"]
    ] as const
  ).map(
    ([first, second, instruction]): Rewrite => [
      new RegExp(
        `^${place},? (?:please )?(?:${first}) ${what},? (?:but |and )?${elsewhere},? (?:${second}) (?:it|them)(?: up)?$`,
        "iu"
      ),
      `${instruction} $2 only $1`
    ]
  ),
  [
    /^[Ll]inks to (?:my |our |the )?(\p{Lu}[\p{L}\p{N}.-]+)(?: \p{L}+)? (?:are|is) (?:ok|okay|fine|allowed|welcome),? (?:but |and )?(?:any other links?|all other links|all others?|other links?|the rest|others|everything else) (?:is not|isn['’]?t|are not|aren['’]?t|not|no|is out|are out|must go|should go|has to go|have to go|go|goes)$/u,
    "hide links except $1"
  ]
]
