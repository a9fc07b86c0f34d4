import { type Rewrite, unquoted } from "./Words.ts"

const does =
  "(?:hide|remove|delete|block|ban|keep|leave|allow|show|ask|never|no|do not|don['’]?t|let|flag|send|stop|please|escalate|hold|route|direct|refer|pass|forward|bring|run|hand|give|report|put|queue|park|set|save|get|take)"
const said =
  "(?:is|are|was|were|go(?:es)?|comes?|sends?|pass|forward|should|must|may|can|needs?|who|that|which|talks?|speaks?|writes?|rude|mean|nasty|abusive|unkind|aimed)"
const people =
  "(?:people|users|customers|clients|guests|patients|fans|followers|folks|others|they|someone|somebody|anyone|strangers)"
const degree =
  "(?:nice|nasty|good|bad|positive|negative|kind|unkind|polite|impolite|rude|friendly|unfriendly|happy|angry|fair|unfair|true|false|big|small|long|short|funny|serious|right|wrong|glowing|harsh|critical|great|terrible|flattering|unflattering|pleasant|unpleasant|for|against)"
const welcome =
  "praise|compliments?|kind words|love|positive (?:comments|feedback|reviews)|thanks|thank yous|questions?|feedback|criticism|complaints?"

const even = (but: string) =>
  `even (?:if|when|though|where) (?:it|they|it['’]s|they['’]re|that|those|the comment|somebody|someone|people)\\b(?![^,;:.]*\\b(?:${does}|unless|except|but|only|not)\\b)${but === "" ? "" : `(?![^,;:.]*\\b(?:${but}))`}[^,;:.]*(?=$|,)`

/** What is said around an instruction, or in place of its verb. */
export const inPassing: ReadonlyArray<Rewrite> = [
  // `refund requests to me first, please`
  [
    new RegExp(
      `^(?!(?:please |and |but )?${does}\\b)(?!.*\\b${said}\\b)([\\p{L}][\\p{L}\\p{N}'’, -]{2,80}?),? (?:(?:straight|directly|right|always) to (me|us)(?: first)?|to (me|us) first)(?:,? please)?$`,
      "iu"
    ),
    "ask me about $1"
  ],
  [
    new RegExp(
      `^(?!(?:please |and |but )?${does}\\b)(?!.*\\b${said}\\b)((?:[\\p{L}-]+ ){0,2}(?:complaints?|questions?|requests?|enquiries|inquiries|queries)(?: (?:about|on|for|regarding) [\\p{L}'’ -]{2,60}?)?),? to (?:me|us)(?:,? please)?$`,
      "iu"
    ),
    "ask me about $1"
  ],
  // they restrict nothing
  [
    new RegExp(
      `${unquoted}(?<=\\p{L})(?: that| which)? ${people} (?:post|leave|write|share|put|drop|send|make|ask)(?= (?:on|under|in|below) (?:our|the|my|any|all|facebook|instagram|tiktok|youtube|threads)\\b|$|,)`,
      "iu"
    ),
    ""
  ],
  [new RegExp(`^((?:please )?(?:hide|remove|delete|block|no) [^,;:.]+?),? ${even("")}`, "iu"), "$1"],
  [
    new RegExp(
      `^((?:please )?(?:hide|remove|delete|block|no|keep|allow|leave) [^,;:.]+?),? (?:not )?even (?:in|inside|within|among) (?![^,;:.]*\\b(?:${does}|unless|except|but|only|not)\\b)[^,;:.]*$`,
      "iu"
    ),
    "$1"
  ],
  [/,? even (?:as a joke|in jest|in fun|for fun|jokingly|for a laugh)$/iu, ""],
  // what is kept for being a question is not kept for its links
  [
    new RegExp(
      `${unquoted}(?<=\\p{L}),? ${even("contain|contains|include|includes|have|has|use|uses|mention|swear|link|insult|threat|abus|hate|spam|scam|curs|post|share|lead|attack")}`,
      "iu"
    ),
    ""
  ],
  [
    new RegExp(
      `${unquoted}(?<=\\p{L}),? (?:whether|no matter (?:if|whether)|regardless of whether|be (?:it|they))(?: (?:it is|it['’]s|they are|they['’]re))?(?: (?:a|an))? ${degree} or ${degree}(?: ones?)?(?=$|,)`,
      "iu"
    ),
    ""
  ],
  [
    new RegExp(
      `${unquoted}(?<=\\p{L})(?<!\\b(?:hide|remove|delete|no) [^,]*), ${degree} (?:or|and) ${degree}(?:$|,(?= (?:stays?|is|are|may|can|should|must|goes?)\\b))`,
      "iu"
    ),
    ""
  ],
  [
    new RegExp(
      `${unquoted},? (?:[–—-] )?however,? (?=${does}\\b|(?:\\p{L}+ ){1,3}?(?:is|are|isn['’]?t|aren['’]?t|should|must|can|may|has|have|go(?:es)?|stays?)\\b)(?!\\p{L}+ (?:it|they|that|those|these|this|you|we|i)\\b)`,
      "iu"
    ),
    ", but "
  ],
  [/^however,? (?=\p{L})/iu, ""],
  // `spam or scams or (giveaways run by strangers)`
  [new RegExp(`${unquoted} or \\(([^()"“]+)\\)(?=$|[ ,])`, "iu"), " or $1"],
  [
    new RegExp(`^(.+?) (?:is|are) (?:just |every bit |exactly )?as welcome (?:here )?as (${welcome})$`, "iu"),
    "keep $1, keep $2"
  ],
  [/^(?:anyone|anybody|everyone|everybody) (?:is|are) (?=(?:welcome|free|allowed) to )/iu, "people are "],
  [
    /^(?:only )?on (facebook|fb|instagram|insta|ig|tiktok|youtube|yt|threads)(?:(?: only)? ?[:–—]| only,) (?=\p{L})/iu,
    "on $1, "
  ]
]
