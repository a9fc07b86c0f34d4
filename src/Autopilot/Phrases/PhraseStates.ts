import { type PhraseTable, root } from "./PhraseTable.ts"

/** How many words `...` in a phrase may stand for, at most. */
const longestGap = 3

/** What a walk has reached: places in the phrases, the word it began with, and how many more words may be passed. */
export class PhraseStates {
  places = new Int32Array()
  starts = new Int32Array()
  skips = new Int32Array()
  length = 0
  /** Where among the states each place would stand; it does if it is found there. */
  private standing = new Int32Array()

  /** Room for every place of some phrases at once. */
  makeRoom(size: number): void {
    if (this.standing.length >= size) return
    this.places = new Int32Array(size)
    this.starts = new Int32Array(size)
    this.skips = new Int32Array(size)
    this.standing = new Int32Array(size)
  }

  /** Of two ways to one place the one that may pass more words stays, else the earlier. */
  reach(table: PhraseTable, place: number, start: number, skips: number): void {
    let at = this.standing[place] ?? 0
    if (at < this.length && this.places[at] === place) {
      if ((this.skips[at] ?? 0) >= skips) return
    } else {
      at = this.length++
      this.standing[place] = at
      this.places[at] = place
    }
    this.starts[at] = start
    this.skips[at] = skips
    const gap = table.gaps[place] ?? root
    if (gap !== root) this.reach(table, gap, start, longestGap)
  }
}
