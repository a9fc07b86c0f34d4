import { classOf, spaceCode } from "../Text/Characters.ts"
import { deobfuscated } from "../Text/Deobfuscate.ts"
import { isBlankLetter } from "../Text/Shown/Blanks.ts"
import { plainLetter } from "./FancyLetters.ts"

/** Each character as it is compared, and where it stands in the text. */
interface Compared {
  readonly characters: ReadonlyArray<string>
  readonly from: ReadonlyArray<number>
  readonly to: ReadonlyArray<number>
}

const longest = 18
const lastPlain = "\u007f"
const blanks = /^\s+$/u
const mark = /^\p{M}+$/u
/** Most are one character, of which the class is known. */
const isBlank = (text: string): boolean =>
  text.length === 1 ? classOf(text.charCodeAt(0)) === spaceCode : blanks.test(text)
/** What only looks the same is read as either. */
const alike = (character: string): string => (character === "i" || character === "|" ? "l" : character)

/** Without accents, case and what nobody sees, and with one blank for several. */
const comparedOf = (text: string): Compared => {
  const characters: Array<string> = []
  const from: Array<number> = []
  const to: Array<number> = []
  let at = 0
  for (const character of text) {
    const end = at + character.length
    const isPlain = character <= lastPlain
    const read = isPlain ? character : isBlankLetter(character) ? " " : deobfuscated(plainLetter(character), longest)
    const becomes = read.toLowerCase()
    const isMark = !isPlain && mark.test(character)
    if (becomes === "" || isMark) {
      if (to.length > 0 && isMark) to[to.length - 1] = end
    } else if (!(isBlank(becomes) && characters.at(-1) === " ")) {
      for (const one of becomes) {
        characters.push(isBlank(one) ? " " : alike(one))
        from.push(at)
        to.push(end)
      }
    }
    at = end
  }
  return { characters, from, to }
}

/** What was compared last: all that is seen in a comment is looked for in it one after the other. */
let last: { readonly text: string; readonly compared: Compared } | null = null

const comparedAgain = (text: string): Compared => {
  if (last?.text !== text) last = { text, compared: comparedOf(text) }
  return last.compared
}

const cutOff = "…"

/**
 * A piece of a comment as its author wrote it, accents and all: what was read has none. Null where the comment has no
 * such piece.
 */
export const asAuthorWrote = (text: string, seen: string): string | null => {
  if (text.includes(seen)) return seen
  const isCut = seen.endsWith(cutOff)
  const wanted = comparedOf(isCut ? seen.slice(0, -1) : seen).characters
  const { characters, from, to } = comparedAgain(text)
  for (let start = 0; start + wanted.length <= characters.length; start++) {
    if (!wanted.every((character, index) => characters[start + index] === character)) continue
    const piece = text.slice(from[start] ?? 0, to[start + wanted.length - 1] ?? 0).replaceAll(/\s+/g, " ")
    return isCut ? `${piece}${cutOff}` : piece
  }
  return null
}
