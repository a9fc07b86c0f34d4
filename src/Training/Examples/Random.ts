/** Numbers that only look random: the same seed, the same numbers, on every machine (mulberry32). */
export class Sequence {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** 0 to below `limit`, whole. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let value = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4294967296) * limit)
  }

  pick<A>(items: ReadonlyArray<A>): A {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error("nothing to pick from")
    return item
  }

  /** The same items in another order (Fisher–Yates). */
  shuffled<A>(items: ReadonlyArray<A>): ReadonlyArray<A> {
    const result = [...items]
    for (let index = result.length - 1; index > 0; index--) {
      const other = this.below(index + 1)
      const kept = result[index]
      const moved = result[other]
      if (kept === undefined || moved === undefined) continue
      result[index] = moved
      result[other] = kept
    }
    return result
  }
}
