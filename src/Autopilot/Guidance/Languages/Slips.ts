const shortest = 5

/** A word with two letters that changed places, one of them doubled, or of a longer one left out. */
const slipsOf = (word: string): ReadonlyArray<string> => {
  const letters = Array.from(word)
  return letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(""), letters.slice(at + 1).join("")]
    const next = letters[at + 1]
    const left = letters.length > shortest && at > 0 && next !== undefined ? [`${before}${after}`] : []
    const doubled = `${before}${letter}${letter}${after}`
    return next === undefined
      ? [doubled]
      : [...left, doubled, `${before}${next}${letter}${letters.slice(at + 2).join("")}`]
  })
}

/** The words of instruction by how they are written by a slip of the finger; none that is a word, or a slip of two. */
export const slippedFrom = <A>(
  entries: ReadonlyMap<string, A>,
  isOfInstruction: (uses: A) => boolean
): ReadonlyMap<string, A> => {
  const found = new Map<string, { readonly word: string; readonly uses: A } | null>()
  for (const [word, uses] of entries) {
    if (word.length < shortest || word.includes(" ") || !/^\p{Script=Latin}+$/u.test(word)) continue
    if (!isOfInstruction(uses)) continue
    for (const slip of slipsOf(word)) {
      if (entries.has(slip)) continue
      const other = found.get(slip)
      found.set(slip, other !== undefined && other?.word !== word ? null : { word, uses })
    }
  }
  return new Map([...found].flatMap(([slip, of]) => (of === null ? [] : [[slip, of.uses] as const])))
}
