import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

/** Written as they are said, without their apostrophes. */
export const apostrophes: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${unquoted}(?<![\\p{L}])ill(?= (?:check|look|handle|deal|decide|review|see|take|sort|answer|do)\\b)`,
      "giu"
    ),
    "I'll"
  ],
  [new RegExp(`${unquoted}(?<![\\p{L}])id (?=(?:like|rather|prefer|love|want|need)\\b)`, "giu"), "I'd "],
  [
    new RegExp(`${unquoted}(?<![\\p{L}])(there|that|what)s (?=(?:an?|any|no|the|some|not|all|fine|ok|okay)\\b)`, "giu"),
    "$1's "
  ],
  [
    new RegExp(`${unquoted}(?<![\\p{L}])im (?=(?:ok|okay|fine|cool|happy|not|sick|tired|good|glad|fed)\\b)`, "giu"),
    "I'm "
  ],
  [
    new RegExp(
      `${unquoted}(?<![\\p{L}])(do|does|is|are|should|wo|ca|must|would|could|did|was|have|has)nt(?![\\p{L}])`,
      "giu"
    ),
    "$1n't"
  ]
]

/** Whom it is said to, and what says nothing behind it. */
export const addressed: ReadonlyArray<Rewrite> = [
  [/^(?:quick (?:one|request|note)|(?:one|another|one more|last) thing|rule \d+|fyi)\s*[:–-]\s*(?=\p{L}|["“])/iu, ""],
  [
    /^(?:hey|hi|hello|hiya|dear|good morning|morning)(?: (?:there|team|steward|all|guys|folks|everyone|bot))?\s*[,!.–-]?\s+(?=\p{L})/iu,
    ""
  ],
  [/(?<=,) (?:just |please )*get rid(?: of (it|them|those|these))?$/iu, " hide $1"],
  [
    /^(?:for|on) (?:our|my|the|this|all our) (?:own )?(?:pages?|profiles?|channels?|accounts?|comments?|socials?|feed)(?: please)?\s*[:,–-]\s+(?=\p{L})/iu,
    ""
  ],
  [
    /(?<=[\p{L}\p{N}"”»')])(?:(?:,|\s[-–])?\s+(?:please|pls|plz|thanks|thx|thank you|thank u|ty|cheers|ta|asap|(?<!\b(?:but|except|not|apart from|other than) )(?:at all times|everywhere|across (?:the board|all (?:our )?(?:channels|pages|platforms))|on all (?:of )?(?:our )?(?:channels|pages|platforms|accounts|networks|socials))|🙏\p{Emoji_Modifier}?|👍\p{Emoji_Modifier}?|🙂|😊|❤️))+[.!\s]*$/giu,
    ""
  ],
  [/^steward\s*[,:!–-]\s*(?=\p{L})/iu, ""],
  [
    /(?<=[\p{L}\p{N}"”»')]),?\s*(?:if (?:you can|you could|possible|poss|at all possible|that['’]?s (?:ok|okay|possible|alright))|(?:ok|okay|yeah|alright|right)\s*\?|[:;]-?[)D]+|\^\^|<3)(?:\s*(?:please|pls|plz|thanks|thx))?\s*$/iu,
    ""
  ]
]
