import type { Gathering } from "../Features/Gathering.ts"
import type { TextReading } from "../Features/Reading.ts"
import { hashOf, joined } from "../Text/Hash.ts"
import { KnownWords } from "../Text/KnownWords.ts"
import { addMeasures } from "./Measures.ts"
import { skeletonOf } from "./Skeletons.ts"
import { conceptsOf } from "./Stems.ts"
import { eachCharacterRun, eachRun } from "./TongueCharacters.ts"
import { type TongueToken, tongueTokens } from "./TongueTokens.ts"

const wordSeed = hashOf("tongue word")
const pairSeed = hashOf("tongue pair")
const partSeeds = [0, 1, 2, 3, 4].map((length) => hashOf(`tongue part ${length}`))
const skeletonSeed = hashOf("tongue skeleton")
const conceptSeed = hashOf("tongue concept")
const pairedSeed = hashOf("tongue concepts")
const nearSeed = hashOf("tongue near")
const edge = hashOf("<edge>")

const reach = 3
/** Written in several scripts, or with several spellings of a vowel. */
const outlined: ReadonlySet<string | null> = new Set(["ar", "hi"])
const shortestSkeleton = 2
const firstHangul = 0xac00
const lastHangul = 0xd7af

/** Particles hang on the words of Korean, so that a whole word is seldom met again. */
const isHangul = (text: string): boolean => {
  const code = text.charCodeAt(0)
  return code >= firstHangul && code <= lastHangul
}

/** Null for a word with too few consonants. */
const skeletons = new KnownWords((word): number | null => {
  const skeleton = skeletonOf(word)
  return skeleton.length < shortestSkeleton ? null : joined(skeletonSeed, hashOf(skeleton))
})

const addWord = ({ hash, run, spoken, text }: TongueToken, language: string | null, to: Gathering) => {
  if (run) {
    eachRun(text, 2, 4, partSeeds, (part) => to.add(part))
    return
  }
  to.add(joined(wordSeed, hash))
  if (isHangul(text)) eachRun(text, 2, 3, partSeeds, (part) => to.add(part))
  if (!spoken || !outlined.has(language)) return
  const skeleton = skeletons.of(text)
  if (skeleton !== null) to.add(skeleton)
}

const addWords = (tokens: ReadonlyArray<TongueToken>, language: string | null, to: Gathering) => {
  for (const token of tokens) addWord(token, language, to)
  to.end(0)
  let before = edge
  for (const { hash } of tokens) {
    to.add(joined(joined(pairSeed, before), hash))
    before = hash
  }
  to.add(joined(joined(pairSeed, before), edge))
  to.end(1)
}

/** Takes the words of a comment whose runs of characters count, each as often as it occurs. */
export type Characters = (tokens: ReadonlyArray<TongueToken>) => void

const nothing: ReadonlyArray<number> = []

/** What is spoken about, what together, and what shortly after what. */
const addSpokenAbout = (tokens: ReadonlyArray<TongueToken>, language: string | null, to: Gathering) => {
  const all = new Set<number>()
  const each = tokens.map(({ spoken, text }) => {
    const found = spoken ? conceptsOf(text, language) : nothing
    for (const place of found) all.add(place)
    return found
  })
  if (all.size === 0) {
    to.end(3)
    return
  }
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

/**
 * Every feature of a comment in any language, block by block. Its runs of characters are put where the others are,
 * unless somebody else takes the words.
 */
export const fillTongueFeatures = (
  reading: TextReading,
  language: string | null,
  to: Gathering,
  characters: Characters = (tokens) => {
    for (const token of tokens) eachCharacterRun(token, (hash) => to.add(hash))
  }
): void => {
  to.clear()
  const tokens = tongueTokens(reading.text)
  addWords(tokens, language, to)
  characters(tokens)
  to.end(2)
  addSpokenAbout(tokens, language, to)
  addMeasures(reading, tokens, to)
  to.end(4)
}
