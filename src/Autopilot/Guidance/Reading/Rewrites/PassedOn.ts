import { people } from "./Words.ts"

const them = "(?:it|them|those|these|that|this)"
const verb = "(?:hide|remove|delete|block|touch|take down)"
const team =
  "(?:me|us|(?:our|my|the) (?:[\\p{L}-]+ ){0,2}(?:team|lawyers?|pharmacist|vet|doctor|manager|boss|office|people|staff|colleagues?))"

/** What is to be done with them by somebody: `don't hide it, just send it to me to look at`. */
const passedOn = [
  `(?:send|pass|forward|escalate|show|flag|report|refer|bring|hand|route) ${them} (?:on |over |up |straight |directly )*(?:to|past|by) ${team}`,
  `(?:i|we)(?:['’]d| would)? (?:want|need|like|have) to (?:know|see|look at|hear about|read|be told(?: about)?|check|decide|handle)(?: about)?(?: ${them})?`,
  `(?:let|get) ${team} (?:know|see|look at|decide|handle|deal with)(?: ${them})?`,
  `(?:ask|tell|ping|alert|notify|warn|check with|flag|message) ${team}`,
  `(?:show|send) ${team} ${them}`
].join("|")
const kept = `(?:(?:please |just )?(?:do(?:n['’]?t| not)|never) (?:ever )?${verb}(?: ${them})?(?: ever| yet)?|(?:please |just )?(?:leave|keep) ${them}(?: up| alone| visible| be| there)?)`
const first =
  "(?:,? (?:first|asap|please|right away|straight away|immediately|at once|myself|ourselves|personally|to (?:look at|check|decide|handle|answer|deal with)(?: it| them)?|before (?:anything|you|doing)[^,;]*|so (?:i|we|that)[^,;]*))*"
const ofAll = /\b(?:hide|hidden|remove|removed|delete|deleted|keep|kept|unless|except|only|not fine|but|otherwise)\b/iu

const given = new RegExp(
  `^(?:but |and |so )?(?:if|when|whenever|in case|should) (?<who>${people}|they|(?:a|any|the) (?:customer|guest|user|person|client|patient|parent|comment|commenter)|comments?|people|somebody|someone|anyone|it|folks|ppl) (?<what>[^,;:]+?(?:, [^,;:]+?)?(?:,? or [^,;:]+?)?),? (?:then )?(?:(?:${kept})(?:,? (?:and|but|just|instead|rather)|,)+ )?(?:please |just |always )*(?:${passedOn})${first}$`,
  "iu"
)

/** `If someone says they were ill, don't hide it, send it to me` asks about those comments. */
export const askedWhen = (sentence: string): string => {
  const { what = "", who = "" } = given.exec(sentence)?.groups ?? {}
  if (what === "" || ofAll.test(what)) return sentence
  const plural = /^(?:they|comments?|it)$/iu.test(who) ? "comments that" : "comments where people"
  return `ask me about ${plural} ${what}`
}
