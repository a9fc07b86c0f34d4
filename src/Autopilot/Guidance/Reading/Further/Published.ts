import type { Rewrite } from "../Rewrites/Words.ts"

const we = "(?:i|we|someone|somebody|a human|(?:my|our|the) (?:team|boss|manager|mods?|moderators?|staff))"
const seen = `(?:(?:before|until|till|unless) ${we}(?:['’](?:ve|m|re))? [^,;]+|without (?:my|our|asking|checking)\\b[^,;]*)`
const what = "(?<what>(?:about|with|on|mentioning|containing|that (?:mentions?|contains?|has|have|is about)) [^,;:]+?)"

/** `Nothing about politics goes public before I have seen it`: somebody is asked, and nothing hidden. */
export const published: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `^(?:please )?(?:i|we) (?:don['’]?t|do not) want (?:anything|any comments?|comments?) ${what} (?:to (?:go|be)|going|being) (?:public|live|online|up|out|published|posted|shown|visible),? ${seen}$`,
      "iu"
    ),
    "ask me about comments $<what>"
  ],
  [
    new RegExp(
      `^(?:please )?(?:nothing|no (?:comments?|posts?)) ${what} (?:(?:is|are|may|should|can|must|shall)(?: to)? )?(?:ever )?(?:go(?:es)?|gets?|be|is|are) (?:public|live|online|up|out|published|posted|shown|visible),? ${seen}$`,
      "iu"
    ),
    "ask me about comments $<what>"
  ],
  [
    new RegExp(
      `^(?:please )?(?:never|do(?:n['’]?t| not)) (?:publish|post|show) (?:anything|any comments?|comments?) ${what},? ${seen}$`,
      "iu"
    ),
    "ask me about comments $<what>"
  ],
  [/^(?:please,? )?only (?:i|we) (?:may |can |get to )?decide (?=(?:about|on)\b)/iu, "I decide "]
]
