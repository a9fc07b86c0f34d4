import { cut, isHighSurrogate, withoutInvisible } from "./Characters.ts"

/**
 * What is looked at in one piece, in UTF-16 units: the longest comment that most platforms take. All work on a piece is
 * linear in this.
 */
export const detectionCap = 2200

/** Beyond this nothing is read. */
export const longestRead = 20_000

/** Of the same sign so many say all that more of them would; of figures as many as any number has. */
const sameSign = /([^\p{L}\p{N}\s])\1{3,}/gu
const sameLetter = /(\p{L})\1{3,}/gu
const sameFigure = /(\p{N})\1{19,}/gu
const blanks = /\s{2,}/gu

/** What stands for several characters, `㏂` for instance, as those. */
const spelledOut = (text: string): string => cut(text.normalize("NFKC"), longestRead)

/**
 * A text without what only makes it longer, where it is longer than one piece: what nobody sees, blanks in a row and the
 * same sign in a row. Whoever writes much of it wants the rest to be overlooked.
 */
export const condensed = (text: string): string => {
  if (text.length <= detectionCap) return text
  return withoutInvisible(cut(text, longestRead))
    .replaceAll(sameSign, "$1$1$1")
    .replaceAll(sameLetter, "$1$1$1")
    .replaceAll(sameFigure, (run) => Array.from(run).slice(0, 20).join(""))
    .replaceAll(blanks, (run) => (run.includes("\n") ? "\n" : " "))
}

/** What stands behind the first piece of a text. */
export const beyond = (text: string, hasRoom: boolean): string => {
  if (text.length <= detectionCap && hasRoom) return ""
  const whole = spelledOut(text)
  return whole.slice(cut(whole, detectionCap).length)
}

const shared = 120
/** So far before a cut a blank is looked for: little enough that each piece begins well behind the one before. */
const reach = 40
const blank = /\s/u

/** The place behind the last blank between two places; the later of them where there is none. */
const behindBlank = (text: string, from: number, to: number): number => {
  for (let at = to; at > from; at--) if (blank.test(text.charAt(at - 1))) return at
  return isHighSurrogate(text.charCodeAt(to - 1)) ? to - 1 : to
}

/** From the first to the last, each of `length` units at the most, the next beginning `shared` before its end. */
const pieces = (text: string, length: number, shared: number): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (let from = 0; ; ) {
    if (text.length - from <= length) return [...found, text.slice(from)]
    const to = behindBlank(text, from + length - reach, from + length)
    found.push(text.slice(from, to))
    from = shared === 0 ? to : behindBlank(text, to - shared - reach, to - shared)
  }
}

/** A long text one piece after the other. */
export const inTurn = (text: string): ReadonlyArray<string> => pieces(text, detectionCap, 0)

/**
 * What of a long text is judged besides its beginning, each as much as is looked at at once. What is said where two pieces
 * meet is whole in one of them.
 */
export const judgedPieces = (text: string): ReadonlyArray<string> =>
  pieces(spelledOut(condensed(text)), detectionCap, shared).slice(1)
