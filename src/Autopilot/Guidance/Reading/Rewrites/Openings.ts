import { hide, keep, people, type Rewrite } from "./Words.ts"

/** What an instruction may begin with. */
const starts =
  "(?:please |always |just |also )*(?:hide|remove|delete|block|keep|allow|leave|never|ask|no|do not|don['’]?t)"
const them = "(?:it|them|those|these|that|any|all of (?:it|them))(?: up| alone)?(?: please)?"
const writing =
  "(?:post(?:ing)?|shar(?:e|ing)|leav(?:e|ing)|writ(?:e|ing)|put(?:ting)?|drop(?:ping)?|us(?:e|ing)|paste)"
const gerunds: ReadonlyArray<readonly [string, string]> = [
  ["hiding", "hide"],
  ["removing", "remove"],
  ["deleting", "delete"],
  ["keeping", "keep"]
]
const asksFirst = "ask|check with"
/** In `if you see links, hide them`: what leads to what is spoken of. */
const met =
  "(?:you (?:see|find|spot|notice|come across|get|catch)|there(?:['’]?s| is| are)|(?:a|any|the) (?:comment|post|message) (?:has|contains|includes|comes with)|(?:comments|posts) (?:have|contain|include)|it (?:has|contains|includes))"

/** What leads to an instruction or joins two, where it changes nothing about what they say. */
export const openings: ReadonlyArray<Rewrite> = [
  [/^((?:on|under|in) [^,:]{2,40}) only[,:] *(.+)$/i, "$2 only $1"],
  [
    /\b(crypto|forex|nft|bitcoin|gambling|casino|betting) (?:promotions?|promos?|ads|adverts|shilling|shills|schemes|pitches)(?=$|[ ,])/giu,
    "$1 spam"
  ],
  [
    /\b(?:(?:comments|people|anyone|those) )?(?:that |who )?(?:promot|advertis|plugg?|push|recommend)(?:e|es|ing|s)? (?:a |any |our |the )?(?=competitors?\b)/giu,
    "mentions of "
  ],
  [
    new RegExp(
      `(^|, ?|\\band )((?:please |always |never )*(?:${hide}|${keep}|ask(?: me| us)?(?: about)?)) ?(?:[-–—]|:(?= )) ?(?=\\p{L})`,
      "giu"
    ),
    "$1$2 "
  ],
  [
    new RegExp(
      `^(?:please )?(${hide}) (.+?) (on|under|in|at) (?:no|none of(?: our| my| the)?) (?!circumstances|case|event|way|account\\b)(.+)$`,
      "i"
    ),
    "never $1 $2 $3 $4"
  ],
  [new RegExp(` [-–—] (?=${starts}\\b)`, "gi"), ", "],
  [
    /^(?:please )?keep (?:it|things|everything|this|the comments?) (?:clean|civil|friendly|nice|kind|polite|respectful|pg|safe|family[- ]friendly|professional|tidy)(?: please)? ?(?:[:;,.–—-]|and|so) */i,
    ""
  ],
  [/^((?!.*\b(?:not|never|no|cannot|can['’]?t|dont)\b|.*n['’]t\b).+?),? always$/i, "$1"],
  [
    /^(?:please )?(ask|check with)( me| us)? (?:first )?before you (?:ever )?(?:hide|remove|delete) /i,
    "$1$2 before hiding "
  ],
  [/^(?:zero|no) tolerance *[:=–-] */i, "no "],
  [/\b(?:patients|customers|clients|people|users|guests|players|fans)['’]s? (?=\p{Ll})/giu, ""],
  [
    /\b(?:comments|posts|messages|anything|everything|stuff) (?:from|by) (?=(?:spam ?)?(?:bots|spammers|scammers|fraudsters|racists)\b)/i,
    ""
  ],
  [
    /\b(complaints?|criticism|critiques?|negativity|bad reviews|negative (?:comments|reviews|feedback)|praise|compliments) (?:about|of|on|against|regarding|for) our (?:own )?(?:brand|company|business|shops?|stores?|services?|products?|games?|apps?|food|cafe|café|restaurant|bank|clinic|practice|agency|salon|hotel|work|stuff)(?=$|[, ])/giu,
    "$1"
  ],
  [
    new RegExp(
      `^(?:please )?(?:${hide}) (?:all |any )?(?:comments (?:about|mentioning) |mentions? of )?(?:our )?competitors?(?:['’]s?)?(?: names?| brands?| mentions?)? ?(?:\\(|:|like |such as |namely )([^()]+?)\\)?$`,
      "i"
    ),
    "hide mentions of $1"
  ],
  [/^((?:our |the |main )*competitors?) ?\(([^()]+)\)$/i, "our competitors: $2"],
  [new RegExp(`^(?:please )?(?:make sure|ensure)(?: that)? (?=${people} (?:can|may|are allowed to)\\b)`, "i"), ""],
  [/^there (?:should|must|may|can|shall) be (?:absolutely )?no /i, "no "],
  [/^there (?:should|must|may|can|shall) (?:not|never) be any /i, "no "],
  [/^(?:we (?:have|see) |there(?:['’]s| is) )?no (?:problems?|issues?|objections?) (?:with|to) (?:people )?/i, "keep "],
  [/^(?:do not|don['’]?t) you (?:ever )?dare(?: to)? /i, "never "],
  [/^(?:you )?(?:better|['’]d better|had better) not /i, "never "],
  ...gerunds.map(
    ([gerund, verb]): Rewrite => [new RegExp(`^(?:please )?(?:would|do) you mind ${gerund} `, "i"), `${verb} `]
  ),
  [
    new RegExp(
      `^(?:please )?(?:(?:watch|look|keep an eye) out for|watch for|look for|keep an eye on|be on the lookout for) (.+?)(?:,? and|,|;)(?: then)? (?:please )?(${hide}|${keep}) ${them}$`,
      "i"
    ),
    "$2 $1"
  ],
  [
    new RegExp(
      `^(?:if|when|whenever|wherever) ${met} (?:a |an |any |some )?(.+?)(?: in (?:it|them))?,? (?:then |just |please |always )*(${hide}|${keep}) ${them}$`,
      "i"
    ),
    "$2 $1"
  ],
  [
    new RegExp(
      `^(?:if|when|whenever|wherever) ${met} (?:a |an |any |some )?(.+?)(?: in (?:it|them))?,? (?:then |just |please |always )*(?:${asksFirst}|tell|alert|notify|ping|let) (me|us)(?: know)?(?: first)?$`,
      "i"
    ),
    "ask $2 about $1"
  ],
  [new RegExp(`^(?:please )?let (?:nobody|no ?one|none) (?:${writing} )?`, "i"), "hide "],
  [
    new RegExp(
      `^(?:please )?(?:do not|don['’]?t|never) (?:let|allow) ${people} (?:to )?(?:${writing} )?(?=\\p{L})`,
      "iu"
    ),
    "hide "
  ],
  [new RegExp(`^(?:please )?(?:let|allow) ${people} (?:to )?(?:${writing} )?(?=\\p{L})`, "iu"), "keep "],
  [
    new RegExp(`^(?:nobody|no ?one) (?:gets to|is to|is permitted to|ought to|may ever) (?:${writing} )?`, "i"),
    "hide "
  ],
  [new RegExp(`^(?:nobody|no ?one) ${writing}s? `, "i"), "hide "],
  [
    /^it['’]?s (?:ok|okay|fine|cool|alright) to (?=(?:swear|curse|cuss|complain|criticise|criticize|ask questions)\b)/i,
    "keep "
  ],
  [/^(?:please )?(?:always )?(?:send|forward|pass|give|hand|bring) (?:me|us) /i, "ask me about "],
  [/^(?:please )?(?:always )?(?:notify|alert|tell|inform|warn|ping) (me|us) (?:about|of|on) /i, "ask $1 about "],
  [/^(?:please )?(?:always )?(?:flag(?: up)?|escalate) (?!.*\bfor (?:me|us)$)/i, "ask me about "],
  [
    /^(?:i|we)(?:['’]?d like| want| would like| need|['’]ll want) to (?:see|read|look at|know about|hear about) (.+?) (?:myself|ourselves|first|personally|before .+)$/i,
    "ask me about $1"
  ],
  [
    /^(?:i|we)(?:['’]?d like| want| would like| need) to be (?:asked|consulted|told) (?:about|on|before hiding) /i,
    "ask me about "
  ],
  [/\b(ask (?:me|us) about .+?) (?:myself|ourselves|personally)(?: (?:first|before .+))?$/i, "$1"],
  [
    /(?<!\b(?:under|on|our|paid|the) )\b(?:advertising|adverts|advertise)(?=$|,| (?:and|or|but|please|is|are|here|in|on)\b)/gi,
    "self promotion"
  ]
]
