import { normalise } from "../../Text/Normalise.ts"
import { folded } from "../../Tongues/Folded.ts"

/** One word of an entry: any of these, or any that begins so. */
export interface EntryStep {
  readonly words: ReadonlySet<string>
  readonly stems: ReadonlyArray<string>
  /** How many other words may stand before it. */
  readonly gap: number
}

/** Of a gap, `...`. */
const widest = 3

const wordsOf = (text: string): ReadonlyArray<string> => normalise(text).words.map((word) => folded(word.text))

const stepOf = (written: string, gap: number): ReadonlyArray<EntryStep> => {
  const words = new Set<string>()
  const stems: Array<string> = []
  const more: Array<EntryStep> = []
  for (const one of written.split("/")) {
    const [first, ...others] = wordsOf(one.replace(/\*$/, ""))
    if (first === undefined) continue
    if (one.endsWith("*")) stems.push(first)
    else words.add(first)
    for (const other of others) more.push({ words: new Set([other]), stems: [], gap: 0 })
  }
  return [{ words, stems, gap }, ...more]
}

/** The words of an entry: `kill/hurt myself`, `dies ... finale`, `suicid*`. */
export const stepsOf = (entry: string): ReadonlyArray<EntryStep> => {
  const steps: Array<EntryStep> = []
  let gap = 0
  for (const part of entry.trim().split(/\s+/)) {
    if (part === "...") gap += widest
    else {
      steps.push(...stepOf(part, gap))
      gap = 0
    }
  }
  return steps
}

/** The same where words are written together: `_` is where one begins, and a blank may be left out. */
export const unspacedPattern = (entry: string): string =>
  entry
    .trim()
    .split(/\s+/)
    .map((part) => {
      if (part === "...") return ".{0,10}?"
      const begins = part.startsWith("_") ? "(?<![\\p{L}])" : ""
      const choices = part
        .replace(/^_/, "")
        .split("/")
        .map((one) => RegExp.escape(normalise(one).written.whole.toLowerCase()))
      return `${begins}${choices.length === 1 ? choices[0] : `(?:${choices.join("|")})`}`
    })
    .join("\\s*")
