import type { Example } from "#src/Training/Examples/Example.ts"
import { foldOf } from "#src/Training/Learn/Folds.ts"

/** Kinds of comments that people wrote; those that a brand wants gone last. */
export const naturalKinds = ["benign", "complaint", "spam", "scam", "offensive", "hate"] as const
export type NaturalKind = (typeof naturalKinds)[number]

/** The texts of each kind that the model of the simulation has not learnt from. */
export type Pool = Readonly<Record<NaturalKind, ReadonlyArray<string>>>

const parts = 10
/** Tenths of the tweets and of everything else that are held out: a stream needs more than half of the complaints. */
const heldOutOf = (source: string) => (source.startsWith("xlmt") ? 6 : 5)

const kindOf = ({ benign, labels, language, source }: Example): NaturalKind | null => {
  if (source.startsWith("youtube-spam")) return labels.spam === true ? "spam" : "benign"
  if (source.startsWith("janitr")) return benign ? "benign" : labels.scam === true ? "scam" : null
  if (source.startsWith("xlmt")) return language !== "en" ? null : labels.negative === true ? "complaint" : "benign"
  if (!source.startsWith("davidson") || benign) return null
  return labels.hate === true ? "hate" : "offensive"
}

/**
 * What people wrote in two halves: what the model learns from, and what the streams are made of. Texts that begin
 * alike are in the same half.
 */
export const halves = (examples: ReadonlyArray<Example>): { readonly learnt: Array<Example>; readonly pool: Pool } => {
  const texts: Record<NaturalKind, Set<string>> = {
    benign: new Set(),
    complaint: new Set(),
    spam: new Set(),
    scam: new Set(),
    offensive: new Set(),
    hate: new Set()
  }
  const learnt: Array<Example> = []
  for (const example of examples) {
    const kind = kindOf(example)
    const heldOut = kind !== null && foldOf(example.text, parts) < heldOutOf(example.source)
    if (heldOut) texts[kind].add(example.text)
    else learnt.push(example)
  }
  return {
    learnt,
    pool: {
      benign: [...texts.benign],
      complaint: [...texts.complaint],
      spam: [...texts.spam],
      scam: [...texts.scam],
      offensive: [...texts.offensive],
      hate: [...texts.hate]
    }
  }
}

/** One text of so many is kept for the exam: streams need the others, or nobody is left to be asked about. */
const ofExam = 4

/** The texts once more in two: some for an exam, the rest for streams. */
export const parted = (pool: Pool): { readonly stream: Pool; readonly exam: Pool } => {
  const part = (exam: boolean): Pool => {
    const own = (kind: NaturalKind) => pool[kind].filter((_, place) => (place % ofExam === 0) === exam)
    return {
      benign: own("benign"),
      complaint: own("complaint"),
      spam: own("spam"),
      scam: own("scam"),
      offensive: own("offensive"),
      hate: own("hate")
    }
  }
  return { stream: part(false), exam: part(true) }
}
