import { detectionCap, type NormalisedText } from "../Normalise.ts"
import { wordClasses } from "../WordLists/WordClasses.ts"
import type { Gathering } from "./Gathering.ts"
import { addHand } from "./Hand.ts"
import { hashOf, joined, prime, seed, step } from "./Hash.ts"
import { firstClass, type Lexicon } from "./Lexicon.ts"
import type { Reading } from "./Reading.ts"
import { Tokens } from "./Tokens.ts"

const longestRun = 5
const boundary = 95
/** Marks of one character may stand for several: three units each is the most of any. */
const longestWord = 3 * detectionCap
const zero = 48
const nine = 57

const start = hashOf("<start>")
const end = hashOf("<end>")
const gapped = hashOf("<gap>")
const wordSeed = hashOf("word")
const classSeed = hashOf("class")
const unclassed = hashOf("<word>")
const characterSeed = step(seed, boundary)

const tokens = new Tokens()
const edged = new Int32Array(longestWord + 2 + longestRun)
const symbols = new Int32Array(8192 + 2)
const classSymbols = wordClasses.map((wordClass) => hashOf(`<${wordClass}>`))
const frame = wordClasses.indexOf("frame")
/** These classes are told apart by the word itself, since the frame of a sentence hangs on it. */
const byWord = new Set(
  (["speaker", "other", "modal", "quantifier", "copula", "frame"] as const).map((name) => wordClasses.indexOf(name))
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

/** A word between two edges, its figures all alike; how long that is. */
const edge = (word: string): number => {
  edged[0] = boundary
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    edged[at + 1] = code >= zero && code <= nine ? zero : code
  }
  edged[word.length + 1] = boundary
  return word.length + 2
}

/** Runs of one to five characters of each word, its edges counted as characters. */
const addCharacters = (text: NormalisedText, features: Gathering) => {
  const { added } = features
  let { count } = features
  for (const word of text.words) {
    if (word.kind === "handle") continue
    const length = edge(word.text)
    for (let from = 0; from < length - 1; from++) {
      const one = Math.imul(characterSeed ^ (edged[from] ?? 0), prime)
      const two = Math.imul(one ^ (edged[from + 1] ?? 0), prime)
      const three = Math.imul(two ^ (edged[from + 2] ?? 0), prime)
      const four = Math.imul(three ^ (edged[from + 3] ?? 0), prime)
      added[count] = one
      added[count + 1] = two
      added[count + 2] = three
      added[count + 3] = four
      added[count + 4] = Math.imul(four ^ (edged[from + 4] ?? 0), prime)
      // runs that reach behind the word are written over by what comes next
      count += Math.min(longestRun, length - from)
    }
  }
  features.count = count
  features.end(2)
}

/** The sentence with kinds of words for words, in runs of one to three, and which kinds follow which nearby. */
const addClasses = (features: Gathering) => {
  let one = classSeed
  let two = classSeed
  for (let index = 0; index < tokens.length; index++) {
    const place = firstClass(tokens.facts[index] ?? 0)
    const symbol =
      place === -1 ? unclassed : byWord.has(place) ? (tokens.hashes[index] ?? 0) : (classSymbols[place] ?? 0)
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
export const fillFeatures = (reading: Reading, lexicon: Lexicon, features: Gathering): void => {
  features.clear()
  tokens.fill(reading.text, lexicon)
  addWords(features)
  addCharacters(reading.text, features)
  addClasses(features)
  addHand(reading, tokens, features)
  features.end(4)
}
