import { type Fingerprint, fingerprintPlaces } from "./Fingerprint.ts"
import { keyOf, type PlacePairs, pairsFor } from "./PlacePairs.ts"

/** A fingerprint that was found, and in how many places it is equal. */
export interface Near {
  readonly index: number
  readonly equal: number
}

const nothingNear: ReadonlyArray<Near> = []

/** Of the keys, beyond those that tell the buckets. */
const moreBits = 4

/**
 * Finds those of many fingerprints that are equal in at least so many places, without comparing with all: by the pairs
 * of places that are equal. Nothing is missed, and what is unlike seldom agrees in both places of a pair.
 */
export class FingerprintIndex {
  /** All fingerprints, one behind the other, as whole numbers of 32 bits with a sign: those are compared fastest. */
  private readonly places: Int32Array
  private readonly sought = new Int32Array(fingerprintPlaces)
  private readonly fewestEqual: number
  private readonly pairs: PlacePairs
  private readonly shift: number
  /** Where each bucket of entries starts; the next one's start is its end. */
  private readonly starts: Uint32Array
  /** Which fingerprint has a pair, in the lower bits, below as many bits of the pair's key as there is room for. */
  private readonly entries: Int32Array
  private readonly ownerBits: number
  /** In how many pairs each fingerprint agrees with the one that is looked for; all nought between searches. */
  private readonly agreeing: Uint16Array
  private readonly met: Uint32Array
  /** A bit for each of 16 times as many buckets, of those that hold an entry: most pairs are told by theirs. */
  private readonly held: Int32Array
  /** Keys of the pairs that may be found, where the bucket of each begins and ends, and its first entry. */
  private readonly keys: Int32Array
  private readonly froms: Uint32Array
  private readonly ends: Uint32Array
  private readonly firsts: Int32Array

  constructor(fingerprints: ReadonlyArray<Fingerprint>, fewestEqual: number) {
    this.fewestEqual = fewestEqual
    this.pairs = pairsFor(fewestEqual)
    this.places = new Int32Array(fingerprints.length * fingerprintPlaces)
    fingerprints.forEach((fingerprint, index) => {
      this.places.set(fingerprint, index * fingerprintPlaces)
    })
    const size = fingerprints.length * this.pairs.ones.length
    const bits = Math.max(1, Math.ceil(Math.log2(size + 1)) - 1)
    this.shift = 32 - bits
    this.starts = new Uint32Array((1 << bits) + 1)
    this.entries = new Int32Array(size)
    this.ownerBits = Math.ceil(Math.log2(fingerprints.length + 1))
    this.agreeing = new Uint16Array(fingerprints.length)
    // one more, for whoever is met again after all others
    this.met = new Uint32Array(fingerprints.length + 1)
    this.held = new Int32Array(Math.max(1, (1 << (bits + moreBits)) >>> 5))
    this.keys = new Int32Array(this.pairs.ones.length)
    this.froms = new Uint32Array(this.pairs.ones.length)
    this.ends = new Uint32Array(this.pairs.ones.length)
    this.firsts = new Int32Array(this.pairs.ones.length)
    this.fill(fingerprints.length)
  }

  /** Each bucket's entries next to each other: counted, then put in from the end of each bucket to its start. */
  private fill(count: number): void {
    const { entries, held, ownerBits, places, shift, starts } = this
    const { ones, others } = this.pairs
    const keys = new Int32Array(count * ones.length)
    let last = 0
    for (let index = 0; index < count; index++) {
      const from = index * fingerprintPlaces
      for (let pair = 0; pair < ones.length; pair++) {
        const key = keyOf(pair, places[from + (ones[pair] ?? 0)] ?? 0, places[from + (others[pair] ?? 0)] ?? 0)
        keys[last++] = key
        const bit = key >>> (shift - moreBits)
        held[bit >>> 5] = (held[bit >>> 5] ?? 0) | (1 << bit)
        starts[key >>> shift] = (starts[key >>> shift] ?? 0) + 1
      }
    }
    for (let bucket = 1; bucket < starts.length; bucket++) {
      starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0)
    }
    while (last > 0) {
      const key = keys[--last] ?? 0
      const at = (starts[key >>> shift] ?? 0) - 1
      starts[key >>> shift] = at
      entries[at] = (key << ownerBits) | Math.floor(last / ones.length)
    }
  }

  /** Puts the keys of what is looked for that some fingerprint may share; how many there are. */
  private locate(): number {
    const { held, keys, shift, sought } = this
    const { ones, others } = this.pairs
    let count = 0
    for (let pair = 0; pair < ones.length; pair++) {
      const key = keyOf(pair, sought[ones[pair] ?? 0] ?? 0, sought[others[pair] ?? 0] ?? 0)
      const bit = key >>> (shift - moreBits)
      keys[count] = key
      // which ones are held is anybody's guess, so there is no branch to guess at
      count += ((held[bit >>> 5] ?? 0) >>> bit) & 1
    }
    return count
  }

  /** The buckets of the keys: memory is slow, so it is asked for all of them at once. */
  private open(located: number): void {
    const { ends, entries, firsts, froms, keys, shift, starts } = this
    for (let at = 0; at < located; at++) {
      const bucket = (keys[at] ?? 0) >>> shift
      const from = starts[bucket] ?? 0
      froms[at] = from
      ends[at] = starts[bucket + 1] ?? 0
      firsts[at] = entries[from] ?? 0
    }
  }

  /** How many fingerprints agree in a pair at all; they stand in `met`. */
  private meet(): number {
    const { agreeing, ends, entries, firsts, froms, keys, met, ownerBits } = this
    const located = this.locate()
    this.open(located)
    let count = 0
    for (let at = 0; at < located; at++) {
      const known = (keys[at] ?? 0) << ownerBits
      const end = ends[at] ?? 0
      const from = froms[at] ?? 0
      for (let place = from; place < end; place++) {
        const owner = (place === from ? (firsts[at] ?? 0) : (entries[place] ?? 0)) ^ known
        if (owner >>> ownerBits !== 0) continue
        const agrees = agreeing[owner] ?? 0
        met[count] = owner
        // who is met for the first time is anybody's guess, so there is no branch to guess at
        count += (agrees - 1) >>> 31
        agreeing[owner] = agrees + 1
      }
    }
    return count
  }

  /** In how many places one of the fingerprints is equal to the one that is looked for. */
  private equal(index: number): number {
    const { places, sought } = this
    const from = index * fingerprintPlaces
    let different = 0
    for (let at = 0; at < fingerprintPlaces; at++) {
      // which places are equal is anybody's guess, so there is no branch to guess at
      const difference = (places[from + at] ?? 0) ^ (sought[at] ?? 0)
      different += (difference | -difference) >>> 31
    }
    return fingerprintPlaces - different
  }

  /** All that are near, in no order. */
  near(fingerprint: Fingerprint): ReadonlyArray<Near> {
    const { agreeing, fewestEqual, met } = this
    let found: Array<Near> | null = null
    this.sought.set(fingerprint)
    const count = this.meet()
    for (let at = 0; at < count; at++) {
      const index = met[at] ?? 0
      const agrees = agreeing[index] ?? 0
      agreeing[index] = 0
      if (agrees < this.pairs.least) continue
      const equal = this.equal(index)
      if (equal < fewestEqual) continue
      found ??= []
      found.push({ index, equal })
    }
    return found ?? nothingNear
  }
}
