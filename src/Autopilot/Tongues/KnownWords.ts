/** As many words as a few thousand comments hold. */
const most = 1 << 14
/** Longer ones are whole sentences without spaces, which do not come again. */
const longest = 24

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
    const found = this.find(word)
    if (this.known.size >= most) this.known.clear()
    this.known.set(word, found)
    return found
  }
}
