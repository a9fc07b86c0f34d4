import { closest, distance } from "fastest-levenshtein"

/** The one that was probably meant, whatever its case; null where none is like it. Two letters may be swapped. */
export const nearest = (given: string, known: ReadonlyArray<string>): string | null => {
  const byLower = new Map(known.map((one) => [one.toLowerCase(), one]))
  const lower = given.toLowerCase().slice(0, 200)
  if (byLower.size === 0 || lower === "") return null
  const found = closest(lower, [...byLower.keys()])
  const tolerated = found.length < 4 ? 1 : Math.max(2, found.length / 3)
  return distance(lower, found) <= tolerated ? (byLower.get(found) ?? null) : null
}
