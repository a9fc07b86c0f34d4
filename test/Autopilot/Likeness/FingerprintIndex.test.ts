import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { equalPlaces, type Fingerprint, fingerprintPlaces } from "#src/Autopilot/Likeness/Fingerprint.ts"
import { FingerprintIndex } from "#src/Autopilot/Likeness/FingerprintIndex.ts"

// few values, so that many places are equal by chance
const place = fc.constantFrom(0, 1, 2, 0xffffffff)
const fingerprint: fc.Arbitrary<Fingerprint> = fc
  .array(place, { minLength: fingerprintPlaces, maxLength: fingerprintPlaces })
  .map((places) => Int32Array.from(places))

const byPlace = (one: { readonly index: number }, other: { readonly index: number }) => one.index - other.index

describe("an index of fingerprints", () => {
  it.prop(
    "finds all that comparing with each one finds",
    [fc.array(fingerprint, { maxLength: 40 }), fingerprint, fc.integer({ min: 2, max: fingerprintPlaces })],
    ([all, sought, fewest]) => {
      const compared = all
        .map((one, index) => ({ index, equal: equalPlaces(one, sought) }))
        .filter(({ equal }) => equal >= fewest)
      assert.deepStrictEqual(new FingerprintIndex(all, fewest).near(sought).toSorted(byPlace), compared)
    }
  )

  it.prop(
    "finds one that is equal in just as many places as are asked for, whichever they are",
    [
      fc.integer({ min: 2, max: fingerprintPlaces }).chain((fewest) =>
        fc.tuple(
          fc.constant(fewest),
          fc.shuffledSubarray(
            Array.from({ length: fingerprintPlaces }, (_, index) => index),
            { minLength: fewest, maxLength: fewest }
          )
        )
      )
    ],
    ([[fewest, equal]]) => {
      const one = Int32Array.from({ length: fingerprintPlaces }, (_, index) => index)
      const other = one.map((value, index) => (equal.includes(index) ? value : value + 1000))
      assert.deepStrictEqual(new FingerprintIndex([one], fewest).near(other), [{ index: 0, equal: fewest }])
    }
  )

  it.prop("is the same for every search", [fc.array(fingerprint, { maxLength: 20 }), fingerprint], ([all, sought]) => {
    const index = new FingerprintIndex(all, 20)
    assert.deepStrictEqual(index.near(sought), index.near(sought))
  })
})
