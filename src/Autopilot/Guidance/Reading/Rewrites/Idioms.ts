import { asking, here, hide, keep, people, type Rewrite, reminder, rivals, soon, toUs, wish } from "./Words.ts"

/** What people say in place of hide, keep and ask. */
export const idioms: ReadonlyArray<Rewrite> = [
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
    new RegExp(
      `,? (?:please )?(?:${soon}|at all|whatsoever|as \\p{L}+ as (?:they|you) (?:like|want|can|please))(?: please)?$`,
      "iu"
    ),
    ""
  ],
  [new RegExp(` (?:${here})(?=(?: please)?$)`, "i"), ""],
  [
    /^(?:please,? )?(?:(?:we (?:have|show) )?(?:zero|no) tolerance (?:for|on|towards?|to)|no more|zero|absolutely no|strictly no|enough with(?: the)?) /i,
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
  [
    /^(ask (?:me|us) about .+?) (?:first|before (?:you )?(?:hid(?:e|ing)|remov(?:e|ing)|delet(?:e|ing)) (?:it|them|those|these|anything))$/i,
    "$1"
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
      `^(?:(?:a )?list of )?(?:(?:our|my|the|main|biggest|direct|current|known|principal|key|closest|local|competing|\\p{L}+['’]s) )*(?:${rivals}|(?:competitor|rival|competing) (?!of\\b|in\\b|for\\b)\\p{Ll}+)(?: (?:list|names?|brands?|companies))?(?: (?:to (?:look|watch) (?:out )?for|to (?:hide|block|catch|remove|watch|know)|include|we know of|you should know))?\\s*(?::|=|–|-)\\s*(?=\\S)`,
      "iu"
    ),
    "our competitors: "
  ],
  [new RegExp(`^${rivals} (?:is|are) (?=\\p{Lu})`, "iu"), "our competitors are "],
  [/^we (?:compete|are competing) (?:with|against) /i, "our competitors are "],
  [/\b(except|unless)(?: for)? (?:those|the ones|ones)(?: (?:that|which|who))? /i, "$1 "],
  [/\b(?:that|which) (?:looks?|sounds?|smells?|seems?)(?: to be| like)? (?:an? )?/i, "resembling "]
]
