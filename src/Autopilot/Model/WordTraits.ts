import { classBit, type Facts, severityOf, valenceOf } from "../Features/Lexicon.ts"
import type { Spelling } from "../Text/Word.ts"
import { wordClasses } from "../WordLists/WordClasses.ts"

/** Its classes, its tone and how bad a swear word it is. */
export const traitCount: number = wordClasses.length + 2

const widestTone = 4
const worst = 7

/** Puts what is known about a word as numbers from -1 to 1. */
export const putTraits = (facts: Facts, traits: Float64Array): void => {
  for (let place = 0; place < wordClasses.length; place++) traits[place] = (facts >>> place) & 1
  traits[wordClasses.length] = valenceOf(facts) / widestTone
  traits[wordClasses.length + 1] = severityOf(facts) / worst
}

const identity = classBit("identity")

/** Words for groups mean nothing but that they are: whoever is named, a comment is judged alike. */
export const hasMeaning = (facts: Facts): boolean => (facts & identity) === 0

/** Whether a word is one of those whose meanings are averaged. */
export const isCounted = ({ kind }: Spelling): boolean => kind === "word" || kind === "hashtag"

/** A mean is taken as if so many more words had meant nothing: one word by itself says little. */
const unsaid = 3

/** By how much the sum of so many words is divided. */
export const divisorOf = (counted: number): number => counted + unsaid
