import type { NormalisedText } from "../Text/Normalise.ts"

interface Endings {
  /** What a name may lose, and in how many letters it may end otherwise. */
  readonly loses: RegExp
  readonly most: number
  /** Of shorter ones too many other words begin so. */
  readonly least: number
}

const endings: Readonly<Record<string, Endings>> = {
  tr: { loses: /$^/, most: 4, least: 4 },
  pl: { loses: /[aeiouy]$/, most: 3, least: 4 },
  de: { loses: /(?:en|e|n|s)$/, most: 2, least: 6 },
  nl: { loses: /(?:en|e|n|s)$/, most: 2, least: 6 }
}

/** Whether a name of one word stands in a text of a language with another ending. */
export const isInflectedIn = ({ words }: NormalisedText, name: string, language: string | null): boolean => {
  const known = language === null ? undefined : endings[language]
  if (known === undefined || name.includes(" ")) return false
  const stem = name.replace(known.loses, "")
  if (stem.length < known.least) return false
  return words.some(({ text }) => text.startsWith(stem) && text.length - stem.length <= known.most)
}
