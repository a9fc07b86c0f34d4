import { languageNames } from "../../../Language/Names.ts"
import { contents, type Rewrite, unquoted } from "../Rewrites/Words.ts"

const language = `(?:${languageNames.join("|")})`
const networks = "facebook|fb|instagram|insta|ig|tiktok|youtube|yt|threads"
const it = "(?:(?:it|they|that|those|these|the comments?)(?:['’]?s|['’]?re| is| are|)|(?:a|the) comment(?: is)?)"
const given = "(?:if|when|whenever|where)"
const ads =
  "(?:(?:an?|the|our|one of our) )?(?:ads?|adverts?|advertisements?|paid posts?|sponsored posts?|promoted posts?)"

/** Where and when an instruction applies, as the compiler reads it. */
export const limitsSaid: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${unquoted}\\b(?:(?:personal |verbal |nasty )?attacks|insults|abuse|digs|swipes|hate) (?:(?:aimed|directed|thrown|hurled) )?(?:on|against|at|towards?|about) (?:(?:Dr|Mr|Mrs|Ms|Prof)\\.? )?(?=\\p{Lu}\\p{Ll}+)(?!(?:Facebook|Instagram|TikTok|YouTube|Threads|Insta)\\b)`,
      "gu"
    ),
    "insults about "
  ],
  // `"Trash" and "mid" are how our players talk`: they are what is spoken of
  [
    /^((?:["“][^"“”]+["”](?:, (?:and |or )?| and | or |,? & )?)+) (?:are|is) (?:just |only |simply |all )*(?:how|what|words?|part of|normal|slang|terms|things|in-?jokes?)\b[^"“”]*$/iu,
    "$1"
  ],
  [
    /^((?:please )?(?:hide|remove|delete|no) [^,;]+?),? (?:even |also |and |yes )*(?:the )?\p{Ll}+ ones(?: too| as well| also)$/iu,
    "$1"
  ],
  [/^((?:please )?(?:hide|remove|delete|no) [^,;]+?), (?:even|also|yes,?) (?:the )?\p{Ll}+ ones$/iu, "$1"],
  // what is aimed at somebody insults them
  [
    new RegExp(
      `${unquoted},? (?:unless|except (?:if|when|where)) (?:it|they|that|someone|somebody)(?:['’]?s|['’]?re| is| are)?(?: (?:aimed|directed|targeted|pointed|thrown|hurled|used|meant))? (?:at|against|towards?) (?:our |the |my |other |another |any |a )*[\\p{L}]+(?: [\\p{L}]+)?$`,
      "iu"
    ),
    " unless it is an insult"
  ],
  [new RegExp(`${unquoted}\\btik[ -]tok\\b`, "giu"), "TikTok"],
  [new RegExp(`${unquoted}\\byou tube\\b`, "giu"), "YouTube"],
  [new RegExp(`${unquoted} \\((?:only )?(?:on )?(${networks})(?: only)?\\)`, "iu"), " only on $1"],
  [
    new RegExp(`${unquoted} \\((?:only )?(?:on |under )?(?:our )?(?:ads?|adverts?|paid posts)(?: only)?\\)`, "iu"),
    " only under ads"
  ],
  [
    new RegExp(
      `${unquoted} \\((?:but )?not (?!on\\b|under\\b|in\\b|from\\b|if\\b|when\\b)([\\p{L} '’-]{3,50})\\)$`,
      "iu"
    ),
    ", except $1"
  ],
  [
    new RegExp(
      `${unquoted},? (?:unless|except (?:if|when)) ${it} (on|under|below|in) (?=${ads}|(?:${networks})\\b)`,
      "iu"
    ),
    " except $1 "
  ],
  [
    new RegExp(
      `${unquoted} (?:everywhere|anywhere|all over|on everything) (?:but|except|besides|bar|apart from|other than)(?: on)? (?=(?:${networks})\\b)`,
      "iu"
    ),
    " except on "
  ],
  [new RegExp(`${unquoted},? ${given} ${it} (?:(?:written|posted|made) )?(?:from|by) (?=@)`, "iu"), " from "],
  [new RegExp(`${unquoted},? ${given} ${it} (?=@)`, "iu"), " from "],
  [
    new RegExp(
      `${unquoted},? unless (@[\\p{L}\\p{N}_.]*[\\p{L}\\p{N}_]) (?:posts?|writes?|wrote|says?|said|comments?|posted)(?: (?:it|them|that))?`,
      "iu"
    ),
    " except from $1"
  ],
  [new RegExp(`${unquoted},? ${given} ${it} (?:written )?(?=in ${language}(?!\\p{L}))`, "iu"), " "],
  [new RegExp(`${unquoted}(?<=\\p{L}) written (?=in ${language}(?!\\p{L}))`, "iu"), " "],
  [
    new RegExp(
      `${unquoted}(?<!\\b(?:comments?|posts?|messages?|anything|everything|stuff)) (?:that|which) (?:aren['’]?t|isn['’]?t|are not|is not) (?:written )?(?=in ${language}(?!\\p{L}))`,
      "iu"
    ),
    " not "
  ],
  [
    new RegExp(
      `${unquoted}(?<=\\p{L}) (?:that|which) (?:contains?|includes?|has|have|comes? with) (?=(?:an? |any )?${contents}(?!\\p{L}))`,
      "iu"
    ),
    " with "
  ],
  [
    new RegExp(
      `${unquoted}(?<=\\p{L})(?<!\\bonly),? ${given} (?:it|they) (?:contains?|includes?|has|have|comes? with) (?=(?:an? |any )?${contents}(?!\\p{L}))`,
      "iu"
    ),
    " with "
  ],
  [
    new RegExp(
      `${unquoted}(?<=\\b(?:complaints?|questions?|criticism|reviews|queries|praise|jokes|insults|threats|links|comments|posts)) (?:that|which) (?:is|are) (?=about \\p{L})`,
      "iu"
    ),
    " "
  ],
  [
    new RegExp(
      `${unquoted}(?<=\\b(?:complaints?|questions?|criticism|reviews|queries|comments|anything|everything|stuff|posts)) (?:(?:that|which) )?(?:(?:is|are|has|have|having) )?(?:anything |something )?to do with (?=\\p{L})`,
      "iu"
    ),
    " about "
  ],
  [
    new RegExp(
      `${unquoted}(?<=\\b(?:complaints?|questions?|criticism|reviews|queries)) (?:that|which) mentions? (?=\\p{L})`,
      "iu"
    ),
    " mentioning "
  ]
]
