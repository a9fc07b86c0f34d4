import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const lead = "((?:please |always |just |also |can you |could you )*)"
const flag = "(?:flag|report|escalate|highlight|raise|mention|point out|forward|send|pass(?: on)?|show)"
const team = "(?:me|us|the office|(?:our|my|the) (?:\\p{L}+ )?(?:team|manager|office|boss|lawyers?))"
const one = "(?:anyone|anybody|someone|somebody|everyone|people|customers|guests|patients|parents|users|those|whoever)"
const where =
  "(?: (?:on|in|at|by|with|from|using|while using|after using) (?:our|the|my|one of our) (?:\\p{L}+ )?\\p{L}+)?"

/** What is to be passed on, named behind those who want it. */
export const flagged: ReadonlyArray<Rewrite> = [
  [
    new RegExp(`^${lead}${flag} to ${team}:? (?=(?:any|all|every|each|comments?|if|when)(?!\\p{L})|${one} )`, "iu"),
    "$1ask me about "
  ],
  [new RegExp(`^${lead}(?:report|raise|highlight) ([^,;:]+?) (to ${team})(?=$|[,;])`, "iu"), "$1flag $2 $3"],
  // who was hurt is asked about, wherever it was
  [
    new RegExp(
      `${unquoted}^((?:please |always |just )*(?:ask me about|let me know (?:if|when|about)|tell me (?:if|when|about)|ask me (?:if|when))) (?:any )?${one}(?: (?:who|that))? (?:says?|saying|claims?|claiming|writes?|tells? us) (?:that )?(?:they|he|she|their \\p{L}+|somebody|someone)(?:['’]ve| have| has)?(?: (?:got|gotten|was|were|been|is|are))? (?:hurt|injured)(?: themselves)?${where}$`,
      "iu"
    ),
    "$1 injuries"
  ],
  // `I want to look at every comment about it myself`
  [
    /^((?:please )?(?:i|we)(?: want| need|['’]d like| would like|['’]ll| will)(?: to)? (?:see|look at|check|read|review|decide (?:on|about)|approve|vet|handle|deal with|go through) .+?),? (?:myself|ourselves|personally|in person|first[ -]?hand)$/iu,
    "$1"
  ]
]
