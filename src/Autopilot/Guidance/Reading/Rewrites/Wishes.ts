import { hidden, hide, keep, type Rewrite, visible } from "./Words.ts"

/** Wishes, and limits that are said in other words. */
export const wishes: ReadonlyArray<Rewrite> = [
  [/^(?:we|i)(?:['’]d| would)? (?:rather|prefer)(?: to)? not (?:have|see|show|keep|get|allow) (?:any )?/i, "hide "],
  [
    /^(?:please )?(never hide|(?:don['’]?t|do not) (?:hide|remove|delete)) (?:comments?|people|someone|anyone|somebody|it|them) (?:just |only |simply |merely )?because (?:they|it|he|she|people) /i,
    "never hide comments that "
  ],
  [/^(?:please |kindly )?(?:refrain from|avoid) (?:hiding|removing|deleting) /i, "never hide "],
  [
    /^(?:under no circumstances|in no case|at no time) (?:should|must|may|can) (.+?) be (?:hidden|removed|deleted)$/i,
    "never hide $1"
  ],
  [/ (?:are|is) to be (hidden|removed|deleted|kept)\b/i, " should be $1"],
  [
    /^((?:we |i )?(?:(?:do not|don['’]?t|never|always|please) )?(?:allow|hide|keep|remove|delete|want|show)) *: */i,
    "$1 "
  ],
  [/\bnever ever\b/i, "never"],
  [/\b(do not|don['’]?t) ever\b/i, "never"],
  [/^((?:please )?(?:never|do not|don['’]?t) .+?),? ever(?: again)?$/i, "$1"],
  [/\b(should|must|can|may|could) (?:not|never)(?= (?:hide|remove|delete|block|keep|show|allow)\b)/i, "$1 never"],
  [/\beverywhere (?:except|but|apart from|other than)(?: for)?\b/i, "except"],
  [/\b(?:apart from|other than|besides|aside from|with the exception of|save for|just not|though not)\b/i, "except"],
  [/,? but (?:please )?(?:not|never) (?!on |under |in |if |when |for )/i, " except "],
  [
    /\b(?:as long as|so long as|provided|if|when|unless) (?:there['’]?s|there is|there are|it has|they have|it contains|they contain|it['’]?s|they['’]?re|it is|they are) (?:no|not|without)(?: any)? /i,
    "unless they are "
  ],
  [/ without (?:any )?/i, " except "],
  [/\b(?:as long as|so long as|provided(?: that)?)\b/i, "only if"],
  [/\b(?:just|exclusively|solely) (?=(?:on|under|in|if|when|for) )/i, "only "],
  [
    /\b(is|are) only (ok|okay|fine|allowed|welcome|permitted|acceptable|good) (?=(?:on|under|in|if|when|for) )/i,
    "$1 $2 only "
  ],
  [
    new RegExp(`^(?:please )?only (${hide}|${keep}|ask me about) (.+?) (?=(?:on|under|in|if|when|for) )`, "i"),
    "$1 $2 only "
  ],
  [/^only ((?:on|under) [^,:]+)[,:] *(.+)$/i, "$2 only $1"],
  [/^((?:on|under|for) [^,:"“]{3,60}?) *: *(?=\p{L})/iu, "$1, "],
  [new RegExp(`^(?:i|we) (?:do not|don['’]?t) want (.+?) (?:to be )?${hidden}$`, "i"), "never hide $1"],
  [new RegExp(`^(?:i|we) (?:do not|don['’]?t) want (.+?) (?:to be |to )?${visible}$`, "i"), "hide $1"],
  [
    new RegExp(`^(?:i|we)(?:['’]?d| would)? (?:prefer|like|want|need|rather have) (.+?) (?:to be )?${hidden}$`, "i"),
    "hide $1"
  ],
  [
    new RegExp(
      `^(?:i|we)(?:['’]?d| would)? (?:prefer|like|want|need|rather have) (.+?) (?:to be |to )?${visible}$`,
      "i"
    ),
    "keep $1"
  ]
]
