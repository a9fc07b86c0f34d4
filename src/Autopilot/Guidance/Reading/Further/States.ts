import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const who =
  "(?:comments?|posts?|people|anyone|anybody|somebody|someone|those|customers|guests|visitors|reports|messages)"
const says =
  "(?:say|says|saying|claim|claims|claiming|complain|complains|complaining|report|reports|reporting|mention|mentions|mentioning|tell us|tells us|telling us)"
const what = "(?:the|our|your|an?|some) (?<what>\\p{Ll}[\\p{L}-]+(?: \\p{Ll}[\\p{L}-]+){0,2})"
const is = "(?:is|are|was|were|has been|have been|had) (?:(?:still|again|always|often|all) )*"
const ends = "(?: again)?(?=$|[,.;])"

/** How things are that comments complain of, each in one word. */
const states: ReadonlyArray<readonly [predicate: string, one: string]> = [
  [
    `(?:${is}(?:not working|out of (?:order|service|action|use)|broken|bust(?:ed)?|knackered|faulty|down)|(?:isn|aren|wasn|weren|doesn|don|didn)['’]?t work(?:ing)?)`,
    "broken"
  ],
  [`${is}(?:closed|shut)`, "closed"],
  [`${is}(?:stale|off|gone off|rancid)`, "stale"],
  [`${is}(?:out of date|past its date|expired)`, "expired"]
]

/** `Comments saying the lift is out of order` are about the broken lift, and no order. */
export const inStates: ReadonlyArray<Rewrite> = states.flatMap(
  ([predicate, one]): ReadonlyArray<Rewrite> => [
    [
      new RegExp(`${unquoted}\\b(?:when|whenever|if) ${who} ${says}(?: that)? ${what} ${predicate}${ends}`, "giu"),
      `about the ${one} $<what>`
    ],
    [
      new RegExp(`${unquoted}\\b${who}(?: who| that| which)? ${says}(?: that)? ${what} ${predicate}${ends}`, "giu"),
      `comments about the ${one} $<what>`
    ]
  ]
)
