import { closest, distance } from "fastest-levenshtein"

/** Longer than any name there is. */
const longest = 200

/** How many letters may differ: one of a short name, and of a longer one a third. */
const tolerated = (name: string) => (name.length < 6 ? 1 : name.length / 3)

/** Two letters that were swapped count as two that differ, and leave the same letters. */
const isSwapped = (one: string, other: string, far: number) =>
  far === 2 && one.length > 3 && Array.from(one).sort().join("") === Array.from(other).sort().join("")

/** The one that was probably meant, whatever its case; null where none is like it. */
export const nearest = (given: string, known: ReadonlyArray<string>): string | null => {
  const byLower = new Map(known.map((one) => [one.toLowerCase(), one]))
  const lower = given.toLowerCase().slice(0, longest)
  if (byLower.size === 0 || lower === "") return null
  const found = closest(lower, [...byLower.keys()])
  const far = distance(lower, found)
  // where every letter differs, nothing was meant
  const isLike = (far <= tolerated(found) || isSwapped(lower, found, far)) && far < Math.max(lower.length, found.length)
  return isLike ? (byLower.get(found) ?? null) : null
}
