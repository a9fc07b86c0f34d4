import { readFileSync } from "node:fs"
import { bucketOf, seed } from "../Text/Hash.ts"
import { dot, question } from "../Text/Marks.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"
import type { Written } from "../Text/Written.ts"

/** Languages there is enough text of to know their runs of Latin letters; Hindi and Arabic are often written so. */
export const profiled = ["en", "es", "pt", "fr", "de", "it", "nl", "pl", "tr", "hi", "ar"] as const

export const profileBits = 12
/** A stored value is a natural logarithm in steps of this. */
export const profileStep = 1 / 24
const run = 3
const boundary = 95

const space = 32
const linking = new Uint8Array(128)
for (const mark of "/-:@=&_%#.?") linking[mark.charCodeAt(0)] = 1

const isLinking = (code: number) => code < linking.length && linking[code] === 1
const isSpace = (written: Written, place: number) =>
  place < 0 || place >= written.length || written.codes[place] === space

/** Addresses are in no language: what stands before or behind a word without a space tells. */
export const isInLink = (written: Written, { end, start }: Word): boolean => {
  const { codes } = written
  const before = start === 0 ? 0 : (codes[start - 1] ?? 0)
  const behind = codes[end] ?? 0
  // most words stand between spaces
  if (before === space && behind === space) return false
  return (
    (isLinking(before) && !isSpace(written, start - 2)) ||
    (isLinking(behind) && !isSpace(written, end + 1) && written.at(end + 1) !== dot && written.at(end + 1) !== question)
  )
}

/** Buckets of the runs of three characters of a text's words, one at a time. */
export const eachRun = (text: NormalisedText, visit: (bucket: number) => void): void => {
  for (const word of text.words) {
    if (word.kind !== "word" || isInLink(text.written, word)) continue
    const written = word.text
    const length = written.length + 2
    for (let from = 0; from + run <= length; from++) {
      let hash = seed
      for (let at = from; at < from + run; at++) {
        const code = at === 0 || at === length - 1 ? boundary : written.charCodeAt(at - 1)
        hash = Math.imul(hash ^ code, 0x01000193)
      }
      visit(bucketOf(hash, profileBits))
    }
  }
}

let loaded: Int8Array | null = null

/** Values of all languages, those of a bucket together. */
const profiles = (): Int8Array => {
  loaded ??= new Int8Array(readFileSync(new URL("./profiles.bin", import.meta.url)))
  return loaded
}

/** How much better each language explains the runs of a text than all of them do on average, per run. */
export const likelihoods = (text: NormalisedText): { readonly runs: number; readonly sums: Float64Array } => {
  const table = profiles()
  const sums = new Float64Array(profiled.length)
  let runs = 0
  eachRun(text, (bucket) => {
    runs++
    for (let language = 0; language < profiled.length; language++) {
      sums[language] = (sums[language] ?? 0) + (table[bucket * profiled.length + language] ?? 0) * profileStep
    }
  })
  return { runs, sums }
}
