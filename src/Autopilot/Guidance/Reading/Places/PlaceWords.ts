import type { Place } from "../../Policy.ts"
import type { SentenceToken } from "../Words/Tokens.ts"

export const isWord = (token: SentenceToken | undefined, words: ReadonlyArray<string>) =>
  token?._tag === "word" && words.includes(token.text)

export const isSeparator = (token: SentenceToken | undefined) => token?._tag === "comma" || isWord(token, ["and", "or"])

/** A place in a sentence, and the token behind it. */
export interface Placed {
  readonly place: Place
  readonly end: number
}
