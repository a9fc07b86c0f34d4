import type { Head } from "#src/Autopilot/Model/Heads.ts"
import type { OperatingPoint } from "#src/Autopilot/Model/OperatingPoints.ts"
import type { Example } from "../Examples/Example.ts"

/** The least it takes in any case, and how many of the benign texts of any one source it may take by mistake. */
const limits: Readonly<Record<Head, OperatingPoint & { readonly asked: number; readonly hidden: number }>> = {
  spam: { ask: 0.6, hide: 0.9, asked: 0.06, hidden: 0.0125 },
  junk: { ask: 0.6, hide: 0.9, asked: 0.04, hidden: 0.01 },
  scam: { ask: 0.2, hide: 0.6, asked: 0.02, hidden: 0.0025 },
  hate: { ask: 0.55, hide: 0.8, asked: 0.05, hidden: 0.003 },
  offensive: { ask: 0.8, hide: 0.95, asked: 0.05, hidden: 0.025 },
  negative: { ask: 0.7, hide: 0.9, asked: 0.2, hidden: 0.05 }
}

/** Streams of what people write; sentences made to mislead a head are no measure of how often it is wrong. */
const streams = ["davidson", "janitr", "sms-spam", "xlmt", "youtube-spam"]

/** Nobody judged these tweets for promotion, and the likeliest of them are: `Posted a new song`, with a link. */
const unjudged: Partial<Readonly<Record<Head, string>>> = { spam: "davidson" }

/** Talk of traders is in no other source: with it left out a head has never met any, and the one that is shipped has. */
const onlyOfItsKind = "janitr"

/** Fewer texts of a folder say too little about how often it goes wrong. */
const fewest = 150

const fineness = 1000

const roundedUp = (value: number) => Math.min(0.999, Math.ceil(value * fineness) / fineness)

/** The point above which at most a share of the values lies. */
const quantile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = values.toSorted((one, other) => other - one)
  return sorted[Math.floor(share * sorted.length)] ?? 0
}

/**
 * The highest point that any benign source calls for. `unseen` are probabilities by weights that had seen nothing of a
 * text's source, `seen` by weights that had seen its likes but not itself.
 */
export const operatingPointOf = (
  head: Head,
  examples: ReadonlyArray<Example>,
  unseen: Float64Array,
  seen: Float64Array
): OperatingPoint => {
  const bySource = new Map<string, Array<number>>()
  examples.forEach(({ benign, labels, language, source }, index) => {
    const folder = source.split("/")[0] ?? source
    if (
      !benign ||
      !streams.some((stream) => source.startsWith(stream)) ||
      labels[head] === true ||
      folder === unjudged[head] ||
      (language !== null && language !== "en")
    )
      return
    const known = bySource.get(folder) ?? []
    known.push((folder === onlyOfItsKind ? seen : unseen)[index] ?? 0)
    bySource.set(folder, known)
  })
  let { ask, hide } = limits[head]
  for (const values of bySource.values()) {
    if (values.length < fewest) continue
    ask = Math.max(ask, quantile(values, limits[head].asked))
    hide = Math.max(hide, quantile(values, limits[head].hidden))
  }
  return { ask: Math.min(roundedUp(ask), roundedUp(hide)), hide: roundedUp(hide) }
}
