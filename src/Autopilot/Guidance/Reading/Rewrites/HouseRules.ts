import type { Rewrite } from "./Words.ts"

const page = "(?:page|channel|feed|profile|account|site|space|community|forum)"
const place = `(?:a |the |any |an? appropriate |the right )?(?:place|space|room|platform|forum|venue|${page})`
/** `Hiding complaints is not acceptable` wants them kept. */
const what =
  "((?!(?:hid|remov|delet|block|bann|keep|leav|show|ask|ignor|censor|silenc)ing\\b|(?:it|this|that|they|these|those|you)\\b)[^,;:]+?)"
const here =
  "(?: (?:here|on (?:our|this|the) (?:page|channel|feed|profile|account|site)|in (?:our|the|these) comments))"
const fitting = "(?:appropriate|suitable|acceptable|tolerable)"
const somebody =
  "(?:a (?:person|human|human being|colleague|member of (?:the )?(?:staff|team)|moderator)|humans|people|us|me|(?:our|the|my) (?:[\\p{L}-]+ )?(?:team|staff|moderators?|people))"
const manner =
  "(?:sexual|racist|political|religious|abusive|threatening|commercial|promotional|sexist|hateful|offensive|obscene)"

/** What pages publish as their rules, and brands paste. */
export const houseRules: ReadonlyArray<Rewrite> = [
  [new RegExp(`^(?:this|here|this ${page}|our ${page}|it) is(?:n['’]t| not) ${place} for ${what}$`, "iu"), "hide $1"],
  [new RegExp(`^${what} (?:is|are)(?:n['’]t| not| never) ${fitting}${here}?$`, "iu"), "hide $1"],
  [
    new RegExp(
      `^${what} (?:should|must|have to|has to|need to|needs to|are to|is to)(?: always| only)? be (?:handled|dealt with|answered|decided|looked after|managed|processed|taken care of)(?: (?:only|personally|directly))? by ${somebody}$`,
      "iu"
    ),
    "ask me about $1"
  ],
  [
    new RegExp(
      `^(?:please )?(?:do(?:n['’]?t| not)|never) (?:make (?:a|any) decisions?|act) (?:on|about) ${what},? (?:but )?(?:pass|send|hand|forward|leave) (?:it|them|those|these)(?: on| over)?(?: to ${somebody})?$`,
      "iu"
    ),
    "ask me about $1"
  ],
  [
    new RegExp(
      `^(?:please )?(?:treat|count|regard|class|handle) (?:any (?:mentions? of )?|all (?:mentions? of )?|every )?${what} as (?:a )?(?:spam|scams?)$`,
      "iu"
    ),
    "hide $1"
  ],
  [
    new RegExp(
      `^(?:please )?(?:assume|take it) (?:that )?(?:anything|everything|any comment|all comments) (?:with|about|that mentions) ${what}(?: in it)? (?:is|are) (?:a )?(?:spam|scams?)$`,
      "iu"
    ),
    "hide $1"
  ],
  [new RegExp(`\\b(\\p{L}+) of an? (${manner}) nature\\b`, "iu"), "$2 $1"],
  [/\b(their(?: own)? (?:products?|goods|wares)) (?:or|and|&) services?\b/iu, "$1"]
]
