const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
const more: Readonly<Record<string, number>> = { a: 1, an: 1, single: 1, zero: 0, dozen: 12, twenty: 20, fifty: 50 }

/** A number in figures or in words, to stand in an expression. */
export const number: string = `(?:\\d{1,4}|${[...words, ...Object.keys(more)].join("|")})`

/** The number that a text is, as `number` finds it. */
export const numberOf = (text: string): number => {
  const said = text.toLowerCase()
  const at = words.indexOf(said)
  return at >= 0 ? at : (more[said] ?? Number(said))
}
