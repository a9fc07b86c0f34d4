import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { topicNamed } from "../../Topics.ts"
import { unquoted } from "../Rewrites/Words.ts"

const item = "\\p{Ll}[\\p{L}'’-]*(?: \\p{Ll}[\\p{L}'’-]*)?"
const list = new RegExp(
  `${unquoted}\\b(?<ads>(?:ads|adverts|advertising|advertisements|promos?|promotions?|spam|sales pitches|offers) (?:for|of)) (?<first>${item}(?:, ${item})*),? (?<joint>or|and|&) (?<last>${item})(?=$|[,.;:!)]| (?:is|are|should|must|can|may|go|goes|get|gets|has|have|need|needs|please|on|in|under|but|unless|except)\\b)`,
  "iu"
)
const verbs = /^(?:hide|keep|leave|remove|delete|ask|no|not|never|please|don['’]?t|the|our|my|any|other|all)\b/iu

const kinds: ReadonlySet<string> = new Set([...protectionKeys, "question", "praise", "insult", "threat", "tag"])
const isOfOwnKind = (what: string): boolean => {
  const topic = topicNamed(what.toLowerCase())
  return topic !== null && kinds.has(topic)
}

/** `Ads for vapes, cigarettes or booze`: who speaks of cigarettes does not advertise them. */
export const withSharedAds = (sentence: string): string =>
  sentence.replace(list, (whole, ...found) => {
    const groups: unknown = found.at(-1)
    if (typeof groups !== "object" || groups === null) return whole
    const of = (name: string): string => String(Object.entries(groups).find(([key]) => key === name)?.[1] ?? "")
    const items = of("first").split(", ")
    const last = of("last")
    if ([...items, last].some((one) => verbs.test(one) || isOfOwnKind(one))) return whole
    return `${items.map((one) => `${of("ads")} ${one}`).join(", ")} ${of("joint")} ${of("ads")} ${last}`
  })
