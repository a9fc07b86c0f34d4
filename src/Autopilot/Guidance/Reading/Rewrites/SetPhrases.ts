import type { Rewrite } from "./Words.ts"

const gerund = "(?:hiding|removing|deleting|touching|taking down)"
const dont = "do(?:n['’]?t| not)"
const ok = "(?:ok|okay|approval|go|go-ahead|permission|sign-?off|consent|answer|word)"
const office = "(?:legal|pr|compliance|hr|comms|me|us|head office|(?:our|the|my) [\\p{L} ]{2,30})"
const there = "(?:on|in|under) [^,;]+?"
const polite = "^(?:please |kindly )*"

/** Ways to say it whose words, one by one, say something else. */
export const setPhrases: ReadonlyArray<Rewrite> = [
  [/^(?!keep )([^,;:]+?)(?:,| ?[:–—-])? hands off$/iu, "never hide $1"],
  [
    /^([^,;]+?) (?:is|are) off limits for (?:hiding|deletion|deleting|removal|removing|moderation|the autopilot)$/iu,
    "never hide $1"
  ],
  [
    new RegExp(
      `${polite}${dont} (?:do|decide|change|hide|touch) (?:anything|a thing) (?:with|about|to|on) ([^,;]+?),? (?:until|till|before|unless) .+$`,
      "iu"
    ),
    "ask me about $1"
  ],
  [
    new RegExp(`${polite}${dont} decide (?:alone|by yourself|on your own|yourself) (?:on|about) `, "iu"),
    "ask me about "
  ],
  [
    new RegExp(`${polite}(?:do nothing (?:about|with|to|on)|take no action (?:on|about|against)) `, "iu"),
    "never hide "
  ],
  [/^([^,;:]+?):? no action(?: needed| required)?$/iu, "never hide $1"],
  [new RegExp(`${polite}(?:retain|preserve|save) (?!.*\\b(?:for|until|till|from)\\b)`, "iu"), "keep "],
  [
    /^([^,;:]+?) (?:(?:should|must|can|may) be (?:seen|shown)|deserves? to (?:stay|remain|be seen))(?: up| visible)?$/iu,
    "keep $1"
  ],
  [
    new RegExp(
      `${polite}(?:get|obtain|wait for|await|ask for) (?:(?:my|our|an?) )?${ok}(?: first)? (?:for|on|with|before ${gerund}) `,
      "iu"
    ),
    "ask me about "
  ],
  [new RegExp(`${polite}wait for (?:me|us) (?:on|with|before ${gerund}) `, "iu"), "ask me about "],
  [/^([^,;:]+?)(?:,|:| [–—-]) wait for (?:me|us|my ok(?:ay)?|our ok(?:ay)?)$/iu, "ask me about $1"],
  [
    new RegExp(
      `^([^,;:]+?)(?<!n['’]?t|\\bnot|\\bnever) (?:must |should |ha(?:s|ve) to )?go(?:es)? (?:through|via|past) ${office}$`,
      "iu"
    ),
    "ask me about $1"
  ],
  [/^(?:as for|regarding) ([^,;]+?), (?:please )?(?:ask|check with) (?:me|us)(?: first)?$/iu, "ask me about $1"],
  [
    new RegExp(`^before ${gerund} ([^,;]+?), (?:please )?(?:ask|check|get in touch|wait)(?: first)?$`, "iu"),
    "ask me about $1"
  ],
  [
    /^if (?:it['’]?s|it is|a comment is|comments are|something is) (?:about|on) ([^,;]+?), (?:wait for (?:my|our) (?:ok|okay|go|approval|answer)|call me(?: in)?|show me(?: first)?)$/iu,
    "ask me about comments about $1"
  ],
  [new RegExp(`${polite}(?:conceal|mask|obscure|blank out|cover up) `, "iu"), "hide "],
  [/^(?:please )?(?:take|get) ([^,;]+?) off from (?=under\b)/iu, "hide $1 "],
  [/^0[- ]tolerance /iu, "zero tolerance "],
  [/^(?:the )?(?:main thing is|most important(?:ly)?)(?: to)?[:,]? (?=\p{L})/iu, ""],
  [/^(?:it['’]?s |it is )?ok(?:ay)? to (?=(?:keep|leave)\b)/iu, ""],
  [
    /^([^,;]+?)(?: in (?:the|our) comments)?, (?:i|we) want (?:them|it|that|those|these) (?:all )?(?:gone|hidden|removed|deleted|away)(?: (?:asap|now|immediately|please|by yesterday))?$/iu,
    "hide $1"
  ],
  // what is not said of the second place is what was said of the first
  [
    new RegExp(`^([^,;]+?)(?: is| are)? (?:fine|ok|okay|allowed|welcome) (${there}),? but not (${there})$`, "iu"),
    "keep $1 $2, hide $1 $3"
  ],
  [
    new RegExp(
      `^([^,;]+?) (?:is|are) not (?:fine|ok|okay|allowed|welcome) (${there}),? but (?:fine|ok|okay|allowed) (${there})$`,
      "iu"
    ),
    "hide $1 $2, keep $1 $3"
  ]
]
