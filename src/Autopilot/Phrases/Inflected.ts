import type { NormalisedText } from "../Text/Normalise.ts"

interface Endings {
  /** What a name may lose, and what it may end in otherwise: `Ankara` is no case of `Anka`. */
  readonly loses: RegExp
  readonly ends: RegExp
  /** Of shorter ones too many other words begin so. */
  readonly least: number
}

const germanic = /^(?:e[nmrs]?|ns?|s)?$/u

const endings: Readonly<Record<string, Endings>> = {
  tr: {
    loses: /$^/,
    ends: /^(?:y?[ıiuüae]|[dt][ae](?:n|ki)?|n?[ıiuü]n|y?l[ae]|l[ae]r(?:[ıiae])?|s?[ıiuü]n?(?:[ıiuüae]|d[ae]n?)?|[cç][ıiuü]|l[ıiuü])?$/u,
    least: 4
  },
  pl: {
    loses: /[aeiouy]$/,
    ends: /^(?:[aeiouyąęó]|[eo]m|i?em|ami|ach|i[eąęoau]|iach|iami|ów|ow|owi|owie|[czsr]e|ze|dzie|cie)?$/u,
    least: 4
  },
  de: { loses: /(?:en|e|n|s)$/, ends: germanic, least: 6 },
  nl: { loses: /(?:en|e|n|s)$/, ends: germanic, least: 6 }
}

/** Whether names are given endings in a language. */
export const isInflecting = (language: string | null): boolean => language !== null && endings[language] !== undefined

/** Whether a name of one word stands in a text of a language with another ending. */
export const isInflectedIn = ({ words }: NormalisedText, name: string, language: string | null): boolean => {
  const known = language === null ? undefined : endings[language]
  if (known === undefined || name.includes(" ")) return false
  const stem = name.replace(known.loses, "")
  if (stem.length < known.least) return false
  return words.some(({ text }) => text.startsWith(stem) && known.ends.test(text.slice(stem.length)))
}
