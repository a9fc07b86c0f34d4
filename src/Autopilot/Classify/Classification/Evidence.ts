import type { PhraseMatch } from "../../Phrases/Phrases.ts"
import type { List, Listed } from "../../WordLists/Lists.ts"
import { type ClassifiedArea, classifiedAreas } from "../../WordLists/Lists.ts"
import type { Classification, Evidence } from "./Classifier.ts"

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

const ofArea = (
  area: ClassifiedArea,
  listed: ReadonlyArray<PhraseMatch<Listed>>
): ReadonlyArray<PhraseMatch<Listed>> => {
  let own: Array<PhraseMatch<Listed>> | null = null
  for (const item of listed) {
    if (areaOf[item.value.list] !== area) continue
    own ??= []
    own.push(item)
  }
  return own ?? nothing
}

const length = (item: PhraseMatch<Listed>) => item.last.end - item.first.start

const overlap = (one: PhraseMatch<Listed>, other: PhraseMatch<Listed>) =>
  one.first.start < other.last.end && other.first.start < one.last.end

/** The strongest listed phrases of an area that do not share a word, the longer of two equally strong ones. */
export const evidenceOf = (
  area: ClassifiedArea,
  listed: ReadonlyArray<PhraseMatch<Listed>>
): ReadonlyArray<Evidence> => {
  const own = ofArea(area, listed)
  const [only] = own
  if (only === undefined) return nothing
  if (own.length === 1) return [{ area, seen: only.seen }]
  const sorted = own.toSorted(
    (one, other) =>
      other.value.weight - one.value.weight || length(other) - length(one) || one.first.start - other.first.start
  )
  const chosen: Array<PhraseMatch<Listed>> = []
  for (const item of sorted) {
    if (chosen.length === most) break
    if (!chosen.some((other) => overlap(item, other))) chosen.push(item)
  }
  const evidence: Array<Evidence> = []
  for (const { seen } of chosen) if (!evidence.some((other) => other.seen === seen)) evidence.push({ area, seen })
  return evidence
}

/** The same for every area in turn. */
export const allEvidence = (listed: ReadonlyArray<PhraseMatch<Listed>>): ReadonlyArray<Evidence> => {
  const [only] = listed
  if (only === undefined) return nothing
  if (listed.length === 1) {
    const area = areaOf[only.value.list]
    return area === null ? nothing : [{ area, seen: only.seen }]
  }
  const evidence: Array<Evidence> = []
  for (const area of classifiedAreas) evidence.push(...evidenceOf(area, listed))
  return evidence
}

/** Whether a phrase of promotion or fraud is in it. */
export const isPhrased = ({ evidence }: Pick<Classification, "evidence">): boolean =>
  evidence.some(({ area }) => area === "scams" || area === "spam")
