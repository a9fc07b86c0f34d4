import type { Rewrite } from "../Rewrites/Words.ts"

const brought = "(?:mentioned|posted|discussed|shared|named|used|brought up|talked about)"

/** What may be mentioned or not, in words that are no words to look for. */
export const mentioned: ReadonlyArray<Rewrite> = [
  // `spam gets no pass`
  [
    /^([^,;:]+?) (?:gets?|deserves?|(?:will|should) get|ha(?:s|ve)) no (?:free )?(?:pass|mercy|leeway|quarter)(?: here| from us| with us| on (?:our|this) page)?$/iu,
    "hide $1"
  ],
  // `leave spam out`
  [
    /^(?:please )?leave (?!(?:me|us|him|her|them|it|nothing|no)(?!\p{L}))([^,;:]+?) out(?: of (?:it|this|here|our comments|the comments))?$/iu,
    "hide $1"
  ],
  // `hide links but ours (fjord.com) are ok`
  [
    /,?(?: but|;)? (?:ours|our own(?: ones?)?|mine|our (?:code|codes|number|numbers|link|links|site)) \(([^()]+)\) (?:is|are|may|can|should|must)(?: be)? (?:ok|okay|fine|allowed|stay|remain|kept|left|welcome|alright)(?: up)?$/iu,
    ", except $1"
  ],
  // `we don't mind competitors being mentioned`
  [
    new RegExp(
      `^((?:(?:i|we) (?:do not|don['’]?t) mind|(?:i['’]?m|i am|we['’]?re|we are) (?:ok|okay|fine|happy|cool) with) .+?) (?:being|getting) ${brought}(?= (?:on|in|under) |$)`,
      "iu"
    ),
    "$1"
  ],
  [
    new RegExp(
      `^it(?:['’]s| is) (?:ok|okay|fine|alright|all right) (?:for ([^,;]+?) to be|(?:if|when) ([^,;]+?) (?:are|is|gets?)) ${brought}(?= (?:on|in|under) |$)`,
      "iu"
    ),
    "$1$2 are ok"
  ]
]
