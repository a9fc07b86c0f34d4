import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import { mostCompared, readComparable } from "./Comparable.ts"

/** Places of a fingerprint: each keeps the least value of a hash function of its own. */
export const fingerprintPlaces = 64

/**
 * MinHash over runs of four characters: the share of equal places in two fingerprints estimates the Jaccard
 * similarity of the texts (standard error at most 1/16).
 */
export type Fingerprint = Int32Array

const shingle = 4
/** Of a character in a run; what is more falls on the one before. */
const bitsOfUnit = 8

/** Below this a text has so few runs that quite different texts would share half of them. */
const shortest = 24
/** Tells a text that is one piece from a run of another. */
const whole = 61

/** murmur3's finaliser: every bit of the input reaches every bit of the output. */
const mix = (value: number): number => {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

const least = new Int32Array(fingerprintPlaces)
const pieces = new Int32Array(mostCompared)

/** The runs of a text, hashed. Short texts are one piece, so that `nice` is not like `nice one`. */
const fillPieces = (text: NormalisedText): number => {
  const { length, units } = readComparable(text)
  if (length < shortest) {
    let hash = whole
    for (let at = 0; at < length; at++) hash = mix(hash ^ (units[at] ?? 0))
    pieces[0] = hash
    return 1
  }
  let run = 0
  for (let at = 0; at < shingle - 1; at++) run = (run << bitsOfUnit) ^ (units[at] ?? 0)
  const count = length - shingle + 1
  for (let at = 0; at < count; at++) {
    // what stood four before is shifted out
    run = (run << bitsOfUnit) ^ (units[at + shingle - 1] ?? 0)
    pieces[at] = mix(run)
  }
  return count
}

/** A value is a round, earlier ones being less, and as many bits of a hash. */
const valueBits = 24
const valueMask = (1 << valueBits) - 1
const empty = 0x7fffffff
/** A hash has 6 bits for one of 64 places at its upper end, where they are the best mixed, and the value below. */
const placeShift = 32 - Math.log2(fingerprintPlaces)
const valueShift = placeShift - valueBits

/**
 * In each round every piece takes one place of 64 by chance, and the least value of the earliest round stays; as soon
 * as every place is taken the rest of the rounds are spared (fast similarity sketching, Dahlgaard et al., 2017). In the
 * rounds after the 64th every piece tries one and the same place, so that none stays empty.
 */
const sketch = (text: NormalisedText): void => {
  const count = fillPieces(text)
  least.fill(empty)
  let filled = 0
  for (let round = 0; filled < fingerprintPlaces; round++) {
    // odd, so that no two pieces have the same hash
    const multiplier = Math.imul(round + 1, 0x9e3779b2) | 1
    for (let at = 0; at < count; at++) {
      const hash = Math.imul(pieces[at] ?? 0, multiplier)
      const place = round < fingerprintPlaces ? hash >>> placeShift : round - fingerprintPlaces
      const value = (round << valueBits) | ((hash >>> valueShift) & valueMask)
      // which values are the least is anybody's guess, so there is no branch to guess at
      least[place] = Math.min(value, least[place] ?? empty)
    }
    while (filled < fingerprintPlaces && least[filled] !== empty) filled++
  }
  // what is longer than what is looked at at once is like no text that people see all of
  if (text.rest !== "") for (let at = 0; at < fingerprintPlaces; at++) least[at] = ~(least[at] ?? empty)
}

/** The fingerprint of a text, until that of another is read. */
export const readFingerprint = (text: NormalisedText): Fingerprint => {
  sketch(text)
  return least
}

export const fingerprintOf = (text: string): Fingerprint => readFingerprint(normalise(text)).slice()

/** How many characters of a text are compared. */
export const comparedLength = (text: NormalisedText): number => readComparable(text).length

/** How many places of two fingerprints are equal. */
export const equalPlaces = (one: Fingerprint, other: Fingerprint): number => {
  let equal = 0
  for (let index = 0; index < fingerprintPlaces; index++) if (one[index] === other[index]) equal++
  return equal
}

/** Estimated Jaccard similarity, 0 to 1. */
export const similarity = (one: Fingerprint, other: Fingerprint): number => equalPlaces(one, other) / fingerprintPlaces
