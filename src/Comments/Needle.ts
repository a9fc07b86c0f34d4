/** Shorter than this, in code points, and a search is for how words begin. */
const fewestForAnywhere = 3

/** Scripts that put no spaces between words, and Hangul, whose words grow at their ends. */
const unspaced =
  /^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}]+$/u

/**
 * What is looked for in the text of a comment: anywhere in it with three characters or more, or where the script has no
 * spaces, and else at the beginning of its words, which is where a space stands.
 */
export const needle = (q: string): string => {
  const words = q.normalize("NFKC").trim().replaceAll(/\s+/g, " ")
  return Array.from(words).length < fewestForAnywhere && !unspaced.test(words) ? ` ${words}` : words
}

/** A text between quotation marks, or a word. */
const part = /["“”„]([^"“”„]*\S[^"“”„]*)["“”]|\S+/g

/** Each of what is looked for: the words, wherever each stands, and what stands between quotation marks as it is. */
export const needles = (q: string): ReadonlyArray<string> => {
  const parts = new Set(Array.from(q.matchAll(part), ([word, quoted]) => needle(quoted ?? word)))
  return parts.size === 0 ? [needle(q)] : [...parts]
}
