import { hashOf, joined, seed } from "../../../Text/Hash.ts"
import { plainPiece, type SentencePiece } from "./Pieces.ts"

const longest = 3
const fewest = 4
const most = 6

/** What tells whether a sentence asks for something that a rule can do, as hashes. */
export const wholeFeatures = (pieces: ReadonlyArray<SentencePiece>): Int32Array => {
  const words = pieces.map(plainPiece)
  const hashes = new Set<number>()
  const add = (name: string, value: string) => {
    hashes.add(joined(hashOf(name, 0, name.length, seed), hashOf(value)))
  }
  words.forEach((_, at) => {
    for (let length = 1; length <= longest; length++) {
      const run = Array.from({ length }, (_, offset) => words[at - length + 1 + offset] ?? "^")
      add("words", run.join(" "))
    }
  })
  add("last", words.at(-1) ?? "")
  add("length", String(Math.min(most, Math.floor(words.length / fewest))))
  add("bias", "")
  return Int32Array.from(hashes)
}
