import { hashOf, joined, prime } from "../Text/Hash.ts"
import type { TongueForm } from "./TongueForm.ts"

const runSeeds = [0, 1, 2, 3, 4, 5].map((length) => hashOf(`tongue run ${length}`))

/** Visits every run of so many characters, each length from a seed of its own. */
export const eachRun = (
  text: string,
  shortest: number,
  longest: number,
  seeds: ReadonlyArray<number>,
  visit: (hash: number) => void
): void => {
  for (let from = 0; from < text.length; from++) {
    let hash = 0
    for (let length = 1; length <= longest && from + length <= text.length; length++) {
      hash = Math.imul(hash ^ text.charCodeAt(from + length - 1), prime)
      if (length >= shortest) visit(joined(seeds[length] ?? 0, hash))
    }
  }
}

/** Where a word has edges; where it has none they are shorter. */
export const longestRun = 5

/** Visits the runs of characters of a word, its edges counted as characters where it has any. */
export const eachCharacterRun = (
  { run, text }: Pick<TongueForm, "run" | "text">,
  visit: (hash: number) => void
): void => {
  if (run) eachRun(text, 1, 3, runSeeds, visit)
  else eachRun(`_${text}_`, 2, longestRun, runSeeds, visit)
}
