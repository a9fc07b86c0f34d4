const most = 1 << 18
const fewest = 1 << 7

/** Which numbers a text has brought already. Made once and emptied for each text. */
export class Met {
  /** The turn in which each place was last taken, and the number that took it. */
  private readonly places = new Int32Array(2 * most)
  private readonly numbers = new Int32Array(most)
  private count = 0
  private turn = 0
  private mask = fewest - 1

  /** Before the first number of a text. */
  clear(): void {
    this.count = 0
    this.turn = (this.turn + 1) | 0
    this.mask = fewest - 1
  }

  /** Whether a number was not brought yet; from now on it was. At most 131,072 of them. */
  isNew(number: number): boolean {
    if (!this.put(number)) return false
    this.numbers[this.count++] = number
    if (2 * this.count > this.mask) this.grow()
    return true
  }

  private put(number: number): boolean {
    const { mask, places, turn } = this
    for (let at = number & mask; ; at = (at + 1) & mask) {
      const place = at << 1
      if (places[place] !== turn) {
        places[place] = turn
        places[place + 1] = number
        return true
      }
      if (places[place + 1] === number) return false
    }
  }

  /** No more places than it takes, so that those of a short text lie next to each other. */
  private grow(): void {
    this.turn = (this.turn + 1) | 0
    this.mask = 2 * this.mask + 1
    for (let at = 0; at < this.count; at++) this.put(this.numbers[at] ?? 0)
  }
}
