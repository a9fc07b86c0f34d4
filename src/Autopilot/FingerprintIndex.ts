import { equalPlaces, type Fingerprint, fingerprintPlaces } from "./Fingerprint.ts"

/** A fingerprint that was found, and in how many places it is equal. */
export interface Near {
  readonly index: number
  readonly equal: number
}

/** The groups hold places at equal distances: this is how many fewer there are than places that have to be equal. */
const fewer = 4

const choices = (count: number) => (count * (count - 1)) / 2

/**
 * Pairs of places, all that there are within each of so many groups. However the equal places spread over the groups,
 * in at least `least` of the pairs both are equal: where there are more of them than groups they have to meet.
 */
const pairsWithin = (groups: number, equal: number) => {
  const places = Array.from({ length: fingerprintPlaces }, (_, place) => place)
  const pairs = places.flatMap((one) =>
    places.filter((other) => other > one && (other - one) % groups === 0).map((other) => [one, other] as const)
  )
  const full = equal % groups
  const each = Math.floor(equal / groups)
  return {
    ones: Uint8Array.from(pairs, ([one]) => one),
    others: Uint8Array.from(pairs, ([, other]) => other),
    least: full * choices(each + 1) + (groups - full) * choices(each)
  }
}

const keyOf = (pair: number, one: number, other: number): number => {
  const first = Math.imul(one ^ pair, 0x85ebca6b)
  const both = Math.imul(first ^ (first >>> 15) ^ other, 0xc2b2ae35)
  return (both ^ (both >>> 13)) >>> 0
}

/**
 * Finds those of many fingerprints that are equal in at least so many places, without comparing with all: by the pairs
 * of places that are equal. Nothing is missed, and what is unlike seldom agrees in both places of a pair.
 */
export class FingerprintIndex {
  private readonly fingerprints: ReadonlyArray<Fingerprint>
  private readonly fewestEqual: number
  private readonly pairs: ReturnType<typeof pairsWithin>
  private readonly shift: number
  /** Where each bucket of keys starts; the next one's start is its end. */
  private readonly starts: Uint32Array
  private readonly keys: Uint32Array
  private readonly owners: Uint32Array
  /** In how many pairs each fingerprint agrees with the one that is looked for; all nought between searches. */
  private readonly agreeing: Uint16Array
  private readonly met: Uint32Array

  constructor(fingerprints: ReadonlyArray<Fingerprint>, fewestEqual: number) {
    this.fingerprints = fingerprints
    this.fewestEqual = fewestEqual
    this.pairs = pairsWithin(Math.max(1, fewestEqual - fewer), fewestEqual)
    const size = fingerprints.length * this.pairs.ones.length
    const bits = Math.max(1, Math.ceil(Math.log2(size + 1)) - 1)
    this.shift = 32 - bits
    this.starts = new Uint32Array((1 << bits) + 1)
    this.keys = new Uint32Array(size)
    this.owners = new Uint32Array(size)
    this.agreeing = new Uint16Array(fingerprints.length)
    this.met = new Uint32Array(fingerprints.length)
    this.fill()
  }

  /** Each bucket's keys next to each other: counted, then put in from the end of each bucket to its start. */
  private fill(): void {
    const { keys, owners, shift, starts } = this
    const { ones, others } = this.pairs
    const all = new Uint32Array(keys.length)
    let last = 0
    for (const fingerprint of this.fingerprints) {
      for (let pair = 0; pair < ones.length; pair++) {
        const key = keyOf(pair, fingerprint[ones[pair] ?? 0] ?? 0, fingerprint[others[pair] ?? 0] ?? 0)
        all[last++] = key
        starts[key >>> shift] = (starts[key >>> shift] ?? 0) + 1
      }
    }
    for (let bucket = 1; bucket < starts.length; bucket++) {
      starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0)
    }
    while (last > 0) {
      const key = all[--last] ?? 0
      const at = (starts[key >>> shift] ?? 0) - 1
      starts[key >>> shift] = at
      keys[at] = key
      owners[at] = Math.floor(last / ones.length)
    }
  }

  /** How many fingerprints agree in a pair at all; they stand in `met`. */
  private meet(fingerprint: Fingerprint): number {
    const { agreeing, keys, met, owners, shift, starts } = this
    const { ones, others } = this.pairs
    let count = 0
    for (let pair = 0; pair < ones.length; pair++) {
      const key = keyOf(pair, fingerprint[ones[pair] ?? 0] ?? 0, fingerprint[others[pair] ?? 0] ?? 0)
      const end = starts[(key >>> shift) + 1] ?? 0
      for (let at = starts[key >>> shift] ?? 0; at < end; at++) {
        if (keys[at] !== key) continue
        const owner = owners[at] ?? 0
        if (agreeing[owner] === 0) met[count++] = owner
        agreeing[owner] = (agreeing[owner] ?? 0) + 1
      }
    }
    return count
  }

  /** All that are near, in no order. */
  near(fingerprint: Fingerprint): ReadonlyArray<Near> {
    const { agreeing, fewestEqual, fingerprints, met } = this
    const found: Array<Near> = []
    const count = this.meet(fingerprint)
    for (let at = 0; at < count; at++) {
      const index = met[at] ?? 0
      const other = fingerprints[index]
      const agrees = agreeing[index] ?? 0
      agreeing[index] = 0
      if (other === undefined || agrees < this.pairs.least) continue
      const equal = equalPlaces(other, fingerprint)
      if (equal >= fewestEqual) found.push({ index, equal })
    }
    return found
  }
}
