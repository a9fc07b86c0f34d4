import type { Head } from "#src/Autopilot/Model/Heads.ts"
import type { Example } from "./Example.ts"

/** How much each source counts for a head: the first name that a source starts with decides, 0 leaves it out. */
type Weights = ReadonlyArray<readonly [source: string, weight: number, only?: "benign" | "positive"]>

/**
 * What each head learns from. Sources that were gathered otherwise blur a head more than they teach it, so most of them
 * only tell it, at a low weight, what it should leave alone.
 */
const syllabus: Readonly<Record<Head, Weights>> = {
  spam: [
    ["youtube-spam", 1],
    ["written", 1],
    ["templates spam", 1],
    ["templates links", 0.3],
    ["templates brands", 0],
    ["templates claims", 0],
    ["templates everyday", 0],
    ["templates mentions", 0],
    ["templates remarks", 0],
    ["templates misspellings", 0],
    ["templates passages", 0],
    ["templates", 0.1, "benign"],
    ["xlmt-sentiment/english", 0.04],
    ["janitr", 0.04, "benign"],
    ["sms-spam", 0.04, "benign"],
    ["davidson", 0.02, "benign"]
  ],
  junk: [
    ["janitr", 1],
    ["written", 0.25],
    ["templates scams", 0.3],
    ["templates spam", 0.3],
    ["templates links", 0.1],
    ["templates complaints", 0.1],
    ["youtube-spam", 0.1, "benign"],
    ["xlmt-sentiment/english", 0.1],
    ["sms-spam", 0.1],
    ["davidson", 0.03, "benign"]
  ],
  scam: [
    ["janitr", 1],
    ["written", 1.5],
    ["templates scams", 1],
    ["templates spam", 0.3],
    ["templates links", 0.3],
    ["templates complaints", 0.3],
    ["youtube-spam", 0.1, "benign"],
    ["xlmt-sentiment/english", 0.1],
    ["sms-spam", 0.05, "benign"],
    ["davidson", 0.03, "benign"]
  ],
  hate: [
    ["hatemoji", 0.6],
    ["toxigen", 1.5],
    ["davidson", 0.6],
    ["written groups", 3],
    ["written comments of groups", 0.4],
    ["written comments", 0.2],
    ["written", 1, "benign"],
    ["templates hate", 0.6],
    ["templates contrasts", 0.6],
    ["templates claims", 0.6],
    ["templates brands", 0.8],
    ["templates remarks", 0.8],
    ["templates everyday", 0.8],
    ["templates mentions", 0.3],
    ["templates misspellings", 0.4],
    ["templates passages", 1],
    ["templates", 0.4],
    ["youtube-spam", 1.2, "benign"],
    ["xlmt-sentiment/english", 1.2]
  ],
  offensive: [
    ["davidson", 0.5],
    ["templates offence", 1],
    ["written comments of groups", 0],
    ["written comments", 1],
    ["hatemoji", 0.3, "positive"],
    ["toxigen", 0.3, "positive"],
    ["templates complaints", 0.3],
    ["xlmt-sentiment/english", 0.3, "benign"],
    ["youtube-spam", 0.1, "benign"],
    ["janitr", 0.1, "benign"]
  ],
  negative: [
    ["xlmt-sentiment/english", 2],
    ["xlmt-sentiment", 0.3],
    ["written moods", 1],
    ["written comments of groups", 0],
    ["written comments", 0.5],
    ["templates complaints", 0.2]
  ]
}

/** Labels that follow from others: what is hateful is offensive, and what is benign is nothing of all this. */
const labelOf = (example: Example, head: Head): boolean | null => {
  const own = example.labels[head]
  if (own !== undefined) return own
  if (head === "offensive" && example.labels.hate === true) return true
  return example.benign || (head !== "offensive" && example.source.startsWith("xlmt")) ? false : null
}

export interface Taught {
  readonly positive: boolean
  readonly weight: number
}

/** Rude and judged not to be hateful: there are so many such tweets, in one way of speaking, that each counts little. */
const merelyRude = 0.02

/** What a head learns from a text; null when nothing. Texts kept for choosing thresholds teach nothing. */
export const taughtBy = (example: Example, head: Head): Taught | null => {
  if (example.part === "calib") return null
  if (head === "hate" && example.labels.offensive === true && example.labels.hate === undefined) {
    return { positive: false, weight: merelyRude }
  }
  const found = syllabus[head].find(([source]) => example.source.startsWith(source))
  const positive = labelOf(example, head)
  if (found === undefined || positive === null) return null
  const [, weight, only] = found
  if (weight === 0 || (only === "benign" && (positive || !example.benign)) || (only === "positive" && !positive))
    return null
  return { positive, weight }
}

const ownSources = ["youtube-spam", "written", "templates"]

/**
 * Sources that are left out in turn to learn how a head does where it has seen nothing of the kind. Folders are one
 * source, but each video, and what we wrote by what it is about.
 */
export const leftOut = (source: string): string =>
  ownSources.some((name) => source.startsWith(name)) ? source : (source.split("/")[0] ?? source)
