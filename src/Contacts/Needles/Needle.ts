/** Shorter than this, in code points, and a search is for how words begin. */
const fewestForAnywhere = 3

/**
 * What is looked for in the text of a contact: with three characters or more anywhere in it, with fewer at the
 * beginning of its words, which is where a space stands. Null for nothing, which everybody has.
 */
export const needle = (q: string): string | null => {
  const words = q.trim().replaceAll(/\s+/g, " ")
  if (words === "") return null
  return Array.from(words).length < fewestForAnywhere ? ` ${words}` : words
}

/** Each word of it, wherever it stands: who writes the last name first finds the same people. Null for fewer than two. */
export const needleWords = (q: string): ReadonlyArray<string> | null => {
  const words = new Set(Array.from(q.matchAll(/\S+/g), ([word]) => needle(word) ?? word))
  return words.size < 2 ? null : [...words]
}
