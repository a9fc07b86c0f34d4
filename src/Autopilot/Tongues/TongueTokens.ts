import type { NormalisedText } from "../Text/Normalise.ts"
import { folded } from "./Folded.ts"

/** A word as it is read, or what stands for it. */
export interface TongueToken {
  readonly text: string
  /** Written without spaces: several words in one. */
  readonly run: boolean
  /** Whether it is made of letters. */
  readonly spoken: boolean
}

const standIns = {
  handle: { text: "<handle>", run: false, spoken: false },
  number: { text: "<number>", run: false, spoken: false },
  money: { text: "<money>", run: false, spoken: false }
} as const

/** Kana and Han characters, and half-wide kana. */
const isUnspaced = (code: number): boolean =>
  (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xff66 && code <= 0xff9d)

const isSymbol = (code: number): boolean => code > 0xffff || (code >= 0x2190 && code < 0x2c00)

/** The words of a text in order, and then its emoji. */
export const tongueTokens = ({ words, written }: NormalisedText): ReadonlyArray<TongueToken> => {
  const tokens: Array<TongueToken> = []
  for (const { kind, text } of words) {
    if (kind === "handle" || kind === "number" || kind === "money") {
      tokens.push(standIns[kind])
      continue
    }
    const read = folded(text)
    const run = isUnspaced(read.charCodeAt(0)) || isUnspaced(read.charCodeAt(read.length >> 1))
    tokens.push({ text: read, run, spoken: true })
  }
  if (written.plain) return tokens
  for (let at = 0; at < written.length; at++) {
    const code = written.codes[at] ?? 0
    if (isSymbol(code)) tokens.push({ text: String.fromCodePoint(code), run: false, spoken: false })
  }
  return tokens
}
