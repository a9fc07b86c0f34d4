import type { ForeignSaid } from "../Foreign/InAnyLanguage.ts"
import type { SentenceReader } from "../Words/ReadSentence.ts"
import { answeredInAnyLanguage } from "./Answered.ts"

const offered =
  /^(?:so |and |ok |okay )*(?:(?:should|shall|do) (?:we|you|i) )?(?:please )?(?:hide|remove|delete) (?<what>[^?]{2,120})\?+$/iu
const them = "(?:it|them|those|these|that)"
const refused = new RegExp(
  `^(?:(?:lol|haha|hell|god|oh|well|actually),? )*(?:(?:no(?: way| thanks| thank you| need)?|nope|nah|never|rather not)(?:[,;:!.]| [–—-])* ?)?(?:please |just |rather |always |but )*(?:(?<keep>(?:keep|leave|allow)(?: ${them})?(?: (?:up|alone|be|there|visible|in))?|(?:do(?:n['’]?t| not)|never) (?:hide|touch|remove|delete) ${them})|(?<ask>(?:ask|tell|check with) (?:me|us)(?: first| about ${them})?|(?:show|send|flag|pass) ${them} to (?:me|us)(?: first)?))(?:,? (?:please|instead|lol|first|(?:they|it)(?:['’]re|['’]s) (?:fine|ok|funny|true)))*[.!]*$`,
  "iu"
)

/** `Hide memes? No, keep them`: what the answer says to do, and not what is asked. Null where it says nothing to do. */
const refusedInEnglish = (question: string, answer: string, reader: SentenceReader): ForeignSaid | null => {
  const what = offered.exec(question)?.groups?.["what"]
  const said = refused.exec(answer)?.groups
  if (what === undefined || said === undefined) return null
  const reading = reader(`${said["keep"] === undefined ? "ask me about" : "keep"} ${what}`)
  if (reading._tag === "unread" || reading.value.competitors.length > 0) return null
  return { rules: reading.value.rules, competitors: [], problem: null }
}

/** What a question and the sentence that answers it say together; null where they say nothing. */
export const answeredBy = (question: string, answer: string, reader: SentenceReader): ForeignSaid | null =>
  refusedInEnglish(question, answer, reader) ?? answeredInAnyLanguage(question, answer)
