type Rewrite = readonly [from: RegExp, to: string]

const wish = "(?:we|i)(?:['’]?d| would)? (?:like|want|need|love) (?:for )?(?:you )?to"
const asking = "(?:you|can you|could you|would you)(?: please)?(?: (?:should|can|may|must|could))?"
const reminder =
  "feel free to|make sure (?:to|that you|you)|be sure to|try to|remember to|it(?:['’]s| is) (?:ok|okay|fine) to"
const soon =
  "immediately|right away|straight away|at once|asap|instantly|on sight|without asking|automatically|every time|no matter what"
const here = "here|any ?more|on (?:our|my|the) (?:page|pages|profile|channel|feed|wall)"
const toUs = "(?:me|us)(?: first)?"
const rivals = "(?:competitors?|competition|rivals?)"

/** Each once, in this order. What they leave is a form that the compiler reads; where it is none, nothing is read. */
const rewrites: ReadonlyArray<Rewrite> = [
  [/\bnever ever\b/i, "never"],
  [/\b(should|must|can|may|could) (?:not|never)(?= (?:hide|remove|delete|block|keep|show|allow)\b)/i, "$1 never"],
  [new RegExp(`^(?:please )?(?:${wish}|${reminder}) (?:please )?`, "i"), ""],
  [
    new RegExp(
      `^(?:please )?${asking} (?=(?:please |always |never )*(?:hide|remove|delete|keep|leave|allow|block|take|show)\\b)`,
      "i"
    ),
    ""
  ],
  [new RegExp(`^(?:please )?(?:${soon}) (?=\\p{L})`, "iu"), ""],
  [new RegExp(`,? (?:please )?(?:${soon}|at all)(?: please)?$`, "i"), ""],
  [new RegExp(` (?:${here})$`, "i"), ""],
  [
    /^(?:please )?(?:do not|don['’]?t|never) (?:ever )?(?:touch|mess with|moderate|censor|interfere with) /i,
    "never hide "
  ],
  [/^(?:please )?leave (.+?) alone(?: please)?$/i, "keep $1"],
  [/^(?:do not|don['’]?t|never) let (.+?) (?:through|in|stay|stay up|pass|slip through)$/i, "hide $1"],
  [/^let (.+?) (?:through|stay|stay up|stand|pass|be)$/i, "keep $1"],
  [/^(.+?) (?:must|should|has to|have to|needs? to) (?:go|disappear|vanish)$/i, "hide $1"],
  [new RegExp(`^(?:always )?(?:run|send|bring|pass|forward) (.+?) (?:by|past|to) ${toUs}$`, "i"), "ask me about $1"],
  [/^(hide|keep|remove|delete|allow)\s*:\s*/i, "$1 "],
  [/^ask(?: me| us)?(?: about)?\s*:\s*/i, "ask me about "],
  [/^([^:"“]{3,60}?)\s*:\s*(hide|remove|delete|keep|allow)(?: (?:it|them|these|those))?$/i, "$2 $1"],
  [/^([^:"“]{3,60}?)\s*:\s*(?:ask|check with) (?:me|us)(?: first)?$/i, "ask me about $1"],
  [
    new RegExp(`^(?:(?:our|the|main|biggest|direct) )*${rivals}\\s*(?::|=|–|-)\\s*(?=\\S)`, "i"),
    "our competitors are "
  ],
  [new RegExp(`^${rivals} (?:is|are) (?=\\p{Lu})`, "iu"), "our competitors are "],
  [/^we (?:compete|are competing) (?:with|against) /i, "our competitors are "],
  [/\b(except|unless)(?: for)? (?:those|the ones|ones)(?: (?:that|which|who))? /i, "$1 "],
  [/\b(?:that|which) (?:looks?|sounds?|smells?|seems?)(?: to be| like)? (?:an? )?/i, "about "]
]

const quotes = /["“„«»”]/

const once = (sentence: string, [from, to]: Rewrite): string => sentence.replace(from, to)

/**
 * A sentence as people say it, in the form that the compiler reads: `don't touch complaints` is `never hide complaints`.
 * What is quoted is not touched. No rewrite turns hiding into keeping or the other way round.
 */
export const plainForm = (sentence: string): string => {
  const said = sentence.trim()
  const start = said.search(quotes)
  if (start < 0) return rewrites.reduce(once, said)
  return `${rewrites.reduce(once, said.slice(0, start))}${said.slice(start)}`
}
