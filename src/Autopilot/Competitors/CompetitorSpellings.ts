import { unleet } from "../Text/Letters/Leet.ts"
import { normalise } from "../Text/Normalise.ts"

/** Letters of a name that it takes before other words are unlikely to be its plural. */
const shortestPlural = 3

/** The last word of a name, as it is and in the plural. */
const plurals = (spelling: string): ReadonlyArray<string> =>
  spelling.replaceAll(" ", "").length < shortestPlural || spelling.endsWith("s")
    ? [spelling]
    : [spelling, `${spelling}s`, ...(/(?:x|z|ch|sh)$/.test(spelling) ? [`${spelling}es`] : [])]

const spelt = (name: string): ReadonlyArray<string> => {
  const words = normalise(name).words.map((word) => word.text)
  return words.length < 2 ? words : [words.join(" "), words.join("")]
}

const inAscii: Readonly<Record<string, string>> = { ß: "ss", ä: "ae", ö: "oe", ü: "ue", æ: "ae", ø: "oe", å: "aa" }

const ands = ["and", "n", "und", "et", "y", "e", "en"]

/** `Stone & Fern` with `and`, and `Müßler` with the letters of a keyboard that has no others. */
const rewritten = (name: string): ReadonlyArray<string> => {
  const joints = /\s*&\s*/.test(name) ? ands.map((and) => name.replaceAll(/\s*&\s*/g, ` ${and} `)) : []
  const sharp = name.replaceAll("ß", "ss")
  const plain = name.replaceAll(/[ßäöüæøå]/giu, (letter) => inAscii[letter.toLowerCase()] ?? letter)
  return [name, name.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2"), ...joints, sharp, plain]
}

/** `Granite Peak` is written `granitepeak` as well, and `TallOak` `tall oak`. */
export const spellingsOf = (name: string): ReadonlyArray<string> => [
  ...new Set(rewritten(name).flatMap(spelt).flatMap(plurals))
]

const compact = (name: string): string => normalise(name).canonical.replaceAll(" ", "")

/** Names with so many letters are known with one of them covered, and no other word is like that by chance. */
const shortestMasked = 4
const longestMasked = 24
/** Of figures that are read as letters, shorter names turn into everyday words. */
const shortestUnleeted = 5
/** Letters set apart are put together where there are more of them; two may stand together by chance. */
const setApart = 3

/** How a name is written so that a filter may not find it: `V*lmora`, `v*e*l*m*o*r*a`, `h u x`. */
export const disguisesOf = (name: string): ReadonlyArray<string> => {
  const part = compact(name)
  const letters = Array.from(part)
  if (letters.length > longestMasked) return []
  const masked =
    letters.length < shortestMasked
      ? []
      : [
          letters.join("*"),
          part.replaceAll(/(?<!^)[aeiou]/g, "*"),
          ...letters.flatMap((letter, at) =>
            at > 0 && /[aeiou]/.test(letter) ? [`${part.slice(0, at)}*${part.slice(at + 1)}`] : []
          )
        ]
  const figures = /\d/.test(part) && part.length >= shortestUnleeted ? [unleet(part), unleet(part, "l")] : []
  const apart = letters.length === setApart ? [letters.join(" ")] : []
  return [...new Set([...masked, ...figures, ...apart])].filter((spelling) => spelling !== part)
}

/** Letters of a name that it takes before its halves are unlikely to be words that stand together by chance. */
const shortestParted = 8
const shortestHalf = 4

/** `Brightwick` as `bright wick`, `Zentry9` as `zentry 9`; nothing for a name that has more words itself. */
export const halvesOf = (name: string): ReadonlyArray<string> => {
  const part = compact(name)
  if (normalise(name).words.length > 1) return []
  const figures = part.split(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/)
  const apart = figures.length > 1 ? [figures.join(" ")] : []
  if (part.length < shortestParted) return apart
  const ends = Array.from({ length: part.length - 2 * shortestHalf + 1 }, (_, at) => at + shortestHalf)
  return [...new Set([...apart, ...ends.map((end) => `${part.slice(0, end)} ${part.slice(end)}`)])]
}
