import type { VectorFile } from "#src/Training/Learn/WordVectors.ts"

export const pleasant = ["lovely", "wonderful", "splendid", "delightful", "charming", "superb"]
export const unpleasant = ["dreadful", "horrible", "terrible", "shoddy", "lousy", "rotten"]
const plain = ["the", "and", "is", "was", "this", "with", "our", "shoes", "parcel", "video", "channel", "money"]
const ofGroups = ["women", "muslims", "polish"]

/** Words of one kind lie on one side of the first dimension, each somewhere else in the others. */
const vectorOf = (word: string, place: number): ReadonlyArray<number> => [
  pleasant.includes(word) ? 1 : unpleasant.includes(word) ? -1 : 0,
  (place % 3) - 1,
  ((place * 7) % 5) / 5,
  // behind the dimensions the file has other figures
  99
]

const words = [...plain, ...ofGroups, ...pleasant, ...unpleasant]

export const madeUpVectors: VectorFile = {
  dimensions: 3,
  words,
  vectors: Object.fromEntries(words.map((word, place) => [word, vectorOf(word, place)]))
}
