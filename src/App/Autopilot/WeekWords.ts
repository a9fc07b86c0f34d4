import type { Week } from "#schema/resources/Autopilot.ts"
import { percentOf } from "#src/Autopilot/Status/Percent.ts"
import { number } from "../Parts/Figures.ts"
import type { ComparedWeeks } from "./AutopilotProps.ts"

const withShare = (count: number, decided: number) =>
  decided === 0 ? number(count) : `${number(count)} (${percentOf(count, decided)})`

const figures: ReadonlyArray<{ readonly name: string; readonly of: (week: Week) => string }> = [
  { name: "Decided", of: ({ decided }) => number(decided) },
  { name: "On its own", of: ({ decided, handled_alone }) => withShare(handled_alone, decided) },
  { name: "Asked you", of: ({ asked_you, decided }) => withShare(asked_you, decided) },
  { name: "Corrected by your team", of: ({ corrections }) => number(corrections) },
  {
    name: "Left as it decided",
    of: ({ agreement, corrections, handled_alone }) =>
      agreement === null ? "–" : percentOf(handled_alone - corrections, handled_alone)
  }
]

const times = (count: number) => (count === 1 ? "once" : `${number(count)} times`)

const inWords = (now: Week, before: Week): string | null => {
  if (now.decided === 0 || before.decided === 0) return null
  const share = percentOf(now.handled_alone, now.decided)
  const earlier = percentOf(before.handled_alone, before.decided)
  const isMore = now.handled_alone * before.decided > before.handled_alone * now.decided
  const alone =
    share === earlier
      ? `As in the week before, it handled ${share} on its own`
      : `It handled ${share} on its own, ${isMore ? "up" : "down"} from ${earlier} the week before`
  if (now.corrections === before.corrections) return `${alone}.`
  const isLess = now.corrections < before.corrections
  return `${alone}, and was corrected ${isLess ? "less" : "more"} often: ${times(now.corrections)}, after ${number(before.corrections)}.`
}

/** A week beside the one before. */
export const comparedWeeks = (now: Week, before: Week): ComparedWeeks => ({
  rows: figures.map(({ name, of }) => ({ name, now: of(now), before: of(before) })),
  words: inWords(now, before)
})
