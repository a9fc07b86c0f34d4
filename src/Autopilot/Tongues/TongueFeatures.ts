import type { Gathering } from "../Features/Gathering.ts"
import type { TextReading } from "../Features/Reading.ts"
import { hashOf, joined } from "../Text/Hash.ts"
import { addMeasures } from "./Measures.ts"
import { addSpokenAbout } from "./SpokenAbout.ts"
import { TongueText } from "./TongueText.ts"
import { wholeFeature } from "./WordFeatures.ts"

const pairSeed = hashOf("tongue pair")
const edge = hashOf("<edge>")

const filled = new TongueText()

const addWords = ({ hashes, length, words }: TongueText, to: Gathering) => {
  for (const { features } of words) for (let at = 0; at < features.length; at++) to.add(features[at] ?? 0)
  for (let at = words.length; at < length; at++) to.add(wholeFeature(hashes[at] ?? 0))
  to.end(0)
  let before = edge
  for (let at = 0; at < length; at++) {
    const hash = hashes[at] ?? 0
    to.add(joined(joined(pairSeed, before), hash))
    before = hash
  }
  to.add(joined(joined(pairSeed, before), edge))
  to.end(1)
}

const addAlike = (reading: TextReading, to: Gathering) => {
  addSpokenAbout(filled.words, to)
  addMeasures(reading, filled, to)
  to.end(4)
}

/** Every feature of a comment in any language, block by block. */
export const fillTongueFeatures = (reading: TextReading, language: string | null, to: Gathering): void => {
  to.clear()
  filled.fill(reading.text, language)
  addWords(filled, to)
  to.addRuns(filled.spoken)
  to.end(2)
  addAlike(reading, to)
}

/** Those that are the same in every language: what it speaks about, and measures of the whole. */
export const fillFeaturesAlike = (reading: TextReading, language: string | null, to: Gathering): void => {
  to.clear()
  filled.fill(reading.text, language)
  for (let block = 0; block <= 2; block++) to.end(block)
  addAlike(reading, to)
}
