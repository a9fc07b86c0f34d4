/** As many words as a few thousand comments hold. */
const most = 1 << 14
/** Longer ones are whole sentences without spaces, which do not come again. */
const longest = 24

/** The same characters apart from the text that they were cut from, which would be kept in memory with them. */
const apart = (word: string): string => {
  const units: Array<number> = []
  for (let at = 0; at < word.length; at++) units.push(word.charCodeAt(at))
  return String.fromCharCode(...units)
}

/** What was found out about words, until there are too many of them. */
export class KnownWords<A> {
  private readonly known = new Map<string, A>()
  private readonly find: (word: string) => A

  constructor(find: (word: string) => A) {
    this.find = find
  }

  of(word: string): A {
    if (word.length > longest) return this.find(word)
    const known = this.known.get(word)
    if (known !== undefined) return known
    const own = apart(word)
    const found = this.find(own)
    if (this.known.size >= most) this.known.clear()
    this.known.set(own, found)
    return found
  }
}
