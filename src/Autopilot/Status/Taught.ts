import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { believedFrom, type EarnedBelief } from "../Learning/Belief.ts"
import type { Learned } from "../Learning/FeedbackState.ts"
import { defaultThresholds, heldWhole, type Movement, plainFrom, type Trust } from "../Learning/Trust.ts"

const areas: Readonly<Record<ProtectionKey, string>> = {
  scams: "scams",
  spam: "spam",
  hate: "hate",
  competitors: "competitors",
  profanity: "profanity",
  links: "links",
  contact: "contact details",
  media: "images and GIFs",
  negative: "negative comments"
}

const small = "no one two three four five six seven eight nine ten eleven twelve".split(" ")

const number = (count: number) => small[count] ?? count.toLocaleString("en")

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const counted = (count: number, one: string) => `${number(count)} ${one}${count === 1 ? "" : "s"}`

/** Never more than it is: at 99.5 % it is not 100 % sure. */
const shown = (score: number) => `${Math.floor(score * 1000) / 10}%`

export const wordsOf = ({ agreed, answers, area, to }: Movement, { thresholds }: Trust): string =>
  to === "careful"
    ? `${capital(counted(answers, "answer"))} went against it about ${areas[area]}, so it is more careful there: it hides what it is ` +
      `${shown(thresholds[area].hide)} sure of, where it hid at ${shown(defaultThresholds[area].hide)}, and asks you about the rest, ${heldWhole.includes(area) ? "which stays hidden" : `of which only what it is ${shown(plainFrom(area))} sure of stays hidden`} until somebody answers.`
    : `${capital(number(agreed))} of the last ${number(answers)} answers about ${areas[area]} agreed with it: it decides ` +
      "alone about them, and no longer asks."

const shares = (belief: EarnedBelief) =>
  `${capital(number(belief.agreed))} of ${number(belief.answers)} second opinions`

const believed = (belief: EarnedBelief): string => {
  const start = `${shares(belief)} about ${areas[belief.area]} were what people answered:`
  if (belief.from === null) return `${start} they hide nothing any more, and people are asked.`
  return `${start} they hide when ${shown(belief.from)} sure, where they did when ${shown(believedFrom)} sure.`
}

/** What people's answers moved, a sentence each. An answer that is taken back is in none of them. */
export const taughtBy = ({
  beliefs = [],
  exercised: { hidden, kept },
  trust
}: Pick<Learned, "exercised" | "trust"> & Partial<Pick<Learned, "beliefs">>) => {
  const answers = hidden + kept
  const words =
    answers === 0
      ? []
      : [
          `${capital(counted(answers, "answer"))} (${hidden} to hide, ${kept} to keep) taught it how this brand's comments are ` +
            "worded: one like them is hidden or kept more readily."
        ]
  return [...words, ...trust.movements.map((movement) => wordsOf(movement, trust)), ...beliefs.map(believed)]
}
