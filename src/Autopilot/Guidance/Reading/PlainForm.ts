type Rewrite = readonly [from: RegExp, to: string]

const wish = "(?:we|i)(?:['’]?d| would)? (?:like|want|need|love) (?:for )?(?:you )?to"
const asking = "(?:you|can you|could you|would you)(?: please)?(?: (?:should|can|may|must|could))?"
const reminder =
  "feel free to|make sure (?:to|that you|you)|be sure to|try to|remember to|it(?:['’]s| is) (?:ok|okay|fine) to"
const soon =
  "immediately|right away|straight away|at once|asap|instantly|on sight|without asking|automatically|every time|no matter what|without exception"
const here = "here|any ?more|on (?:our|my|the) (?:page|pages|profile|channel|feed|wall)"
const toUs = "(?:me|us)(?: first)?"
const rivals = "(?:competitors?|competition|rivals?)"

const people =
  "(?:people|customers|users|fans|followers|commenters|anyone|anybody|everyone|everybody|visitors|somebody|someone)"
const hidden = "(?:hidden|removed|deleted|gone|taken down|taken off|out|blocked)"
const visible =
  "(?:stay|stay up|remain|stay visible|remain visible|visible|kept|kept up|left|left up|left alone|shown|up)"
const hide = "hide|remove|delete|block|take down|kill|ban|bin"
const keep = "keep|allow|leave|show|permit"

/** Each once, in this order. What they leave is a form that the compiler reads; where it is none, nothing is read. */
const rewrites: ReadonlyArray<Rewrite> = [
  [/\bpl[sz]{1,2}\b/gi, "please"],
  [
    /^(?:yo|hi|hey|hello|ok|okay|so|well|also|and|thanks|thank you|generally|in general|basically)[,!]? +(?=\p{L})/iu,
    ""
  ],
  [/,? (?:thanks|thank you|thx|ty|cheers|lol|tbh|haha|lmao)(?: (?:a lot|so much))?$/i, ""],
  [/ ['’]?n['’]? /gi, " and "],
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
    "except "
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
  ],
  [new RegExp(`^(?:please )?(?:${wish}|${reminder}) (?:please )?`, "i"), ""],
  [
    new RegExp(
      `^(?:please )?${asking} (?=(?:please |always |never )*(?:hide|remove|delete|keep|leave|allow|block|take|show)\\b)`,
      "i"
    ),
    ""
  ],
  [new RegExp(`^(?:please )?(?:${soon}) (?=\\p{L})`, "iu"), ""],
  [
    new RegExp(`,? (?:please )?(?:${soon}|at all|whatsoever|as much as (?:they|you) (?:like|want))(?: please)?$`, "i"),
    ""
  ],
  [new RegExp(` (?:${here})$`, "i"), ""],
  [
    /^(?:please,? )?(?:no more|zero|absolutely no|strictly no|zero tolerance for|no tolerance for|enough with(?: the)?) /i,
    "no "
  ],
  [
    new RegExp(
      `^(?:it['’]?s|it is|that['’]?s) (?:totally |perfectly |absolutely )?(?:ok|okay|fine|cool|alright) (?:if|when|for) ${people} (?:to )?(?:are )?`,
      "i"
    ),
    "keep "
  ],
  [
    new RegExp(`^(?:it['’]?s|it is) not (?:ok|okay|fine|cool|alright) (?:if|when|for) ${people} (?:to )?`, "i"),
    "hide "
  ],
  [
    new RegExp(
      `^(?:we|i)(?:['’]?re| are|['’]?m| am) (?:totally |perfectly )?(?:ok|okay|fine|good|cool|happy) with ${people} `,
      "i"
    ),
    "keep "
  ],
  [new RegExp(`^(?:(?:we|i) )?(?:do not|don['’]?t) (?:mind|care) (?:about |if )?(?:${people} )?`, "i"), "keep "],
  [
    new RegExp(
      `^${people} (?:can|may|are allowed to|are free to|are welcome to|should be able to|should be allowed to) `,
      "i"
    ),
    "keep "
  ],
  [
    new RegExp(
      `^${people} (?:can['’]?t|cannot|can not|may not|must not|should not|shouldn['’]?t|aren['’]?t allowed to|are not allowed to) `,
      "i"
    ),
    "hide "
  ],
  [/^(?:nobody|no one) (?:should|can|may|must|is allowed to)(?: be (?:able|allowed) to)? /i, "hide "],
  [/^(keep .+?), (?:we|i) (?:do not|don['’]?t) (?:care|mind)$/i, "$1"],
  [
    /^(?:please )?(?:do not|don['’]?t|never) (?:ever )?(?:touch|mess with|moderate|censor|interfere with|bother with) /i,
    "never hide "
  ],
  [/^(?:please )?leave (.+?) (?:alone|be|as (?:it|they) (?:is|are)|untouched)(?: please)?$/i, "keep $1"],
  [/^(?:do not|don['’]?t|never) let (.+?) (?:through|in|stay|stay up|pass|slip through)$/i, "hide $1"],
  [/^let (.+?) (?:through|stay|stay up|stand|pass|be)$/i, "keep $1"],
  [/^(.+?) (?:must|should|has to|have to|needs? to|gotta|got to) (?:go|disappear|vanish)(?: away)?$/i, "hide $1"],
  [
    new RegExp(
      `^(?:please )?(?:always )?(?:run|send|bring|pass|forward|escalate|refer|route|check) (.+?) (?:by|past|to|with) ${toUs}$`,
      "i"
    ),
    "ask me about $1"
  ],
  [/^(?:please )?(?:always )?send (.+?) (?:our|my) way$/i, "ask me about $1"],
  [
    /^(?:please )?(?:always )?(?:flag|hold|save|park) (.+?) for (?:me|us|review|approval|my approval|our approval)$/i,
    "ask me about $1"
  ],
  [
    /^(?:please )?let (?:me|us) (?:decide|check|approve|review|see|handle|look at|know)(?: first)?(?: about| on)? /i,
    "ask me about "
  ],
  [
    /^(?:i|we)(?:['’]?d like| want| would like|['’]?ll want) to (?:decide|check|approve|review|handle)(?: on| about)? /i,
    "ask me about "
  ],
  [new RegExp(`^(${hide}|${keep})\\s*:\\s*`, "i"), "$1 "],
  [/^(?:do not|don['’]?t|never) (hide|remove|delete)\s*:\s*/i, "never $1 "],
  [/^(?:do not|don['’]?t|never) (allow|show)\s*:\s*/i, "never $1 "],
  [/^(?:allowed|ok|okay|fine|welcome|yes)\s*:\s*/i, "keep "],
  [/^(?:not allowed|not ok|not okay|not fine|forbidden|banned|prohibited|no)\s*:\s*/i, "hide "],
  [/^ask(?: me| us)?(?: about)?\s*:\s*/i, "ask me about "],
  [
    /\b(?:those|the ones|ones|comments) (?:that|which|who) (?:are|is|have|has|contain|contains)\b/i,
    "those that contain"
  ],
  [
    new RegExp(
      `^(?:(?:our|the|main|biggest|direct|current|known|principal|key|closest|local) )*${rivals}\\s*(?::|=|–|-)\\s*(?=\\S)`,
      "i"
    ),
    "our competitors: "
  ],
  [new RegExp(`^${rivals} (?:is|are) (?=\\p{Lu})`, "iu"), "our competitors are "],
  [/^we (?:compete|are competing) (?:with|against) /i, "our competitors are "],
  [/\b(except|unless)(?: for)? (?:those|the ones|ones)(?: (?:that|which|who))? /i, "$1 "],
  [/\b(?:that|which) (?:looks?|sounds?|smells?|seems?)(?: to be| like)? (?:an? )?/i, "about "]
]

/** `spam: remove`, `scams = delete`, `complaints -> keep`. */
const assigned = new RegExp(
  `^([^:=>"“]{3,60}?)\\s*(?::|=>?|[-–]+>|→|⇒)\\s*(${hide}|${keep}|yes|no|ok|okay|fine|allowed|stay|stays|go|(?:ask|check with) (?:me|us)(?: first)?)(?: (?:it|them|these|those|up|alone))?$`,
  "i"
)

const instead: ReadonlyArray<readonly [verb: RegExp, instruction: string]> = [
  [new RegExp(`^(?:${hide}|no|go)$`, "i"), "hide"],
  [new RegExp(`^(?:${keep}|yes|ok|okay|fine|allowed|stays?)$`, "i"), "keep"],
  [/^(?:ask|check)/i, "ask me about"]
]

const fromAssigned = (part: string): string | null => {
  const [, what, verb = ""] = assigned.exec(part.trim()) ?? []
  const instruction = instead.find(([said]) => said.test(verb))?.[1]
  return what === undefined || instruction === undefined ? null : `${instruction} ${what}`
}

/** All of a list of such, as a list of instructions; the sentence as it is where one is not. */
const withoutAssignments = (sentence: string): string => {
  const whole = fromAssigned(sentence)
  if (whole !== null) return whole
  const parts = sentence.split(",").map(fromAssigned)
  return parts.includes(null) ? sentence : parts.join(", ")
}

const quotes = /["“„«»”]/

const once = (sentence: string, [from, to]: Rewrite): string => sentence.replace(from, to)

/**
 * A sentence as people say it, in the form that the compiler reads: `don't touch complaints` is `never hide complaints`.
 * What is quoted is not touched. No rewrite turns hiding into keeping or the other way round.
 */
export const plainForm = (sentence: string): string => {
  const said = sentence.trim()
  const start = said.search(quotes)
  if (start < 0) return rewrites.reduce(once, withoutAssignments(said))
  return `${rewrites.reduce(once, said.slice(0, start))}${said.slice(start)}`
}
