import { type ProtectionKey, protectionKeys } from "#schema/resources/Autopilot.ts"
import type { Rule } from "../Guidance/Policy.ts"
import { languageName } from "../Language/Names.ts"
import { furtherLanguages, taughtLanguages } from "../Language/Taught.ts"
import { defaultThresholds } from "../Learning/Trust.ts"
import { isExact, type SimilarAnswers } from "../Likeness/SimilarAnswers.ts"
import type { AutopilotDecision, DecideInput, FollowedAnswers } from "./Decision.ts"
import { isNegative, names, observed, quotes } from "./Observed.ts"
import { quotable } from "./Quotable.ts"

const months = "January February March April May June July August September October November December".split(" ")

/** `3 May 2026`, in UTC. Anything that is not an ISO 8601 time is shown as it is. */
const day = (at: string): string => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T/.exec(at)
  const month = months[Number(parts?.[2]) - 1]
  return parts === null || month === undefined ? at : `${Number(parts[3])} ${month} ${parts[1]}`
}

export const hiddenForArea = (input: DecideInput, area: ProtectionKey) =>
  `It ${observed[area](input)}, and your settings hide ${names[area]}.`

/** `leans`: the area for which it would rather be hidden, where that is another one; it is said first. */
export const askedForArea = (input: DecideInput, area: ProtectionKey, leans: ProtectionKey = area) => {
  const careful = input.trust.asksMoreAbout.includes(area) && input.scores[area] >= defaultThresholds[area].hide
  const why = careful
    ? `recent answers went against me, so I ask more about ${names[area]}`
    : "I am not sure enough to hide it"
  const seen = leans === area ? observed[area](input) : `${observed[leans](input)}, and ${observed[area](input)}`
  return `It ${seen}, but ${why}.${inItsLanguage(input)}`
}

/** In a language that the model knows nothing of it says so. */
const inItsLanguage = ({ language }: DecideInput): string =>
  language === null || language === "en" || taughtLanguages.has(language) || furtherLanguages.has(language)
    ? ""
    : ` It is in ${languageName(language)}, a language in which I only look for known words, links and contact details.`

export const leaningForArea = (input: DecideInput, area: ProtectionKey) => `It ${observed[area](input)}.`

const percent = (share: number) => `${Math.round(share * 100)}%`

const did = { hide: "hid", keep: "kept" } as const

/** Handles and figures count for nothing in likeness, so that what is wholly alike may not be the same. */
const likeness = (recall: SimilarAnswers) =>
  isExact(recall) ? "is the same as" : recall.similarity === 1 ? "is like" : `is ${percent(recall.similarity)} like`

const differing = ({ differs }: SimilarAnswers) =>
  differs.length === 0 ? "" : `, with other ${new Intl.ListFormat("en").format(differs)}`

const remembered = (recall: SimilarAnswers) =>
  `${likeness(recall)} the text you ${did[recall.verdict]} on ${day(recall.example.at)}${differing(recall)}`

export const recalled = (recall: SimilarAnswers) => `It ${remembered(recall)}.`

export const onlyRecalled = (recall: SimilarAnswers) =>
  `It ${remembered(recall)}, but I found nothing else in it to hide.`

export const recalledButNew = (input: DecideInput, recall: SimilarAnswers, area: ProtectionKey) =>
  `It ${remembered(recall)}, but this one ${observed[area](input)}.`

/** The rule by the person's own words. */
const says = (rule: Rule) => `guidance says: “${rule.source}”`

/** Words that a rule looks for and its sentence does not hold: `a lawsuit` is looked for by other words as well. */
const unsaid = ({ source, terms }: Rule): ReadonlyArray<string> =>
  terms.some((term) => source.toLowerCase().includes(term.toLowerCase())) ? [] : terms

/** What makes the rule apply comes first: which comment is a scam or a complaint is a judgement, and may be wrong. */
export const ruled = (input: DecideInput, rule: Rule) => {
  if (rule.doubted === true) return `Your ${says(rule)}, but it is not clear that this comment is meant, so I ask.`
  const area = protectionKeys.find((one) => rule.topics.includes(one))
  if (area !== undefined && (area !== "negative" || isNegative(input)))
    return `It ${observed[area](input)}, and your ${says(rule)}.`
  const looked = unsaid(rule)
  return looked.length === 0 ? `Your ${says(rule)}.` : `It contains${quotes(looked, " ")}, and your ${says(rule)}.`
}

/** A rule asks, and so does what was found besides, which a person is to hear of first. */
export const askedBesides = ({ reason }: Pick<AutopilotDecision, "reason">, rule: Rule) =>
  `${reason} Your ${says(rule)}, too.`

/** Rules of one sentence that cannot both be followed. */
export const ruledBothWays = (rule: Rule) => `Your ${says(rule)}, which could mean hiding this comment or keeping it.`

/** A rule asks, and what was found besides is told with it; `found` may be empty, or what the rule speaks about. */
export const foundBesides = (reason: string, found: string): string =>
  found === "" || reason.startsWith(found.slice(0, -1)) ? reason : `${reason} ${found}`

/** What an area found stands, though a rule keeps something else. */
export const ruledElsewhere = ({ category, reason }: Pick<AutopilotDecision, "category" | "reason">, rule: Rule) =>
  category === null ? reason : `${reason} Your ${says(rule)}, but that is not about ${names[category]}.`

export const learntButRuled = ({ reason }: Pick<AutopilotDecision, "reason">, rule: Rule) =>
  `${reason} But your ${says(rule)}.`

export const ruledButScam = (input: DecideInput, rule: Rule) => `Your ${says(rule)}, but it ${observed.scams(input)}.`

export const recalledButRuled = (recall: SimilarAnswers, rule: Rule) =>
  `It ${remembered(recall)}, but your ${says(rule)}.`

/** Why a comment stays: what was seen in it and is allowed, or that nothing was. */
export const kept = (input: DecideInput): string => {
  for (const area of protectionKeys) {
    // a bad mood is not a thing that is allowed, and a joke may sound like one
    if (area === "negative" || input.scores[area] < input.trust.thresholds[area].hide) continue
    if (!input.protections.on.includes(area))
      return `It ${observed[area](input)}, and your settings allow ${names[area]}.`
  }
  return `I found nothing in it to hide.${inItsLanguage(input)}`
}

export const needed = (seen: string): string => `Somebody may need help: “${quotable(seen)}”. I would not hide it.`

export const warned = (seen: string): string => `It warns others of a fraud: “${quotable(seen)}”.`

export const nothingAgainst = "I found no other reason to hide it."

const taught = ({ residual }: DecideInput, towardsHiding: boolean) =>
  `team has ${towardsHiding ? "hidden" : "kept"} comments${quotes(residual.words, " with ") || " like this one"}`

/** `towardsHiding`: which way the answers speak. */
export const learnt = (input: DecideInput, asks: boolean, towardsHiding: boolean): string =>
  `Your ${taught(input, towardsHiding)}${asks ? ", and this one is not clear" : ""}.`

/** An area found something, and the answers speak for keeping it. */
export const keptBefore = (input: DecideInput, area: ProtectionKey): string =>
  `It ${observed[area](input)}, but your ${taught(input, false)}.`

export const spotChecked = (reason: string, outcome: "hide" | "keep"): string =>
  outcome === "hide"
    ? `${reason} I hid it. Was that right? I ask about one decision in twenty.`
    : `${reason} I would have kept it. Would that be right? I ask about one decision in twenty.`

/** Answers made it careful, and still nothing that is this clear is left to be seen. */
export const askedBefore = ({ reason }: Pick<AutopilotDecision, "reason">, rule: Rule): string =>
  `${reason} Your ${says(rule)}, so I ask first.`

const stands = { hide: "hidden", keep: "left up" } as const

/** What people answered before is gone, and what was decided because of it stands. */
export const revisited = ({ isTakenBack, outcome, recall }: FollowedAnswers): string => {
  const since = isTakenBack
    ? "an answer that has since been taken back"
    : "an answer, and people have since answered otherwise about a comment like it"
  return `This was ${stands[outcome]} because of ${since}: it ${remembered(recall)}.`
}

export const heldBack = (reason: string): string => `${reason} It is hidden until somebody answers.`

export const threatened = (input: DecideInput): string => heldBack(leaningForArea(input, "hate"))
