import { hide, keep, type Rewrite } from "./Words.ts"

const them = "(?:it|them|those|these|that|['’]em|em|all of (?:it|them))"
const tail = "(?: up| alone| be| visible| in| there| where (?:it is|they are))?(?: please)?"
/** Words that limit what is said, turn it round, or say what to do themselves. */
const plain =
  "(?:(?!\\b(?:say(?:s|ing)?|claim(?:s|ing)|think(?:s|ing)?|competitors?|rivals?|competition|not|never|no|nothing|only|just|unless|except|but|if|when|while|until|hide|hidden|keep|kept|remove|removed|delete|deleted|ask|allow|allowed|ok|okay|fine|welcome|forbidden|banned|gone|and|or|on|under)\\b|n['’]t\\b)[^,;:()\"“])"
/** What is spoken of, and nothing that is said of it. */
const subject =
  "((?:(?!\\b(?:is|are|was|were|be|go|goes|come|comes|need|needs|want|wants|have|has|compete|hide|keep|remove|delete|ask|allow|never|not|no|dont|unless|except|but|only|if|when|you|we|i|they)\\b|n['’]t\\b)[^,;:()\"“?]){3,80}?)"
const dash = "(?:,|;|:| ?[–—]| -)"
const lead = "(?:so |please |then |just |always |and |therefore )*"

/** What is spoken of stands first, and what to do about it last: `Criticism is healthy, keep it`. */
export const subjectFirst: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `^(${plain}{3,60}?) (?:(?:is|are) (?:a |an |the |part |very |really |so |good |always )*${plain}{3,40}|(?:make|makes|help|helps|drive|drives|annoy|annoys|hurt|hurts|ruin|ruins|scare|scares|confuse|confuses|happen|happens) ${plain}{2,40})${dash} ${lead}((?:${hide}|${keep}|never hide|never (?:remove|delete)|(?:don['’]?t|do not) (?:hide|remove|delete|touch))) ${them}${tail}$`,
      "iu"
    ),
    "$2 $1"
  ],
  [
    new RegExp(
      `^${subject}${dash} ${lead}((?:${hide}|${keep}|never (?:hide|remove|delete|touch)|(?:don['’]?t|do not) (?:ever )?(?:hide|remove|delete|touch))) ${them}${tail}$`,
      "iu"
    ),
    "$2 $1"
  ],
  [
    /^([^,;:()"“]{3,60}?) (?:is|are) (?:fine|ok|okay|welcome|allowed|great|good)(?:,| ?[–—]| -) (?:so |please |and )*(?:(?:keep|leave|allow) (?:it|them)(?: up| alone| be)?|(?:don['’]?t|do not|never) (?:hide|remove|delete|touch) (?:it|them))(?: please)?$/iu,
    "keep $1"
  ],
  [
    /^([^,;:()"“]{3,60}?) (?:is|are) (?:not (?:fine|ok|okay|welcome|allowed)|forbidden|banned|bad|unacceptable)(?:,| ?[–—]| -) (?:so |please |and )*(?:hide|remove|delete) (?:it|them)(?: please)?$/iu,
    "hide $1"
  ],
  [
    new RegExp(
      `^${subject}(?: ?[–—]| -|:|,) (?:please |always |just )*(?:(?:ask|check with|tell|ping|call|alert|notify|inform|warn|consult) (?:me|us)|let (?:me|us) (?:know|decide|see|check|review|look|approve|handle)(?: (?:at|on|about))?(?: (?:it|them|this|these|those))?|(?:i|we) (?:want|need|['’]d like|would like) to (?:see|check|decide|approve|review|know|read|handle)(?: (?:it|them|these|those|that|this))?|(?:send|forward|escalate|pass|show) (?:it|them|these|those) (?:on )?to (?:me|us)|(?:needs?|requires?) (?:my|our|a human|human) (?:ok|okay|approval|eyes|review))(?: first| personally| myself)?$`,
      "iu"
    ),
    "ask me about $1"
  ]
]
