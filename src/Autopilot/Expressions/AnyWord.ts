const separator = "[- ]"

const spelt = (character: string): string => (character === "-" ? separator : character)

const anyOf = (words: ReadonlyArray<ReadonlyArray<string>>): string => {
  const behind = new Map<string, Array<ReadonlyArray<string>>>()
  let ends = false
  for (const [first, ...rest] of words) {
    if (first === undefined) {
      ends = true
      continue
    }
    const others = behind.get(first)
    if (others === undefined) behind.set(first, [rest])
    else others.push(rest)
  }
  const ways = Array.from(behind, ([first, rests]) => spelt(first) + anyOf(rests))
  if (ends) ways.push("")
  return ways.length === 1 ? (ways[0] ?? "") : `(?:${ways.join("|")})`
}

/**
 * The source of an expression for any of some words, in small letters, of which the longest counts; what matches nothing
 * where there is none. A hyphen may be a blank. Words that begin alike are tried as one: of some hundreds one after the
 * other takes far longer.
 */
export const anyWord = (words: ReadonlyArray<string>): string =>
  words.length === 0 ? "(?!)" : anyOf(words.map((word) => [...word.toLowerCase()]))
