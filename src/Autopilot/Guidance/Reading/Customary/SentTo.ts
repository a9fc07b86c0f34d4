import { networks, type Rewrite, unquoted } from "../Rewrites/Words.ts"

const team =
  "(?:(?:our|the|my) )?(?:(?:legal|pr|press|hr|support|customer service|customer care|social|social media|safety|safeguarding|comms) ?(?:team|department|dept|desk|people)?|team)"

/** `Send anything about minors straight to Ruth`: whoever it goes to is asked, and looked for in no comment. */
export const sentTo: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${unquoted}^((?:[Pp]lease |[Aa]lways |[Kk]indly )*)(?:[Ss]end|[Ff]orward|[Pp]ass|[Rr]oute|[Dd]irect|[Ee]scalate|[Rr]efer|[Hh]and)(?: on| over)? ([^,;:]+?)(?: (?:straight|directly|right|over|on|back|first|immediately))* to (?:(?!${networks})\\p{Lu}[\\p{L}'’-]+(?: (?!${networks})\\p{Lu}[\\p{L}'’-]+)?(?: (?:in|from|at) [\\p{L} ]{2,20})?|${team})(?: first)?$`,
      "u"
    ),
    "$1ask me about $2"
  ]
]
