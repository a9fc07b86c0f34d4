import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { distinctWords } from "#src/Autopilot/Features/DistinctWords.ts"
import { heads } from "#src/Autopilot/Model/Heads.ts"
import { bytesOfNetwork, networkParts } from "#src/Autopilot/Model/NetworkParts.ts"
import { WordNetwork } from "#src/Autopilot/Model/WordNetwork.ts"
import { hashOf } from "#src/Autopilot/Text/Hash.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { lexiconOf } from "#src/Training/Learn/Lexicon.ts"
import { outputsOf } from "#src/Training/Learn/Perceptron.ts"
import { quantised } from "#src/Training/Learn/Quantise.ts"
import { perceptron } from "#src/Training/Learn/TrainPerceptron.ts"
import { wordMeansOf } from "#src/Training/Learn/WordMeans.ts"
import { wordVectorsOf } from "#src/Training/Learn/WordVectors.ts"
import { madeUpVectors, pleasant, unpleasant } from "./MadeUpVectors.ts"

const lexicon = lexiconOf("nice\t1.8\t0.9\nugly\t-2.3\t0.7\n")
const vectors = wordVectorsOf(madeUpVectors, lexicon)
const negative = heads.indexOf("negative")

const frames = ["the shoes is WORD", "this video was WORD", "our parcel with WORD money", "WORD channel and WORD video"]
const said = (words: ReadonlyArray<string>) =>
  words.flatMap((word) => frames.map((frame) => frame.replaceAll("WORD", word)))
const sentences = [...said(pleasant.slice(0, 4)), ...said(unpleasant.slice(0, 4))]
/** Often enough for all the steps that it takes. */
const texts = Array.from({ length: 200 }, () => sentences).flat()

const lessons = new Float64Array(texts.length * heads.length)
texts.forEach((text, index) => {
  lessons[index * heads.length + negative] = unpleasant.some((word) => text.includes(word)) ? 1 : -1
})
const network = perceptron(wordMeansOf(texts, lexicon, vectors), lessons)

const learnt = (written: ReadonlyArray<string>) =>
  Array.from(outputsOf(network, wordMeansOf(written, lexicon, vectors)))

describe("a network on the vectors of words", () => {
  it("knows words by others that are like them", () => {
    const scores = (written: ReadonlyArray<string>) => {
      const all = learnt(written)
      return written.map((_, index) => all[index * heads.length + negative] ?? 0)
    }
    for (const score of scores(said(unpleasant.slice(4)))) assert.isAbove(score, 0)
    for (const score of scores(said(pleasant.slice(4)))) assert.isBelow(score, 0)
  })

  it("is the same each time", () => {
    assert.deepStrictEqual(perceptron(wordMeansOf(texts, lexicon, vectors), lessons), network)
  })

  it("has no vector for a word that stands for a group", () => {
    for (const word of ["women", "muslims", "polish"]) assert.notInclude([...vectors.keys], hashOf(word) >>> 0)
    assert.include([...vectors.keys], hashOf("shoes") >>> 0)
    assert.deepStrictEqual(learnt(["lovely women with shoes"]), learnt(["lovely muslims with shoes"]))
  })

  const word = fc.constantFrom(
    ...madeUpVectors.words,
    "nice",
    "ugly",
    "SHOES",
    "l0vely",
    "#video",
    "@anna",
    "12",
    "$5",
    "unknown",
    "👍"
  )
  const text = fc.oneof(
    fc.array(word, { maxLength: 40 }).map((all) => all.join(" ")),
    fc.string({ unit: "grapheme", maxLength: 200 }),
    // more words than are added at once
    fc
      .integer({ min: 250, max: 600 })
      .map((count) => Array.from({ length: count }, (_, at) => `shoes w${at}x`).join(" "))
  )

  it.prop(
    "says of a text what was learnt, whatever it was asked before",
    [fc.array(text, { minLength: 1, maxLength: 5 })],
    ([written]) => {
      const bytes = bytesOfNetwork(quantised(vectors, network))
      const shipped = new WordNetwork(networkParts(bytes.buffer, vectors.keys.length), lexicon)
      for (const own of [...written, ...written]) {
        shipped.judge(distinctWords(normalise(own)))
        const expected = learnt([own])
        heads.forEach((head, place) => {
          assert.closeTo(shipped.scores[place] ?? Number.NaN, expected[place] ?? 0, 0.1, head)
        })
      }
    }
  )
})
