import type { NormalisedText } from "../Text/Normalise.ts"

interface Endings {
  /** What a name may lose, and what it may end in otherwise: `Ankara` is no case of `Anka`. */
  readonly loses: RegExp
  readonly ends: RegExp
  /** Of shorter ones too many other words begin so. */
  readonly least: number
  /** Whether each word of a name has an ending; else the last one has it. */
  readonly each: boolean
}

const germanic = /^(?:e[nmrs]?|ns?|s)?$/u

const endings: Readonly<Record<string, Endings>> = {
  tr: {
    loses: /$^/,
    ends: /^(?:y?[ıiuüae]|[dt][ae](?:n|ki)?|n?[ıiuü]n|y?l[ae]|l[ae]r(?:[ıiae])?|s?[ıiuü]n?(?:[ıiuüae]|d[ae]n?)?|[cç][ıiuü]|l[ıiuü])?$/u,
    least: 4,
    each: false
  },
  pl: {
    loses: /[aeiouy]$/,
    ends: /^(?:[aeiouyąęó]|[eo]m|i?em|ami|ach|i[eąęoau]|iach|iami|ów|ow|owi|owie|[czsr]e|ze|dzie|cie)?$/u,
    least: 4,
    each: true
  },
  de: { loses: /(?:en|e|n|s)$/, ends: germanic, least: 6, each: false },
  nl: { loses: /(?:en|e|n|s)$/, ends: germanic, least: 6, each: false }
}

/** Whether names are given endings in a language. */
export const isInflecting = (language: string | null): boolean => language !== null && endings[language] !== undefined

/** A word of a name: what its cases begin with, null where it has none. */
interface Part {
  readonly whole: string
  readonly stem: string | null
}

const partsOf = (name: string, { each, least, loses }: Endings): ReadonlyArray<Part> =>
  name.split(" ").map((whole, nth, all) => {
    const stem = each || nth === all.length - 1 ? whole.replace(loses, "") : ""
    return { whole, stem: stem.length >= least ? stem : null }
  })

const isCaseOf = (said: string, stem: string, { ends }: Endings): boolean =>
  said.startsWith(stem) && ends.test(said.slice(stem.length))

/** Whether a name, as texts hold it, stands in a text of a language with another ending. */
export const isInflectedIn = ({ words }: NormalisedText, name: string, language: string | null): boolean => {
  const known = language === null ? undefined : endings[language]
  if (known === undefined) return false
  const parts = partsOf(name, known)
  // what is no case of the only word is not looked for here
  if (parts.length === 1 && parts[0]?.stem === null) return false
  return words.some((_, at) =>
    parts.every(({ stem, whole }, nth) => {
      const said = words[at + nth]?.text
      if (said === undefined) return false
      return (stem !== null && isCaseOf(said, stem, known)) || (parts.length > 1 && said === whole)
    })
  )
}
