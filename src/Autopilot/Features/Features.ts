import { hashOf, joined } from "../Text/Hash.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { wordClasses } from "../WordLists/WordClasses.ts"
import { distinctWords } from "./DistinctWords.ts"
import type { Gathering } from "./Gathering.ts"
import { addHand } from "./HandcraftedFeatures.ts"
import { classBit, firstClass, type Lexicon } from "./Lexicon.ts"
import type { TextReading } from "./Reading.ts"
import { TextTokens } from "./Tokens.ts"

const start = hashOf("<start>")
const end = hashOf("<end>")
const gapped = hashOf("<gap>")
const wordSeed = hashOf("word")
const classSeed = hashOf("class")
const unclassed = hashOf("<word>")

const tokens = new TextTokens()
const symbols = new Int32Array(8192 + 2)
const classSymbols = wordClasses.map((wordClass) => hashOf(`<${wordClass}>`))
const frame = wordClasses.indexOf("frame")
/** These classes are told apart by the word itself, since the frame of a sentence hangs on it. */
const byWord = (["speaker", "other", "modal", "quantifier", "copula", "frame"] as const).reduce(
  (bits, name) => bits | classBit(name),
  0
)
const reach = 4

const addWords = (features: Gathering) => {
  for (let index = 0; index < tokens.length; index++) features.add(joined(wordSeed, tokens.hashes[index] ?? 0))
  features.end(0)
  let before = start
  let last = 0
  for (let index = 0; index <= tokens.length; index++) {
    const hash = index === tokens.length ? end : (tokens.hashes[index] ?? 0)
    features.add(joined(before, hash))
    if (index > 1) features.add(joined(joined(last, gapped), hash))
    last = before
    before = hash
  }
  features.end(1)
}

const addCharacters = (text: NormalisedText, features: Gathering) => {
  features.addRuns(distinctWords(text))
  features.end(2)
}

/** The sentence with kinds of words for words, in runs of one to three, and which kinds follow which nearby. */
const addClasses = (features: Gathering) => {
  let one = classSeed
  let two = classSeed
  for (let index = 0; index < tokens.length; index++) {
    const place = firstClass(tokens.facts[index] ?? 0)
    const symbol =
      place === -1
        ? unclassed
        : ((byWord >>> place) & 1) === 1
          ? (tokens.hashes[index] ?? 0)
          : (classSymbols[place] ?? 0)
    symbols[index] = place === -1 || place === frame ? 0 : (classSymbols[place] ?? 0)
    const pair = joined(one, symbol)
    features.add(pair ^ classSeed)
    features.add(joined(joined(two, one), pair))
    two = one
    one = symbol
    for (let back = 2; back <= reach && back <= index; back++) {
      const before = symbols[index - back] ?? 0
      const here = symbols[index] ?? 0
      if (before !== 0 && here !== 0) features.add(joined(joined(before, gapped), here ^ classSeed))
    }
  }
  features.end(3)
}

/** Every feature of a comment, block by block. */
export const fillFeatures = (reading: TextReading, lexicon: Lexicon, features: Gathering): void => {
  features.clear()
  tokens.fill(reading.text, lexicon)
  addWords(features)
  addCharacters(reading.text, features)
  addClasses(features)
  addHand(reading, tokens, features)
  features.end(4)
}
