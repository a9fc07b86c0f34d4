import { hashOf } from "../Text/Hash.ts"
import { KnownWords } from "../Text/KnownWords.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { folded } from "./Folded.ts"

/** A word as it is read, or what stands for it. */
export interface TongueToken {
  readonly text: string
  /** Of that text. */
  readonly hash: number
  /** Written without spaces: several words in one. */
  readonly run: boolean
  /** Whether it is made of letters. */
  readonly spoken: boolean
}

const unspoken = (text: string): TongueToken => ({ text, hash: hashOf(text), run: false, spoken: false })

const standIns = {
  handle: unspoken("<handle>"),
  number: unspoken("<number>"),
  money: unspoken("<money>")
} as const

/** Kana and Han characters, and half-wide kana. */
const isUnspaced = (code: number): boolean =>
  (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xff66 && code <= 0xff9d)

const isSymbol = (code: number): boolean => code > 0xffff || (code >= 0x2190 && code < 0x2c00)

/** Words come again in many comments; so does what was found out about them, by the very same text. */
const spoken = new KnownWords((word): TongueToken => {
  const text = folded(word)
  const run = isUnspaced(text.charCodeAt(0)) || isUnspaced(text.charCodeAt(text.length >> 1))
  return { text, hash: hashOf(text), run, spoken: true }
})

/** The words of a text in order, and then its emoji. */
export const tongueTokens = ({ words, written }: NormalisedText): ReadonlyArray<TongueToken> => {
  const tokens: Array<TongueToken> = []
  for (const { kind, text } of words) {
    if (kind === "handle" || kind === "number" || kind === "money") {
      tokens.push(standIns[kind])
      continue
    }
    tokens.push(spoken.of(text))
  }
  if (written.plain) return tokens
  for (let at = 0; at < written.length; at++) {
    const code = written.codes[at] ?? 0
    if (isSymbol(code)) tokens.push(unspoken(String.fromCodePoint(code)))
  }
  return tokens
}
