import type { Rewrite } from "../Rewrites/Words.ts"

/** Each as an order, as what somebody is asked for, and as what was done. */
const verbs = [
  ["hide", "hiding", "hid", "hidden"],
  ["remove", "removing", "removed", "removed"],
  ["delete", "deleting", "deleted", "deleted"],
  ["block", "blocking", "blocked", "blocked"],
  ["take down", "taking down", "took down", "taken down"],
  ["get rid of", "getting rid of", "got rid of", "gone"],
  ["keep", "keeping", "kept", "kept"],
  ["leave", "leaving", "left", "left"],
  ["let", "letting", "let", "let"],
  ["allow", "allowing", "allowed", "allowed"],
  ["ask", "asking", "asked", "asked"],
  ["tell", "telling", "told", "told"],
  ["show", "showing", "showed", "shown"],
  ["flag", "flagging", "flagged", "flagged"]
] as const

const kindly =
  "(?:great|lovely|nice|good|wonderful|brilliant|awesome|amazing|perfect|helpful|fantastic|ideal|appreciated|best)"
const grateful = "(?:(?:very|so|really|most|extremely) )*(?:grateful|happy|glad|thankful|pleased|delighted|obliged)"
const wishes = [
  "(?:i|we)(?:['’]d| would)(?: (?:really|greatly|much|very much))* (?:appreciate|love|like)(?: it)? (?:if|when)",
  `(?:it|that)(?:['’]d| would) be (?:(?:so|very|really|super|just) )*${kindly} if`,
  `(?:i|we)(?:['’]d| would) be ${grateful} if`
].join("|")

const ofVerb = ([order, doing, did]: (typeof verbs)[number]): ReadonlyArray<Rewrite> => [
  [new RegExp(`^(?:please |kindly )?mind ${doing}(?! if)(?= \\p{L})`, "iu"), order],
  [new RegExp(`^(?:${wishes}) you(?: (?:please|just|always))? ${did}(?= \\p{L}| ["“])`, "iu"), `please ${order}`]
]

const vanished =
  "(?:(?:was|were|got|gets?|could be|would be|can be|is|are) (?:always |just |simply )*(?:hidden|removed|deleted|blocked|gone|taken down)|(?:would |could |just )*(?:disappear(?:ed|s)?|vanish(?:ed|es)?|went away|go(?:es)? away))"

/** Frames in which people ask for something. */
export const polite: ReadonlyArray<Rewrite> = [
  [/^(?:bitte )?so (?:nett|lieb|freundlich|gut) (?:sein )?und (?=\p{L})/iu, "bitte "],
  [/^(?:sei|seid|seien sie) (?:bitte )?so (?:nett|lieb|freundlich|gut) und (?=\p{L})/iu, "bitte "],
  [/^(?:please )?be so (?:kind|nice|good|sweet|lovely)(?: as to|,? and| to) (?=\p{L})/iu, "please "],
  [
    /^(?:can|could|would|will) you (?:please )?be so (?:kind|nice|good|sweet|lovely)(?: as to|,? and| to) (?=\p{L})/iu,
    "please "
  ],
  [new RegExp(`^(?:${wishes}) you (?:could|would|can)(?: (?:please|just|always))* (?=\\p{L})`, "iu"), "please "],
  [new RegExp(`^(?:${wishes}) (?!you |nobody |no )([^,;:]+?) ${vanished}$`, "iu"), "please hide $1"],
  [
    new RegExp(
      `^(?:${wishes}) (?:nobody|no ?one) (?:would |could )?(?:post|wrote|saw|share|mention)(?:ed|d)? (?=\\p{L})`,
      "iu"
    ),
    "please hide "
  ],
  ...verbs.flatMap(ofVerb)
]
