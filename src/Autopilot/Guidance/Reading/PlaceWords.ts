import type { Place } from "../Policy.ts"
import type { Token } from "./Tokens.ts"

export const isWord = (token: Token | undefined, words: ReadonlyArray<string>) =>
  token?._tag === "word" && words.includes(token.text)

export const isSeparator = (token: Token | undefined) => token?._tag === "comma" || isWord(token, ["and", "or"])

/** A place in a sentence, and the token behind it. */
export interface Placed {
  readonly place: Place
  readonly end: number
}
