import type { Rule } from "../../Policy.ts"
import { withAllSaid } from "../Wider/Whole.ts"
import { type ReadPart, read } from "../Words/ReadPart.ts"
import type { ReadSentence, WordedReader } from "../Words/ReadSentence.ts"

const saying = "(?:say|says|saying|claim|claims|claiming|complain|complains|complaining|moan|moans|moaning)(?: that)?"
const of = "(?:(?:our|my|the|this|that|all our) (?:[\\p{L}'’-]+ ){1,3}?|(?:we|i|it|they|this|that|everything) ?)"
const being = "(?:is|are|was|were|am|['’](?:s|re|m)|tastes?|smells?|looks?|feels?|sounds?)"
const quality = "(?:(?:too|so|very|always|just|really|all) )?[\\p{L}-]+"

/** `who says our bread is mouldy or stale` */
const form = new RegExp(
  `^(?<before>[^"“„;:]*(?<!\\p{L})${saying} (?:${of})${being}) (?<each>${quality}(?:, ${quality})*(?:,? or ,?${quality}))(?<behind>[.!]?|,? (?:please|pls|plz))$`,
  "iu"
)

/** What is said of a thing in several words is looked for word by word. Null for any other sentence. */
export const readSaidOfEach = (said: string, sentence: string, reader: WordedReader): ReadPart<ReadSentence> | null => {
  const { before = "", behind = "", each = "" } = form.exec(said)?.groups ?? {}
  if (each === "") return null
  const rules: Array<Rule> = []
  for (const one of each.split(/,? or |, /iu)) {
    const alone = `${before} ${one}${behind}`
    const reading = reader(alone, alone)
    if (reading._tag === "unread" || reading.value.competitors.length > 0) return null
    const both = withAllSaid(alone, alone, reading.value)
    if (both._tag === "unread") return null
    rules.push(...both.value.rules.map((rule) => ({ ...rule, source: sentence })))
  }
  return read({ rules, competitors: [] })
}
