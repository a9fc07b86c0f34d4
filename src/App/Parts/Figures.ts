const numbers = new Intl.NumberFormat("en-GB")

/** A whole number with its thousands apart. */
export const number = (count: number): string => numbers.format(count)

/** An amount in the major unit of a currency, ISO 4217. */
export const money = (value: number, currency: string): string =>
  new Intl.NumberFormat("en-GB", { style: "currency", currency, currencyDisplay: "code" }).format(value)

const units = [
  { name: "day", seconds: 86_400 },
  { name: "hour", seconds: 3_600 },
  { name: "minute", seconds: 60 },
  { name: "second", seconds: 1 }
]

/** A stretch of time, in its two largest units: `2 hours 5 minutes`. */
export const duration = (seconds: number): string => {
  const first = units.findIndex((unit) => seconds >= unit.seconds)
  if (first === -1) return "less than a second"
  const words: Array<string> = []
  let rest = Math.round(seconds)
  for (const unit of units.slice(first, first + 2)) {
    const count = Math.floor(rest / unit.seconds)
    rest -= count * unit.seconds
    if (count > 0) words.push(`${count} ${unit.name}${count === 1 ? "" : "s"}`)
  }
  return words.join(" ")
}
