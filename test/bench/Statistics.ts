/** The middle of the figures, or halfway between the two in the middle; NaN of none. */
export const median = (figures: ReadonlyArray<number>): number => {
  const sorted = figures.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** The least of the figures that is no less than the given part of them; NaN of none. */
export const quantile = (figures: ReadonlyArray<number>, part: number): number =>
  figures.toSorted((one, other) => one - other)[Math.ceil(part * figures.length) - 1] ?? Number.NaN

export const mean = (figures: ReadonlyArray<number>): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length

/**
 * How many times `over` the figures are. The two were measured in turns, so rounds are compared one by one and what
 * else the machine did in a round weighs on both.
 */
export const ratio = (figures: ReadonlyArray<number>, over: ReadonlyArray<number>): number =>
  median(figures.flatMap((figure, round) => (over[round] === undefined ? [] : [figure / over[round]])))

/** The ratio in words, with the least and the most of its rounds. */
export const compared = (figures: ReadonlyArray<number>, over: ReadonlyArray<number>): string => {
  const each = figures.map((figure, round) => ratio([figure], over.slice(round, round + 1)))
  const [least, most] = [Math.min(...each), Math.max(...each)]
  return `${rounded(ratio(figures, over))} (${rounded(least)} to ${rounded(most)})`
}

/** Three significant digits, without an exponent. */
export const rounded = (figure: number): string => {
  if (!Number.isFinite(figure)) return "–"
  const digits = figure === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(figure))))
  return figure.toLocaleString("en-US", { maximumFractionDigits: Math.min(digits, 3) })
}
