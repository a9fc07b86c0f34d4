import { Phrases } from "../Phrases/Phrases.ts"
import { hate } from "./Hate.ts"
import { negative, positive } from "./Negative.ts"
import { profanity, slurs } from "./Profanity.ts"
import { scams } from "./Scams.ts"
import { spam } from "./Spam.ts"

/** The areas that take judgement of language. The others are seen by detectors. */
export const classifiedAreas = ["scams", "spam", "hate", "profanity", "negative"] as const
export type ClassifiedArea = (typeof classifiedAreas)[number]

export type List = ClassifiedArea | "positive" | "slur"

/** A phrase that somebody put on a list, and how much it says by itself, 0 to 1. */
export interface Listed {
  readonly list: List
  readonly weight: number
}

const slurAlone = 0.6
const slurAsProfanity = 0.95

/** Every curated phrase, looked for in one pass. */
export const lists = new Phrases<Listed>([
  ...scams.map(([phrase, weight]) => [phrase, { list: "scams", weight }] as const),
  ...spam.map(([phrase, weight]) => [phrase, { list: "spam", weight }] as const),
  ...hate.map(([phrase, weight]) => [phrase, { list: "hate", weight }] as const),
  ...negative.map(([phrase, weight]) => [phrase, { list: "negative", weight }] as const),
  ...positive.map(([phrase, weight]) => [phrase, { list: "positive", weight }] as const),
  ...profanity.map(([phrase, weight]) => [phrase, { list: "profanity", weight }] as const),
  ...slurs.flatMap((slur) => [
    [slur, { list: "slur", weight: slurAlone }] as const,
    [slur, { list: "profanity", weight: slurAsProfanity }] as const
  ])
])
