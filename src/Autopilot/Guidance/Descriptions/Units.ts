import { normalise } from "../../Text/Normalise.ts"
import { particlesInside } from "../Languages/NameParticles.ts"
import { familyOf, type Kinship } from "./Families.ts"
import { inflectionsOf, isGerund, numbersOf } from "./WordForms.ts"

export const small = new Set("of for in on at to with vs versus and the a an our my your their his her its".split(" "))
/** They stay behind their verb: `knock it off`. */
const directions = new Set("up down off out away back over".split(" "))
/** Figures stay side by side as well: `0800 555 0199`; and so does what begins a name, `van Dorpel`. */
const isName = (word: string) => /\p{Lu}|^\p{N}+$|^v[ao]n$/u.test(word)
const owning = /['’]s?$/u
const placing = new Set("at in on from near outside inside".split(" "))

/** A word of a description, or several of a name that stay side by side. */
export interface Unit {
  readonly pattern: string
  /** As the sentence has them. */
  readonly words: string
  /** `referee's` owns a decision, `stadium` is where the toilets are; all else is spoken of. */
  readonly role: "spoken of" | "owner" | "place"
}

const beginsPlace = (word: string, units: ReadonlyArray<Unit>) => placing.has(word.toLowerCase()) && units.length > 0

/** Words of a name stay side by side; a word as any other is found in all its forms. */
export const unitsOf = (term: string, kinship: Kinship): ReadonlyArray<Unit> => {
  const units: Array<Unit> = []
  let name = false
  let place = false
  const words = term.split(/[\s/]+/).filter((word) => word !== "")
  const several = words.filter((word) => !small.has(word.toLowerCase())).length > 1
  for (const [at, word] of words.entries()) {
    place ||= beginsPlace(word, units)
    const isShort = /^\p{Ll}{1,3}$/u.test(word) && isName(words[at + 1] ?? "")
    const isInside = name && (isShort || particlesInside(words, at) > 0)
    const inside = isInside && !small.has(word) ? units.at(-1) : undefined
    if (inside !== undefined) {
      const pattern = `${inside.pattern} ${normalise(word).canonical}`
      units.splice(-1, 1, { ...inside, pattern, words: `${inside.words} ${word}` })
      continue
    }
    const isArticle = /^\p{Lu}/u.test(word) && words.length === 2 && /^\p{Lu}/u.test(words[1] ?? "")
    if ((small.has(word.toLowerCase()) || (placing.has(word) && units.length > 0)) && !isArticle) {
      name = false
      continue
    }
    const parts = normalise(word.replace(owning, "")).words.map(({ text }) => text)
    const last = parts.at(-1)
    if (last === undefined) continue
    const free = (several || isGerund(last)) && !isName(word)
    const forms = free
      ? [...new Set([...inflectionsOf(last), ...(several ? familyOf(last, kinship) : [])])]
      : numbersOf(last)
    const pattern = [...parts.slice(0, -1), forms.length === 1 ? last : `(${forms.join("|")})`].join(" ")
    const before = units.at(-1)
    if (before !== undefined && ((name && isName(word)) || directions.has(word))) {
      const joint = directions.has(word) ? " ... " : " "
      const own = directions.has(word) ? word : pattern
      units.splice(-1, 1, {
        ...before,
        pattern: `${before.pattern}${joint}${own}`,
        words: `${before.words} ${word}`
      })
    } else {
      const owner = owning.test(word) && at < words.length - 1
      units.push({ pattern, words: word, role: place ? "place" : owner ? "owner" : "spoken of" })
    }
    name = isName(word)
  }
  return units
}
