import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const political = "politicians?|elections?|politics|voting|votes?|candidates?"
const joint = "(?:,| or| and|, or|, and)"

const number = "(?:phone|mobile|telephone|whatsapp|cell) numbers?|phones?"
const mail = "e-?mails?(?: address(?:es)?)?"

const thing = "food|drinks?|meals?|menu|products?|supplements?|vitamins?|pills|tablets|powders?|shakes?|snacks?|bars"

const press = "journalists?|reporters?"
const law = "lawyers?|solicitors?|attorneys?"

const host = "(?:www\\.)?(?:[\\p{L}\\p{N}-]+\\.)+\\p{L}{2,}"
const leavingOut = `(?<=\\blinks?\\b[^"“]*\\b(?:except|unless|other than|apart from|but not|excluding)\\b[^"“]*)`
const sites = "site|website|web ?shop|shop|store|page|domain|homepage"

/** Where anybody writes, as links to it are known by. */
const networks = ["YouTube", "Instagram", "Facebook", "TikTok", "Threads"]

/** What names one thing by two words, or by more than is looked for. */
export const saidPlainer: ReadonlyArray<Rewrite> = [
  // beside elections nobody dances at them
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?<!political )parties(?=${joint} (?:${political})(?!\\p{L}))|${unquoted}(?<=(?<!\\p{L})(?:${political})${joint} )parties(?!\\p{L})`,
      "giu"
    ),
    "political parties"
  ],
  [new RegExp(`${unquoted}\\bbeg(?:s|ging)?(?: us)? for (?=(?:a |some |any )?free )`, "iu"), "asking for "],
  [
    new RegExp(
      `${unquoted}(?<=\\b(?:post|shar|leav|writ|giv|put|drop)(?:s|e|es|ing|ting|ping)? )(?:their|his|her)(?: own)? (?<number>${number})(?<joint> (?:or|and) )(?:(?:their|his|her) )?(?:${mail})(?!\\p{L})`,
      "iu"
    ),
    "$<number>$<joint>emails"
  ],
  [
    new RegExp(
      `${unquoted}\\b(?:ill|sick|unwell|poorly)(?: or (?:ill|sick|unwell|hurt))? (?:from|after|because of) (?:(?:eating|taking|using|drinking|trying) )?(?:our|the|my) (?:${thing})(?!\\p{L})`,
      "iu"
    ),
    "ill from our food"
  ],
  [
    new RegExp(
      `${unquoted}(?<=\\bask (?:me|us)) before (?:doing anything|you do anything|anything is done),? (?=(?:when|if|whenever|about)\\b)`,
      "iu"
    ),
    " "
  ],
  [
    new RegExp(
      `${unquoted}\\b(?:an? )?(?<one>${press}|${law}) or (?:an? )?(?<other>${press}|${law}) (?<does>comments?|writes?|posts?)(?!\\p{L})`,
      "iu"
    ),
    "a $<one> or a $<other> $<does>"
  ],
  [
    new RegExp(
      `${leavingOut}(?:our|my)(?: own)? (?:(?:official|online|web) )?(?:${sites})(?: at)?,? \\(?(?<host>${host})\\)?`,
      "iu"
    ),
    "$<host>"
  ],
  [new RegExp(`${leavingOut}\\bours \\((?<host>${host})\\)`, "iu"), "$<host>"],
  ...networks.map(
    (network): Rewrite => [
      new RegExp(
        `${leavingOut}(?<=\\p{L}\\.\\p{L}{2,}(?:,| and| or|, and|, or)) (?:(?:to|from) )?${network}(?=$|[,.;]| (?:and|or)\\b)`,
        "u"
      ),
      ` ${network.toLowerCase()}.com`
    ]
  )
]
