import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"

interface Endings {
  /** What a name may lose, and what it may end in otherwise: `Ankara` is no case of `Anka`. */
  readonly loses: RegExp
  readonly ends: RegExp
  /** Of shorter ones too many other words begin so; of a name of several words each tells the others. */
  readonly least: number
  readonly leastOfSeveral: number
  /** Whether each word of a name has an ending; else the last one has it. */
  readonly each: boolean
}

const germanic = /^(?:e[nmrs]?|ns?|s)?$/u
const finnic = /^(?:i?(?:n|a|ta|na|ksi|tta|ss?[at]|sta|ll[ae]|lta|t|en|[aeiouy]n)(?:kin|ko|kaan|an)?)?$/u
const hungarian =
  /^(?:[aeo]?(?:t|k|kat|ket)|[bvt][ae]n?|b[ao]l|be[nl]|n[ae]k|[a-z]?[ae]l|r[aeo]l?|t[o]l|h[oe]z|[oe]n|n[ae]l|ig|ert|kent|e)?$/u

const endings: Readonly<Record<string, Endings>> = {
  tr: {
    loses: /$^/,
    ends: /^(?:y?[ıiuüae]|[dt][ae](?:n|ki)?|n?[ıiuü]n|y?l[ae]|l[ae]r(?:[ıiae])?|s?[ıiuü]n?(?:[ıiuüae]|d[ae]n?)?|[cç][ıiuü]|l[ıiuü])?$/u,
    least: 4,
    leastOfSeveral: 4,
    each: false
  },
  pl: {
    loses: /[aeiouy]$/,
    ends: /^(?:[aeiouyąęó]|[eo]m|i?em|ami|ach|i[eąęoau]|iach|iami|ów|ow|owi|owie|[czsr]e|ze|dzie|cie|i?e(?:go|mu|j)|[iy](?:m|ch|mi))?$/u,
    least: 4,
    leastOfSeveral: 3,
    each: true
  },
  fi: { loses: /$^/, ends: finnic, least: 4, leastOfSeveral: 3, each: false },
  hu: { loses: /$^/, ends: hungarian, least: 4, leastOfSeveral: 3, each: false },
  de: { loses: /(?:en|e|n|s)$/, ends: germanic, least: 6, leastOfSeveral: 6, each: false },
  nl: { loses: /(?:en|e|n|s)$/, ends: germanic, least: 6, leastOfSeveral: 6, each: false }
}

/** Whether names are given endings in a language; where it is not known, they may be. */
export const isInflecting = (language: string | null): boolean => language === null || endings[language] !== undefined

/** Where the language is not known, a longer name is known with the endings of each. */
const anyLanguage = ["pl", "tr", "fi"]
const leastAnywhere = 6

/** A word of a name: what its cases begin with, null where it has none, and cases that begin otherwise. */
interface Part {
  readonly whole: string
  readonly stem: string | null
  readonly softened: ReadonlyArray<string>
}

/** `Żabce` of `Żabka` */
const softened: ReadonlyArray<readonly [end: RegExp, soft: string]> = [
  [/k$/, "ce"],
  [/g$/, "dze"],
  [/r$/, "rze"],
  [/t$/, "cie"],
  [/d$/, "dzie"]
]

const partsOf = (name: string, { each, least, leastOfSeveral, loses }: Endings): ReadonlyArray<Part> =>
  name.split(" ").map((whole, nth, all) => {
    const stem = each || nth === all.length - 1 ? whole.replace(loses, "") : ""
    if (stem.length < (all.length > 1 ? leastOfSeveral : least)) return { whole, stem: null, softened: [] }
    return {
      whole,
      stem,
      softened: each ? softened.flatMap(([end, soft]) => (end.test(stem) ? [stem.replace(end, soft)] : [])) : []
    }
  })

/** As many names as a few hundred workspaces have. */
const mostNames = 1 << 12
const names = new Map<Endings, Map<string, ReadonlyArray<Part>>>()

/** The same names are looked for in text after text. */
const knownParts = (name: string, known: Endings): ReadonlyArray<Part> => {
  const all = names.get(known) ?? new Map<string, ReadonlyArray<Part>>()
  const before = all.get(name)
  if (before !== undefined) return before
  const now = partsOf(name, known)
  if (all.size >= mostNames) all.clear()
  names.set(known, all.set(name, now))
  return now
}

const isCaseOf = (said: string, { softened: soft, stem }: Part, { ends }: Endings): boolean =>
  stem !== null && ((said.startsWith(stem) && ends.test(said.slice(stem.length))) || soft.includes(said))

type Place = { readonly first: Word; readonly last: Word }

const standsIn = ({ words }: NormalisedText, name: string, known: Endings): Place | null => {
  const parts = knownParts(name, known)
  // what is no case of the only word is not looked for here
  if (parts.length === 1 && parts[0]?.stem === null) return null
  const isSaid = (said: string | undefined, part: Part | undefined): boolean =>
    said !== undefined &&
    part !== undefined &&
    (isCaseOf(said, part, known) || (parts.length > 1 && said === part.whole))
  const at = words.findIndex(
    // hardly any word is the first of a name
    ({ text }, from) => isSaid(text, parts[0]) && parts.every((part, nth) => isSaid(words[from + nth]?.text, part))
  )
  const first = words[at]
  const last = words[at + parts.length - 1]
  return first === undefined || last === undefined ? null : { first, last }
}

/** Where a name, as texts hold it, stands in a text of a language with another ending; null where it does not. */
export const inflectedIn = (text: NormalisedText, name: string, language: string | null): Place | null => {
  for (const one of language === null ? anyLanguage : [language]) {
    const known = endings[one]
    if (known === undefined || (language === null && name.length <= leastAnywhere)) continue
    const found = standsIn(text, name, known)
    if (found !== null) return found
  }
  return null
}

/** Whether it stands there. */
export const isInflectedIn = (text: NormalisedText, name: string, language: string | null): boolean =>
  inflectedIn(text, name, language) !== null

/** Languages that write what others set apart on to a name, in letters that it has none of: `CeraVeと`, `CeraVe랑`. */
const attaching = new Set<string | null>(["ja", "ko"])
/** Of a text that is mostly such names the language is not known. */
export const isAttaching = (language: string | null): boolean => language === null || attaching.has(language)

const letter = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]"
const attached = new RegExp(`^${letter}`, "u")
const attachedBefore = new RegExp(`^${letter}+$`, "u")

/** Whether a word is part of a name, as far as such letters go before the first one and behind the last: `今はCeraVeと`. */
const holds = (said: string, part: string, isFirst: boolean, isLast: boolean): boolean => {
  const at = isFirst ? said.indexOf(part) : 0
  if (at < 0 || !said.startsWith(part, at) || (at > 0 && !attachedBefore.test(said.slice(0, at)))) return false
  const behind = said.slice(at + part.length)
  return isLast ? attached.test(behind) || (at > 0 && behind === "") : behind === ""
}

/** Where a name stands with such written on to it; null where it does not. */
export const attachedIn = (
  { words, written }: NormalisedText,
  name: string,
  language: string | null
): { readonly first: Word; readonly last: Word } | null => {
  if (written.plain || !isAttaching(language) || attached.test(name)) return null
  const parts = name.split(" ")
  const end = parts.length - 1
  const at = words.findIndex((_, from) =>
    parts.every((part, nth) => holds(words[from + nth]?.text ?? "", part, nth === 0, nth === end))
  )
  const first = words[at]
  const last = words[at + end]
  return first === undefined || last === undefined ? null : { first, last }
}
