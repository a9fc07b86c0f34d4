import { hashOf } from "../Text/Hash.ts"
import { folded } from "./Folded.ts"

/** A word as it is read in any language. */
export interface TongueForm {
  readonly text: string
  /** Of that text. */
  readonly hash: number
  /** Written without spaces: several words in one. */
  readonly run: boolean
}

/** Thai writes a vowel as one character or two, so that its words have more of them than those of Japanese. */
export const isThai = (code: number): boolean => code >= 0xe00 && code <= 0xe7f

/** Kana and Han characters, half-wide kana, and Thai ones. */
const isUnspaced = (code: number): boolean =>
  (code >= 0x3040 && code <= 0x30ff) ||
  (code >= 0x3400 && code <= 0x9fff) ||
  (code >= 0xff66 && code <= 0xff9d) ||
  isThai(code)

export const tongueForm = (word: string): TongueForm => {
  const text = folded(word)
  return {
    text,
    hash: hashOf(text),
    run: isUnspaced(text.charCodeAt(0)) || isUnspaced(text.charCodeAt(text.length >> 1))
  }
}
