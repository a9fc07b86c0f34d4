/** More than twice as many as a text has words. */
const size = 1 << 14
const mask = 2 * size - 1

/** Tells for each hash of a text whether it was met before. Made once and cleared for each text. */
export class Met {
  /** The text that each place was last taken for, and the hash that took it, in turn. */
  private readonly places = new Int32Array(2 * size)
  private text = 0

  clear(): void {
    this.text = (this.text + 1) | 0
  }

  /** True the first time. */
  isNew(hash: number): boolean {
    const { places, text } = this
    for (let at = (hash << 1) & mask; ; at = (at + 2) & mask) {
      if (places[at] !== text) {
        places[at] = text
        places[at + 1] = hash
        return true
      }
      if (places[at + 1] === hash) return false
    }
  }
}
