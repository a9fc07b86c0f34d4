import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { gravity } from "../Decide/Findings.ts"
import type { Tally } from "./Tally.ts"

const hiddenFor: Readonly<Record<ProtectionKey, string>> = {
  scams: "as scams",
  spam: "as spam",
  hate: "as hate",
  competitors: "for mentions of competitors",
  profanity: "for profanity",
  links: "for links",
  contact: "for contact details",
  media: "for images or GIFs",
  negative: "as complaints"
}

/** Whether what is warned of may still be saved, or was saved just now and is in force. */
type Warned = "draft" | "saved"

const them = (count: number) => (count === 1 ? "it" : "them")
const instead = {
  draft: {
    keep: (comments: string) => `This would keep ${comments}.`,
    ask: (comments: string, count: number) =>
      `This would ask about ${comments}, and leave ${them(count)} up until somebody answers.`
  },
  saved: {
    keep: (comments: string) => `It would have kept ${comments}.`,
    ask: (comments: string, count: number) =>
      `It would have asked about ${comments}, and left ${them(count)} up until somebody answers.`
  }
} as const
const settings = { draft: "today's settings", saved: "the settings before it" } as const
const hiding = { draft: "This would hide", saved: "It would have hidden" } as const
const advice = { draft: "Look at them before you save.", saved: "Make sure that this is meant." } as const

/** Some of them wait for an answer or were shown again, so none is said to be hidden. */
const commentsOf = (count: number, category: ProtectionKey | null, warned: Warned) => {
  const comments = count === 1 ? "1 comment" : `${count.toLocaleString("en")} comments`
  return `${comments} that ${settings[warned]} hide ${category === null ? "by a rule or an answer" : hiddenFor[category]}`
}

/** What would be kept or asked about that the settings before hide, in words, the most serious first; nothing where nothing would. */
export const warningsOf = (tallies: ReadonlyArray<Tally>, warned: Warned): ReadonlyArray<string> =>
  (["keep", "ask"] as const).flatMap((outcome) =>
    [...gravity, null].flatMap((category) => {
      const count = tallies
        .filter(({ after, before }) => before === "hide" && after === outcome)
        .filter((tally) => tally.category === category)
        .reduce((total, tally) => total + tally.count, 0)
      return count === 0 ? [] : [instead[warned][outcome](commentsOf(count, category, warned), count)]
    })
  )

/** More of the newest comments than this are not hidden by what is meant. */
const much = 0.1
/** Fewer of them tell nothing about how many there will be. */
const fewest = 5

/** What would be hidden that is not hidden now, in words, where that is much of it or praises. */
export const hidingMuch = (tallies: ReadonlyArray<Tally>, praise: number, warned: Warned): ReadonlyArray<string> => {
  const sum = (some: ReadonlyArray<Tally>) => some.reduce((total, { count }) => total + count, 0)
  const compared = sum(tallies)
  const hidden = sum(tallies.filter(({ after, before }) => after === "hide" && before !== "hide"))
  if (praise === 0 && (hidden < fewest || hidden <= compared * much)) return []
  const of = praise === 0 ? "" : `, ${praise.toLocaleString("en")} of them praise`
  return [
    `${hiding[warned]} ${hidden.toLocaleString("en")} of the newest ${compared.toLocaleString("en")} comments${of}. ${advice[warned]}`
  ]
}

/** That some comments were too long for whoever waits, in words; a trial on past comments takes its time for them. */
export const notLookedAt = (count: number): ReadonlyArray<string> =>
  count === 0
    ? []
    : [
        `${count === 1 ? "1 long comment was" : `${count.toLocaleString("en")} long comments were`} not looked at for this. To see what becomes of such comments, try it on past comments first.`
      ]

/** That time ran out for whoever waits. */
export const noTimeForAll =
  "There was no time to look at all past comments for this, so it may do more than is said here. To see all, try it on past comments."
