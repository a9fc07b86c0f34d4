import { hashOf, joined } from "../Text/Hash.ts"
import { eachRun } from "./CharacterRuns.ts"
import { skeletonOf } from "./Skeletons.ts"
import { isThai, type TongueForm } from "./TongueForm.ts"

const wordSeed = hashOf("tongue word")
const partSeeds = [0, 1, 2, 3, 4, 5, 6].map((length) => hashOf(`tongue part ${length}`))
const skeletonSeed = hashOf("tongue skeleton")

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

/** A word or an emoji as a feature, by its hash. */
export const wholeFeature = (hash: number): number => joined(wordSeed, hash)

/** The features of a word, as hashes: itself, parts of it where words are not met again, its consonants. */
export const featuresOf = ({ hash, run, text }: TongueForm, language: string | null): ReadonlyArray<number> => {
  const features: Array<number> = []
  const add = (part: number) => features.push(part)
  if (run) {
    const ofThai = isThai(text.charCodeAt(0))
    eachRun(text, ofThai ? 3 : 2, ofThai ? 6 : 4, partSeeds, add)
    return features
  }
  add(wholeFeature(hash))
  if (isHangul(text)) eachRun(text, 2, 3, partSeeds, add)
  if (!outlined.has(language)) return features
  const skeleton = skeletonOf(text)
  if (skeleton.length >= shortestSkeleton) add(joined(skeletonSeed, hashOf(skeleton)))
  return features
}
