import { Likely } from "../../../Expressions/Likely.ts"
import { wordsFor } from "../../Languages/EnglishThings.ts"
import { topicNamed } from "../../Topics.ts"
import type { Rewrite } from "../Rewrites/Words.ts"
import { addressed, apostrophes } from "./Addressed.ts"
import { asWritten } from "./AsWritten.ts"
import { doings } from "./Doings.ts"
import { typedElsewhere } from "./Elsewhere.ts"
import { limitsSaid } from "./LimitsSaid.ts"
import { ofOthers } from "./Others.ts"

const rewrites = new Likely<Rewrite>(
  [...apostrophes, ...addressed, ...doings, ...limitsSaid, ...ofOthers, ...typedElsewhere],
  ([from]) => from
)

const described = /\b(\p{Ll}{4,}) (or|and) (\p{Ll}{4,} (comments|remarks|jokes|messages|posts))\b/gu
const isKnown = (name: string): boolean => topicNamed(name) !== null || wordsFor(name) !== null

/** `Flirty or sexual comments` are comments, each. */
const eachDescribed = (sentence: string): string =>
  sentence.replaceAll(described, (whole, first: string, or: string, last: string, noun: string) =>
    isKnown(`${first} ${noun}`) && topicNamed(first) === null ? `${first} ${noun} ${or} ${last}` : whole
  )

/** A sentence without the slips and the manners of whoever typed it, and with the names that the compiler has for what it says. */
export const asTyped = (sentence: string): string =>
  rewrites.reduce(eachDescribed(asWritten(sentence)), (said, [from, to]) => said.replace(from, to))
