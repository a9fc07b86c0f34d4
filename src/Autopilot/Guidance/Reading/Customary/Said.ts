import { type Rewrite, ridiculing, unquoted } from "../Rewrites/Words.ts"

const comments =
  "(?:(?:any |all )?(?:comments?|posts?|anything|people|users?|customers?|anyone|anybody|someone|somebody|everyone))"
const claiming =
  "(?:say(?:s|ing)?|claim(?:s|ing)?|writ(?:e|es|ing)|suggest(?:s|ing)?|alleg(?:e|es|ing)|think(?:s|ing)?)"
const ours = "((?:our|my|the) (?:\\p{L}+ )?\\p{L}+)"
const rude = "(?:nasty|mean|rude|unkind|hurtful|abusive|insulting|offensive|horrible|cruel)"
const theyAre = "(?:it|they|that|someone|somebody)(?:['’]?s|['’]?re| is| are)"

/** What is said of somebody or something. */
export const said: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${unquoted}\\b(?:anything|everything|something|stuff|whatever|things)(?: (?:that|which)(?:['’]s| is| are)?)? ${rude} (?:about|to|towards?) (?=\\p{Lu}\\p{Ll})`,
      "u"
    ),
    "insults about "
  ],
  [
    new RegExp(`${unquoted}\\b(?:${ridiculing}) (?=(?:our|my|the|\\p{Lu})(?!\\p{L}{0,3}sel(?:f|ves)))`, "gu"),
    "mocking "
  ],
  [new RegExp(`${unquoted}\\b(?:that|which|who) mocking (?=\\p{L})`, "iu"), "mocking "],
  [
    new RegExp(
      `${unquoted}^(?:if|when|whenever) ${comments} (calls?) (\\p{Lu}\\p{L}+ \\p{Ll}+), (hide|remove|delete) (?:it|them|that)$`,
      "iu"
    ),
    "$3 comments calling $2"
  ],
  // `insults of Marie and of Tom`
  [
    new RegExp(`${unquoted}(?<=\\p{L} )(of|about|against|at|towards) (\\p{Lu}[\\p{L}'’-]+) and \\1 (?=\\p{Lu})`, "u"),
    "$1 $2 and "
  ],
  [
    new RegExp(
      `${unquoted}(?<=\\p{L} )both (?=(?:insults|complaints|questions|praise|jokes|comments) (?:of|about) \\p{Lu})`,
      "u"
    ),
    ""
  ],
  [new RegExp(`${unquoted}\\b${comments}(?: (?:that|which|who))? link(?:ing|s)? to (?=\\p{L})`, "iu"), "links to "],
  [
    new RegExp(
      `${unquoted}\\b(?:(?:in which|where) )?(?:somebody |someone |people )?offer(?:s|ing)? to sell (?=(?:(?:you|us|people) )?(?:likes|followers|subscribers|views|accounts|drugs|weed)(?!\\p{L}))`,
      "iu"
    ),
    "selling "
  ],
  // `comments that say our burgers make people sick`
  [
    new RegExp(
      `${unquoted}(${comments})(?: (?:that|which|who))? ${claiming}(?: that)? ${ours} (?:makes?|made|gets?|got|leaves?|left) (?:people|customers|you|them|everyone|children|kids|dogs|others|us|me) (?!(?:ill|sick|unwell)(?!\\p{L}))(\\p{Ll}+)(?=$|[,;])`,
      "iu"
    ),
    "$1 calling $2 $3"
  ],
  [
    new RegExp(
      `${unquoted}(${comments})(?: (?:that|which|who))? ${claiming}(?: that)? ((?:our|my|the) \\p{L}+ \\p{L}+) (?:makes?|made|gets?|got) (?:people|customers|you|them|everyone|children|kids|dogs|others|us|me) (ill|sick|unwell)(?=$|[,;])`,
      "iu"
    ),
    "$1 calling $2 $3"
  ],
  // `Jasper, our founder's dog, if they're nasty`
  [
    new RegExp(
      `${unquoted}(?<=\\b(?:about|of|on|at|mention|mentions|mentioning) )(\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*), (?:our|my|the|his|her) [\\p{L}'’ -]{2,40},? (?=(?:if|when|that|which|unless|on|under)\\b)`,
      "u"
    ),
    "$1 "
  ],
  [
    new RegExp(
      `${unquoted}\\b(?:anything|everything|stuff|comments?|remarks?|posts) (?:about|on) ((?:our |my |the )?[\\p{L}'’ -]{2,40}?)(?<! only),? (?:if|when|whenever|where) ${theyAre} ${rude}$`,
      "iu"
    ),
    "insults about $1"
  ],
  [
    /^((?:please )?(?:never|do(?:n['’]?t| not)) (?:ever )?(?:hide|remove|delete|block)) (?:(?:a |any |the )?comments?|something|anything|people|someone|somebody) (?:(?:just|only|simply|merely) )?because (?:it|they|someone|somebody|he|she)(?:['’]?s|['’]?re| is| are) (?:being )?(?:a bit |just )?(?:negative|critical|unhappy|disappointed|dissatisfied|not happy)$/iu,
    "$1 negative comments"
  ],
  [
    /(?<!["“„«][^"”»]*)\b(?:where|in which) (?:people|users|customers|someone|somebody|they|anyone) (?:shares?|posts?|gives?(?: out)?|leaves?|writes?|puts?|drops?) (?:their|a|his|her|your)(?: own)? ((?:phone|mobile|whatsapp|telephone) numbers?|e-?mails?(?: address(?:es)?)?)/iu,
    "with phone numbers"
  ],
  // `with someone's code`
  [
    /(?<!["“„«][^"”»]*)\b(?:someone|somebody|anyone|anybody|people|influencers)(?: else)?['’]?s? (?:own )?(?:(?:discount|promo|referral|voucher|affiliate) )?codes?(?!\p{L})/iu,
    "a discount code"
  ]
]
