import type { NormalisedText } from "../../Text/Normalise.ts"
import { isAscribed } from "./Ascribed.ts"
import type { Sayings } from "./Sayings.ts"

export const disgusted = /[🤮🤢💩🤡]/u
export const laughed = /[😂🤣💀😆😍🥰😜😝😹]/u

/** As texts are read: without accents, and Korean letters that stand alone as their first ones. */
const laughing = new RegExp(
  [
    "(?<![\\p{L}\\p{N}])(?:a*(?:ha+){2,}h?|(?:ah+){2,}a?|(?:h[ei]){2,}h?|(?:j[aei]){2,}j?|(?:rs){2,}s?|k{3,}|[js]{5,}|l+o+l+|lmf?ao+|rofl|p?t?mdr+|x+d+|jk|j\\/k|(?:just )?kidding|(?:ха|хи){2,}х?|(?:हा|ही){2,}|w{2,}(?!\\.))(?![\\p{L}\\p{N}])",
    "[ㅋㅎ\u110f\u1112]{2,}|ه{3,}|笑|草$|\\p{Script=Hiragana}w+$"
  ].join("|"),
  "iu"
)

export const laughs = ({ written: { whole } }: Pick<NormalisedText, "written">): boolean =>
  laughed.test(whole) || laughing.test(whole)

const words = (some: string) => new RegExp(`(?<!\\p{L})(?:${some})(?!\\p{L})`, "iu")

/** What a joke tells besides: what somebody would do, or has done, to be threatened so. */
const reasons: Readonly<Record<string, RegExp>> = {
  en: words("if|unless|(?:next|every|each) time|for (?:not )?\\p{L}+ing|because|cos|cuz"),
  de: words("wenn|falls|weil"),
  nl: words("als|wanneer|omdat"),
  fr: words("si|parce|pour avoir"),
  es: words("si|como|cuando|porque|por"),
  pt: words("se|quando|porque|por"),
  it: words("se|quando|perche"),
  pl: words("jak|jesli|jezeli|bo|za"),
  tr: /\p{L}s[ae](?:n|m|k|niz|nız)?(?!\p{L})/iu,
  ar: words("اذا|إذا|لو|لان|عشان"),
  hi: words("agar|अगर|तो|क्योंकि|to|kyunki"),
  ja: /たら|なら|れば/u,
  ko: /\u1106\u1167\u11ab(?!\p{L})|면(?!\p{L})/u
}

/**
 * Whether a threat is told of, reproached, ascribed to somebody else, or a joke. Whoever only laughs as well may mean it:
 * "haha I will burn your house down".
 */
export const isLightly = (said: Sayings, text: NormalisedText, language: string | null): boolean => {
  const { whole } = text.written
  if (said.has("told") || said.has("condemned") || isAscribed(said.get("threats") ?? "", whole)) return true
  return laughs(text) && reasons[language ?? "en"]?.test(whole) === true
}
