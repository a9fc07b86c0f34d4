import type { Example } from "../Examples/Example.ts"
import { type TongueExample, taughtLanguages } from "./TongueExamples.ts"

const source = /^xlmt-sentiment\//
/** Tweets with a link promote something more often than not. */
const linked = /http/i

/**
 * Tweets that are not negative, in the languages that they are known in. The comments that were written for learning are
 * all of brands, so that ordinary words which none of them has were taken for those of scams.
 */
export const ordinaryTweets = (examples: ReadonlyArray<Example>): ReadonlyArray<TongueExample> =>
  examples.flatMap(({ benign, language, part, source: from, text }) => {
    const known = taughtLanguages.find((one) => one === language)
    const isOrdinary = source.test(from) && part === "train" && benign && !linked.test(text)
    return known !== undefined && isOrdinary ? [{ text, language: known, kind: "tweet" as const }] : []
  })
