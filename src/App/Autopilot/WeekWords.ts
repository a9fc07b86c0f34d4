import type { Week } from "#schema/resources/Autopilot.ts"

/** A share of a whole, in whole percents; all and none only where it is all or none. */
export const percent = (rate: number | null): string => {
  if (rate === null) return "–"
  const whole = Math.round(rate * 100)
  if (whole === 100 && rate < 1) return "99%"
  return whole === 0 && rate > 0 ? "1%" : `${whole}%`
}

const points = (now: number, before: number) => Math.round(now * 100) - Math.round(before * 100)

/** This week beside the one before, in a sentence; nothing where one of them decided nothing. */
export const comparedWeeks = (now: Week, before: Week): string | null => {
  if (now.decided === 0 || before.decided === 0) return null
  const moved = points(now.handled_alone_rate, before.handled_alone_rate)
  const alone =
    moved === 0
      ? `As in the week before, it handled ${percent(now.handled_alone_rate)} on its own`
      : `It handled ${percent(now.handled_alone_rate)} on its own, ${moved > 0 ? "up" : "down"} from ${percent(before.handled_alone_rate)} the week before`
  if (now.corrections === before.corrections) return `${alone}.`
  const fewer = now.corrections < before.corrections
  return `${alone}, and was corrected ${fewer ? "less" : "more"} often: ${now.corrections} times, after ${before.corrections}.`
}
