import { type ClassifiedArea, classifiedAreas } from "./ClassifiedArea.ts"
import type { Evidence } from "./Classifier.ts"
import type { Found } from "./Phrases.ts"
import type { List, Listed } from "./WordLists/Lists.ts"

const most = 3

const areaOf: Readonly<Record<List, ClassifiedArea | null>> = {
  scams: "scams",
  spam: "spam",
  hate: "hate",
  slur: "hate",
  profanity: "profanity",
  negative: "negative",
  positive: null
}

const nothing: ReadonlyArray<never> = []

const ofArea = (area: ClassifiedArea, listed: ReadonlyArray<Found<Listed>>): ReadonlyArray<Found<Listed>> => {
  let own: Array<Found<Listed>> | null = null
  for (const item of listed) {
    if (areaOf[item.value.list] !== area) continue
    own ??= []
    own.push(item)
  }
  return own ?? nothing
}

const length = (item: Found<Listed>) => item.last.end - item.first.start

const byStrength = (one: Found<Listed>, other: Found<Listed>) =>
  other.value.weight - one.value.weight || length(other) - length(one) || one.first.start - other.first.start

const overlapsOne = (chosen: ReadonlyArray<Found<Listed>>, { first, last }: Found<Listed>): boolean => {
  for (const other of chosen) if (first.start < other.last.end && other.first.start < last.end) return true
  return false
}

const shows = (evidence: ReadonlyArray<Evidence>, seen: string): boolean => {
  for (const other of evidence) if (other.seen === seen) return true
  return false
}

/** The strongest listed phrases of an area that do not share a word, the longer of two equally strong ones. */
export const evidenceOf = (area: ClassifiedArea, listed: ReadonlyArray<Found<Listed>>): ReadonlyArray<Evidence> => {
  const own = ofArea(area, listed)
  const [only] = own
  if (only === undefined) return nothing
  if (own.length === 1) return [{ area, seen: only.seen }]
  const chosen: Array<Found<Listed>> = []
  for (const item of own.toSorted(byStrength)) {
    if (chosen.length === most) break
    if (!overlapsOne(chosen, item)) chosen.push(item)
  }
  const evidence: Array<Evidence> = []
  for (const { seen } of chosen) if (!shows(evidence, seen)) evidence.push({ area, seen })
  return evidence
}

/** The same for every area in turn. */
export const allEvidence = (listed: ReadonlyArray<Found<Listed>>): ReadonlyArray<Evidence> => {
  if (listed.length === 0) return nothing
  const evidence: Array<Evidence> = []
  for (const area of classifiedAreas) for (const item of evidenceOf(area, listed)) evidence.push(item)
  return evidence
}
