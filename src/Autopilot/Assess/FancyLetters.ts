import { classOf, letterCode } from "../Text/Characters.ts"
import { deobfuscated } from "../Text/Deobfuscate.ts"
import { lookalike } from "../Text/Letters/Confusables.ts"
import { besideThem, otherScripts, strangeLatin } from "./FancyFonts.ts"

const longest = 18
const lastPlain = 0x7f
/** Fewer letters of a font than these say no word. */
const fewest = 3
/** Fewer different strange ones are of a living language. */
const fewestStrange = 4
/** Of strange Latin letters, which words of living languages have too, so many among all: fonts keep some as they are. */
const leastShare = 0.3
/** At most one letter in so many may look like no Latin one: real words of another script have more of them. */
const strangers = 10

const fancy = [...otherScripts.keys(), ...strangeLatin.keys()].join("")
const anyFancy = new RegExp(`[${fancy}]`, "iu")

interface Counts {
  letters: number
  /** In letters of scripts that are not written beside Latin ones. */
  foreign: number
  strange: number
  readonly strangeOnes: Set<string>
  beside: number
  /** That look like no Latin letter. */
  unread: number
}

const looksLatin = (character: string): boolean =>
  lookalike(character) !== null || (deobfuscated(character, longest).codePointAt(0) ?? 0) <= lastPlain

const count = (counts: Counts, character: string): void => {
  const code = character.codePointAt(0) ?? 0
  const small = code <= lastPlain ? character : character.toLowerCase()
  const isForeign = otherScripts.has(small)
  if (!isForeign && classOf(code) !== letterCode) return
  counts.letters++
  if (code <= lastPlain) return
  if (isForeign) counts.foreign++
  else if (strangeLatin.has(small)) {
    counts.strange++
    counts.strangeOnes.add(small)
  } else if (besideThem.has(small)) counts.beside++
  else if (!looksLatin(character)) counts.unread++
}

const isInFont = (text: string): boolean => {
  const counts: Counts = { letters: 0, foreign: 0, strange: 0, strangeOnes: new Set(), beside: 0, unread: 0 }
  for (const character of text) count(counts, character)
  const { beside, foreign, letters, strange, strangeOnes, unread } = counts
  if (unread * strangers > letters) return false
  if (foreign > 0) return foreign + strange + beside >= fewest
  return strangeOnes.size >= fewestStrange && strange >= leastShare * letters
}

/** Of the font that is made of letters of Thai, an F. */
const crossed = /ŧ/giu
const thai = /\p{Script=Thai}/u

/** A letter of such a font as the Latin one that it looks like; any other as it is. */
export const plainLetter = (character: string): string => {
  const small = character.toLowerCase()
  const foreign = otherScripts.get(small)
  if (foreign !== undefined) return foreign
  const letter = strangeLatin.get(small) ?? besideThem.get(small)
  return letter === undefined ? character : small === character ? letter : letter.toUpperCase()
}

const anySmall = /[a-z]/u

/** A text in letters that look like Latin ones as those; null where it is written in others. */
export const inPlainLetters = (text: string): string | null => {
  if (!anyFancy.test(text) || !isInFont(text)) return null
  const read = thai.test(text) ? text.replaceAll(crossed, "f") : text
  const plain = Array.from(read, (character) => lookalike(character) ?? plainLetter(character)).join("")
  // a font without small letters shouts nothing
  return anySmall.test(text) ? plain : plain.toLowerCase()
}
