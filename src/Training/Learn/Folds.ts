import { hashOf } from "#src/Autopilot/Text/Hash.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

/** As many parts are the texts cut into, each judged by what the others teach. */
export const folds = 4

const openingWords = 6

/** The words that copies of a text begin with as well, figures and handles aside. */
const openingOf = (text: string): ReadonlyArray<string> =>
  normalise(text)
    .words.flatMap((word) => (word.kind === "word" ? [word.text] : []))
    .slice(0, openingWords)

/** By what copies of a text are known; null for one too short to be known by its words. */
export const copyKey = (text: string): string | null => {
  const words = openingOf(text)
  return words.length < openingWords ? null : words.join(" ")
}

/**
 * The fold a text belongs to. Texts that begin with the same words, figures and handles aside, are most often copies,
 * and copies belong together: a text is never judged by what was learnt from its copy.
 */
export const foldOf = (text: string, folds: number): number => {
  const hash = hashOf(openingOf(text).join(" "))
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) % folds
}
