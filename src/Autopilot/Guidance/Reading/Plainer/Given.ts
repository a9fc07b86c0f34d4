import type { Effect } from "../../Policy.ts"
import { somebody } from "../Words/Persons.ts"
import { askIt, hideIt, keepIt, time } from "./OtherOrders.ts"

const when = new RegExp(
  `^${time} (?<who>${somebody}|comments?|a comment|an? post|posts|the comment) (?<doing>[^,;:?!]{3,90}?),? (?:please |then |just |so )*(?:(?<hide>${hideIt})|(?<keep>${keepIt})|(?<ask>${askIt}))$`,
  "iu"
)
const happy = new RegExp(
  `^(?:(?:i|we)(?:['’]re|['’]m| are| am)? )?(?:always |perfectly |quite |more than |totally )*(?:happy|fine|ok|okay|cool|glad|content|relaxed) (?:for|with|about) (?<who>${somebody}) (?:to )?(?<doing>[^,;:?!]{3,90})$`,
  "iu"
)

/** `When people post phone numbers, take them down` speaks of people who post phone numbers. */
export const givenThat = (sentence: string): { readonly effect: Effect; readonly what: string } | null => {
  const groups = when.exec(sentence)?.groups
  const effect: Effect | null =
    groups === undefined ? null : groups["hide"] !== undefined ? "hide" : groups["keep"] !== undefined ? "keep" : "ask"
  const found = effect === null ? happy.exec(sentence)?.groups : groups
  const { doing = "", who = "" } = found ?? {}
  if (doing === "" || /^(?:is|are|was|were|has|have)\b/iu.test(doing)) return null
  const isComment = /\b(?:comments?|posts?)$/iu.test(who)
  return { effect: effect ?? "keep", what: `${isComment ? "comments that" : "people who"} ${doing}` }
}
