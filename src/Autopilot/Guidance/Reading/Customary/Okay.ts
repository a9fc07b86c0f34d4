import type { Rewrite } from "../Rewrites/Words.ts"

const okay =
  "(?:ok|okay|approval|permission|consent|go-?ahead|green light|sign-?off|say-so|blessing|confirmation|all-?clear|word)"
const whose = "(?:my|our|the|an?|(?:the )?(?:team|manager|boss|legal)(?:['’]s)?|\\p{Lu}\\p{L}+['’]s)"
const hiding = "(?:hiding|removing|deleting|taking down|blocking)"
const hide = "(?:hide|remove|delete|take down|block)"
const looked = "(?:had|have|take|took|taken) (?:a|another) (?:quick |good |proper |close |closer )?(?:look|read|glance)"

/** That somebody wants to be asked before anything is hidden. */
export const okayFirst: ReadonlyArray<Rewrite> = [
  [
    /^((?:please )?(?:i|we)) must (?:always )?see (?=(?:anything|everything|any|all|every|comments?)(?!\p{L}))/iu,
    "$1 need to see "
  ],
  [/\b(?:do(?:n['’]?t| not)|never) act on (?=\p{L})/iu, "don't hide "],
  [
    /\b(until|till|unless|before) (i|we)(?:['’]ve| have)? had (?:a|the) chance to (?:read|see|check|look at|review) (?:it|them)$/iu,
    "$1 $2 have seen it"
  ],
  [
    new RegExp(
      `^((?:please |always )*)wait for ${whose} ${okay} before (?:you )?(?:ever )?(?:${hiding}|${hide}) (?=\\p{L})`,
      "iu"
    ),
    "$1ask me before hiding "
  ],
  [
    new RegExp(
      `^((?:please |always )*)(?:get|ask for|need|obtain) ${whose} ${okay} before you (?:ever )?${hide} (?=\\p{L})`,
      "iu"
    ),
    "$1ask me before hiding "
  ],
  [
    new RegExp(`\\b(until|till|unless|before) (i|we)(?:['’]ve| have)? ${looked}(?: at (?:it|them))?$`, "iu"),
    "$1 $2 have seen it"
  ],
  [
    new RegExp(
      `\\b(until|till|unless|before) (i|we)(?:['’]ve| have)? (?:given (?:my|our|the) ${okay}|signed (?:it |them )?off|gone (?:through|over) (?:it|them))$`,
      "iu"
    ),
    "$1 $2 have seen it"
  ],
  [
    /^(?:please )?(?:i|we)(?:['’]d like| would like| want| need) to (?:sign off(?: on)?|approve|ok|okay|see|check|confirm|review) (?:every|each|any|all)(?: single)? (?:hides?|hidings?|removals?|deletions?)(?: first| before it happens)?$/iu,
    "never hide anything without asking me"
  ],
  [
    new RegExp(
      `^(?:please )?nothing (about|on|with|mentioning) (?!.*(?<!\\p{L})(?:goes?|gets?|is|are|be|may|should|must|can|will|leaves?|happens?)(?!\\p{L}))([^,;]+?) without ${whose} ${okay}$`,
      "iu"
    ),
    "ask me about comments $1 $2"
  ]
]
