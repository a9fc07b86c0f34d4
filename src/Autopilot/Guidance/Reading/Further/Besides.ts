import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const order = "(?:hide|remove|delete|block|bin|keep|leave|allow|ask|flag|tell|no|never|don['’]?t|do not|please|pls)"
const hide = "(?:hide|remove|delete|block|bin|get rid of)"
const teller =
  "(?:(?:lots of |many |most |some |a lot of |loads of |plenty of |small |young |little |our |my |the |all our )*(?:we|i|it|this|that|there|they|kids|children|people|families|parents|teenagers|teens|fans|customers|guests|patients|students|pupils|followers|audience|page|shop|school|church|clinic|community|readers|viewers|members|grandma|mum|minors|under[- ]?18s))(?:['’](?:re|s|m|ve))?"
const turning =
  "(?:hide|hidden|keep|kept|remove|removed|delete|deleted|leave|ask|allow|allowed|fine|ok|okay|welcome|stay|stays|not|never|no|none|nobody|but|if|unless|only|except|without|don['’]?t|doesn['’]?t|can['’]?t|won['’]?t|isn['’]?t|aren['’]?t)"
const handle =
  "(?<handle>@[\\p{L}\\p{N}_.]+|(?=[\\p{L}\\p{N}.]*[_\\d])(?=[\\d_.]*\\p{L})[\\p{L}\\p{N}_.]*[\\p{L}\\p{N}_])"
const all =
  "(?:all of it|all of that|all of them|all that|everything|it all|it|them all|her|him|them|(?:all (?:of )?)?(?:her|his|their) (?:comments|stuff|posts|messages|replies)|everything (?:from|by|of) (?:him|her|them))"

/** What people say beside what they want. */
export const besides: ReadonlyArray<Rewrite> = [
  // `kids comment here so no swearing`
  [
    new RegExp(
      `^(?=${teller} )(?:(?!\\b${turning}\\b)[^,;:.?!"“])+?,? so (?=(?:please |pls )?${order}\\b)(?!.*\\b(?:it|them|those|these|that|they)\\b)`,
      "iu"
    ),
    ""
  ],
  // `I don't mind complaints, I mind insults`
  [
    /(?<=[,;] (?:but |and |what )?)(?:i|we) (?:do |really |only |just )*mind (?:(?:it )?(?:when |if )?(?:people|they|others|anyone|someone)|them|it) (?=\p{L}+)/iu,
    "hide people "
  ],
  [/(?<=[,;] (?:but |and |what )?)(?:i|we) (?:do |really |only |just )*mind (?!(?:if|that|you|when)\b)/iu, "hide "],
  // `my ex comments as jessie_m88, hide all of it`
  [
    new RegExp(
      `^[^,;:.?!"“]{2,80}? (?:as|under(?: the name| the handle)?|from|called|by|handle(?: is)?|username(?: is)?|account(?: is)?) ${handle}(?:,| [–—-]|;| so| and)+ (?:please |pls |just )?${hide} ${all}$`,
      "iu"
    ),
    "hide comments by $<handle>"
  ],
  [
    /\b(?<what>(?:comments|anything|everything|posts|stuff|replies) (?:by|from) )(?:(?:the )?(?:user|account|handle|profile) )?(?=[\p{L}\p{N}.]*[_\d])(?=[\d_.]*\p{L})(?<name>[\p{L}\p{N}_.]*[\p{L}\p{N}_])(?=$|[,;:!?]| )/iu,
    "$<what>@$<name>"
  ],
  // `fake tickets to our xmas show`
  [
    /\b(tickets?) (?:to|for|at) (?:our|the|my|this) (?:[\p{L}’'-]+ ){0,3}(?:shows?|gigs?|concerts?|events?|festivals?|party|parties|match(?:es)?|games?|tours?|exhibitions?|plays?|fairs?|balls?|nights?)(?=$|[,.;])/iu,
    "$1"
  ],
  // `keep an eye out for people sharing names. Hide those`
  [
    /^(?:(?:hi|hello|hey|morning)(?: (?:there|all|team|everyone|guys))?[,!] )?(?:please |pls )?(?:(?:can|could|would) you )?(?:please )?(?:keep an eye (?:out )?(?:for|on)|look out for|watch out for|be on the lookout for|keep a lookout for|watch for) (?=[^,;:]+$)/iu,
    "we get "
  ],
  // `the rest of the links are ok`
  [
    /(\blinks?\b[^;:]*?)(?:,|;| [–—-])? (?:and |but )?(?:(?:the )?(?:rest|remainder)(?: of (?:the |them|those|your |our )?(?:links)?)?|(?:all )?(?:the )?others?(?: links| ones)?|other ones|any others?) ?(?:is|are|can|may|should)? ?(?:totally |perfectly |all )?(?:ok|okay|fine|allowed|good|stay|be left|remain|cool)(?: up| alone)?$/iu,
    "$1, keep links"
  ],
  // `especially on Instagram`: it is meant everywhere
  [
    /,? (?:esp\.?|especially|particularly|in particular|above all|most of all|mainly|mostly|chiefly) (?:on|in|under|from|by|when|at|around|during|over|for) [^,;:]+$/iu,
    ""
  ],
  [
    new RegExp(
      `${unquoted}\\b(?<ads>(?:ads|adverts|advertising|promos?|promotion) for) (?:any |all )?other (?=\\p{Ll})`,
      "iu"
    ),
    "$<ads> "
  ],
  // `comments with the n word: always hide`
  [
    /^(?<what>(?:any |all )?(?:comments?|posts?|anything|stuff) [^:;]+?)(?::| [–—-]| =) (?:please )?(?:always|just) (?<verb>hide|keep|delete|remove)(?: (?:it|them|that))?$/iu,
    "$<verb> $<what>"
  ],
  [/\bcomments? (?:that |which )?(?:thank|praise)(?:s|ing)? (?:us|(?:our|the|my) [\p{Ll} -]+)(?=$|[,;])/iu, "praise"]
]
