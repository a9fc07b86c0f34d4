import { assert, describe, it } from "@effect/vitest"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { heads } from "#src/Autopilot/Model/Heads.ts"
import { Model } from "#src/Autopilot/Model/Model.ts"
import { documentsOf } from "#src/Training/Examples/Documents.ts"
import { encode } from "#src/Training/Learn/Encode.ts"
import { learn } from "#src/Training/Learn/Learner.ts"
import { lexiconOf } from "#src/Training/Learn/Lexicon.ts"
import { scoreOf } from "#src/Training/Learn/Logistic.ts"
import { outputsOf } from "#src/Training/Learn/Perceptron.ts"
import { modelFileOf, train } from "#src/Training/Learn/Train.ts"
import { wordMeansOf } from "#src/Training/Learn/WordMeans.ts"
import { networkOf, ofHead } from "#src/Training/Learn/WordScores.ts"
import { wordVectorsOf } from "#src/Training/Learn/WordVectors.ts"
import { templated } from "#src/Training/Templates/Templates.ts"
import { madeUpVectors } from "./MadeUpVectors.ts"

const tones = "good\t1.9\t0.9\nbad\t-2.5\t0.7\n"
const lexicon = lexiconOf(tones)
const words = { lexicon, vectors: wordVectorsOf(madeUpVectors, lexicon) }
const examples = templated().filter(({ source }, index) => source === "templates spam" && index % 9 === 0)
const bits = 14

const trained = () => {
  const { lexicon, vectors } = words
  const texts = examples.map(({ text }) => text)
  const documents = documentsOf(texts, lexicon, bits)
  const means = wordMeansOf(texts, lexicon, vectors)
  const network = networkOf(examples, means)
  const lessons = examples.map(({ labels }, document) => ({ document, positive: labels.spam === true, weight: 1 }))
  const weights = learn(documents, lessons)
  const calibration = { slope: 1, offset: 0 }
  return {
    documents,
    weights,
    said: ofHead(outputsOf(network, means), "hate"),
    file: encode(
      bits,
      { lexicon, network, vectors },
      heads.map((head) => ({ head, weights, calibration }))
    )
  }
}

describe("training", () => {
  const first = trained()

  it("gives the same bytes each time", () => {
    assert.deepStrictEqual(
      new Bun.CryptoHasher("sha256").update(trained().file).digest("hex"),
      new Bun.CryptoHasher("sha256").update(first.file).digest("hex")
    )
  })

  it("learns what it is told", () => {
    const right = examples.filter(
      ({ labels }, index) => scoreOf(first.weights, first.documents, index) > 0 === (labels.spam === true)
    )
    assert.isAtLeast(right.length / examples.length, 0.95)
  })

  it("is read back from the file with next to nothing lost", () => {
    const model = Model.decode(first.file)
    examples.slice(0, 40).forEach(({ text }, index) => {
      const score = scoreOf(first.weights, first.documents, index) + (first.said[index] ?? 0)
      assert.closeTo(model.judge(read(text)).hate, 1 / (1 + Math.exp(-score)), 0.05)
    })
  })

  it("makes the same file without what only measures it", () => {
    const few = templated().filter(({ source }, index) => /spam|hate/.test(source) && index % 199 === 0)
    assert.isTrue(Buffer.from(modelFileOf(few, words)).equals(train(few, words, []).file))
  })

  it("templates are the same each time, and many", () => {
    assert.deepStrictEqual(templated(), templated())
    assert.isAtLeast(templated().length, 10_000)
  })
})
