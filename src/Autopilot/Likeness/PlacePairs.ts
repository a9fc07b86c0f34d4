import { fingerprintPlaces } from "./Fingerprint.ts"

/** The groups hold places at equal distances: this is how many fewer there are than places that have to be equal. */
const fewer = 4

/** Pairs of places of a fingerprint. */
export interface PlacePairs {
  readonly ones: Uint8Array
  readonly others: Uint8Array
  /** In how many of them both places are equal at the least, where two fingerprints are equal in as many as asked for. */
  readonly least: number
}

const choices = (count: number) => (count * (count - 1)) / 2

/**
 * All pairs within each of some groups of places. However the equal places spread over the groups, where there are more
 * of them than groups some have to meet.
 */
export const pairsFor = (equal: number): PlacePairs => {
  const groups = Math.max(1, equal - fewer)
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

/** Of what two fingerprints that agree in a pair have in common. */
export const keyOf = (pair: number, one: number, other: number): number => {
  const first = Math.imul(one ^ pair, 0x85ebca6b)
  const both = Math.imul(first ^ (first >>> 15) ^ other, 0xc2b2ae35)
  return both ^ (both >>> 13)
}
