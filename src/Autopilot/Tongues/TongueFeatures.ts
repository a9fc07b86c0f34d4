import type { Gathering } from "../Features/Gathering.ts"
import type { Reading } from "../Features/Reading.ts"
import { hashOf, joined, prime } from "../Text/Hash.ts"
import { addMeasures } from "./Measures.ts"
import { addConcepts } from "./Stems.ts"
import { type TongueToken, tongueTokens } from "./TongueTokens.ts"

const wordSeed = hashOf("tongue word")
const pairSeed = hashOf("tongue pair")
const runSeeds = [0, 1, 2, 3, 4, 5].map((length) => hashOf(`tongue run ${length}`))
const partSeeds = [0, 1, 2, 3, 4].map((length) => hashOf(`tongue part ${length}`))
const conceptSeed = hashOf("tongue concept")
const pairedSeed = hashOf("tongue concepts")
const nearSeed = hashOf("tongue near")
const edge = hashOf("<edge>")

const reach = 3

/** Every run of so many characters, each length from a seed of its own. */
const addRuns = (text: string, shortest: number, longest: number, seeds: ReadonlyArray<number>, to: Gathering) => {
  for (let from = 0; from < text.length; from++) {
    let hash = 0
    for (let length = 1; length <= longest && from + length <= text.length; length++) {
      hash = Math.imul(hash ^ text.charCodeAt(from + length - 1), prime)
      if (length >= shortest) to.add(joined(seeds[length] ?? 0, hash))
    }
  }
}

const addWords = (tokens: ReadonlyArray<TongueToken>, to: Gathering) => {
  for (const { run, text } of tokens) {
    if (run) addRuns(text, 2, 4, partSeeds, to)
    else to.add(joined(wordSeed, hashOf(text)))
  }
  to.end(0)
  let before = edge
  for (const { text } of tokens) {
    const hash = hashOf(text)
    to.add(joined(joined(pairSeed, before), hash))
    before = hash
  }
  to.add(joined(joined(pairSeed, before), edge))
  to.end(1)
}

const addCharacters = (tokens: ReadonlyArray<TongueToken>, to: Gathering) => {
  for (const { run, spoken, text } of tokens) {
    if (run) addRuns(text, 1, 3, runSeeds, to)
    else if (spoken) addRuns(`_${text}_`, 2, 5, runSeeds, to)
  }
  to.end(2)
}

/** What is spoken about, what together, and what shortly after what. */
const addSpokenAbout = (tokens: ReadonlyArray<TongueToken>, language: string | null, to: Gathering) => {
  const all = new Set<number>()
  const each = tokens.map(({ spoken, text }) => {
    const found = new Set<number>()
    if (spoken) addConcepts(text, language, found)
    for (const place of found) all.add(place)
    return found
  })
  const known = [...all].toSorted((one, other) => one - other)
  known.forEach((place, index) => {
    to.add(joined(conceptSeed, place + 1))
    for (let other = 0; other < index; other++) {
      to.add(joined(joined(pairedSeed, (known[other] ?? 0) + 1), place + 1))
    }
  })
  each.forEach((found, index) => {
    for (const place of found) {
      const start = joined(nearSeed, place + 1)
      for (let next = index; next <= index + reach; next++) {
        for (const other of each[next] ?? []) if (next > index || other !== place) to.add(joined(start, other + 1))
      }
    }
  })
  to.end(3)
}

/** Every feature of a comment in any language, block by block. */
export const fillTongueFeatures = (reading: Reading, language: string | null, to: Gathering): void => {
  to.clear()
  const tokens = tongueTokens(reading.text)
  addWords(tokens, to)
  addCharacters(tokens, to)
  addSpokenAbout(tokens, language, to)
  addMeasures(reading, tokens, to)
  to.end(4)
}
