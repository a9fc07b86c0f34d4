import type { NormalisedText } from "../../Text/Normalise.ts"
import type { Sayings } from "./Sayings.ts"

export const disgusted = /[🤮🤢💩🤡]/u
export const laughed = /[😂🤣💀😆😍🥰😜😝😹]/u

const laughing =
  /(?<![\p{L}\p{N}])(?:a?(?:ha){2,}h?|l+o+l+|lmf?ao+|rofl|jk|j\/k|(?:just )?kidding|(?:k|j|s){5,}|w{2,}(?!\.)|[ㅋᄏ]{2,})(?![\p{L}\p{N}])/iu

/** Whether a threat is told of, reproached, or laughed about. */
export const isLightly = (said: Sayings, { written: { whole } }: NormalisedText): boolean =>
  said.has("told") || said.has("condemned") || laughed.test(whole) || laughing.test(whole)
