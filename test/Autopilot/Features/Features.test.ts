import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { blocks, FeatureBuffer } from "#src/Autopilot/Features/FeatureBuffer.ts"
import { fillFeatures } from "#src/Autopilot/Features/Features.ts"
import { Lexicon } from "#src/Autopilot/Features/Lexicon.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { joined, seed } from "#src/Autopilot/Text/Hash.ts"
import { detectionCap } from "#src/Autopilot/Text/Normalise.ts"
import { fraudulent, genuine, promotional } from "../Examples.ts"

const nothingKnown = Lexicon.of(new Map())
const buffer = new FeatureBuffer(17)

const featuresOf = (text: string) => {
  fillFeatures(read(text), nothingKnown, buffer)
  return { all: [...buffer.buckets.subarray(0, buffer.length)], ends: [...buffer.ends] }
}

const text = FastCheck.string({ unit: "grapheme", maxLength: 200 })

describe("features", () => {
  it.prop("are the same each time, whatever was read before", [text, text], ([one, other]) => {
    const first = featuresOf(one)
    featuresOf(other)
    assert.deepStrictEqual(featuresOf(one), first)
  })

  it.prop("stand once each, but for runs of characters, in blocks that follow each other", [text], ([written]) => {
    const { all, ends } = featuresOf(written)
    const others = [...all.slice(0, ends[1]), ...all.slice(ends[2])]
    assert.strictEqual(new Set(others).size, others.length)
    assert.lengthOf(ends, blocks.length)
    assert.deepStrictEqual(
      ends,
      ends.toSorted((one, other) => one - other)
    )
    assert.strictEqual(ends.at(-1), all.length)
    for (const bucket of all) assert.isBelow(bucket, 1 << 17)
  })

  it.prop(
    "are at most so many for each character",
    [
      FastCheck.array(FastCheck.constantFrom("a", "b1", " ", "!", "é", "👍", "@x", "#y", "0", "."), { maxLength: 1200 })
    ],
    ([pieces]) => {
      const written = pieces.join("").slice(0, detectionCap)
      assert.isAtMost(featuresOf(written.toWellFormed()).all.length, 60 + 12 * written.length)
    }
  )

  it("are the same for a text that was disguised, but for the disguise", () => {
    const plain = featuresOf("free crypto for everyone")
    const disguised = featuresOf("fr\u200bee сrypto for еveryone")
    const shared = disguised.all.filter((bucket) => plain.all.includes(bucket)).length
    assert.isAtLeast(shared / plain.all.length, 0.95)
  })

  // weights belong to the features they were trained with: whoever changes these trains anew
  it("are those the weights were trained with", () => {
    const odd = [
      "It's l1nk №5, $9.99 @Anna #nice",
      "Ѕсаm ＦＲＥＥ ᴡᴏʀᴋ!!! 🎁🎁",
      "f r e e\u200b cáfé… naïve’s",
      "𐐀 日本 हिन्दी"
    ]
    let hash = seed
    for (const written of [...genuine, ...fraudulent, ...promotional, ...odd]) {
      const { all, ends } = featuresOf(written)
      // what is measured by hand follows the word lists, which grow
      for (const bucket of all.slice(0, ends[3])) hash = joined(hash, bucket)
    }
    assert.strictEqual(hash, -1598479644)
  })

  const words = FastCheck.array(FastCheck.constantFrom("free", "crypto", "9000", "it's", "日本", "#nice"), {
    minLength: 1
  })

  it.prop("a word that is said again adds no runs of characters", [words, FastCheck.nat()], ([said, nth]) => {
    const runsOf = (spoken: ReadonlyArray<string>) => {
      const { all, ends } = featuresOf(spoken.join(" "))
      return all.slice(ends[1], ends[2])
    }
    assert.isNotEmpty(runsOf(said))
    assert.deepStrictEqual(runsOf([...said, said[nth % said.length] ?? ""]), runsOf(said))
  })

  it("of a text longer than is read are those of its beginning", () => {
    const long = "come and see ".repeat(400)
    assert.deepStrictEqual(featuresOf(long), featuresOf(long.slice(0, detectionCap)))
  })
})
