import { hashOf } from "#src/Autopilot/Text/Hash.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const openingWords = 6

/**
 * The fold a text belongs to. Texts that begin with the same words, figures and handles aside, are most often copies,
 * and copies belong together: a text is never judged by what was learnt from its copy.
 */
export const foldOf = (text: string, folds: number): number => {
  const words = normalise(text).words.flatMap((word) => (word.kind === "word" ? [word.text] : []))
  const hash = hashOf(words.slice(0, openingWords).join(" "))
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) % folds
}
