import { classOf, countInvisible, cut, letterCode } from "./Characters.ts"
import { cluesIn } from "./Clues.ts"
import { deobfuscated } from "./Deobfuscate.ts"
import { isToned } from "./Letters/TonedLetters.ts"
import { beyond, condensed, detectionCap } from "./LongText.ts"
import { withBlanks } from "./Shown/Blanks.ts"
import { joinSpacedLetters } from "./SpacedLetters.ts"
import { Word } from "./Word.ts"
import { hintsOf } from "./WordSet.ts"
import { wordsOf } from "./Words.ts"
import { Written } from "./Written.ts"

export { detectionCap }

/** UTF-16 units that the words of a text have at the most: marks of one character may stand for several, three each. */
export const mostUnits: number = 3 * detectionCap

export interface NormalisedText {
  /** Words in canonical form, one space between: what is compared and remembered. Emoji and punctuation are gone. */
  readonly canonical: string
  readonly words: ReadonlyArray<Word>
  /** Bits of the sets of words that one of them may be in. */
  readonly hints: number
  /** Bits of the clues that they give. */
  readonly clues: number
  /** What the words point into: case and punctuation as written, invisible characters and accents taken off. */
  readonly written: Written
  /** What stands behind all that, where a text is longer than what is looked at in one piece; else empty. */
  readonly rest: string
  /** Whether letters stood in it that were Vietnamese; accents are off. */
  readonly toned: boolean
  /** How often each way to hide a word from a filter was used. */
  readonly obfuscation: {
    readonly invisible: number
    readonly lookalikes: number
    readonly leet: number
    readonly spaced: number
  }
}

const nothingHidden: NormalisedText["obfuscation"] = { invisible: 0, lookalikes: 0, leet: 0, spaced: 0 }

const tricksOf = (words: ReadonlyArray<Word>, invisible: number, spaced: number): NormalisedText["obfuscation"] => {
  let lookalikes = 0
  let leet = 0
  for (const { spelling } of words) {
    const { tricks } = spelling
    lookalikes += tricks.lookalikes
    leet += tricks.leet
  }
  return invisible + lookalikes + leet + spaced > 0 ? { invisible, lookalikes, leet, spaced } : nothingHidden
}

const lastLatin = 0x7a

const mostlyLatin = ({ codes, length }: Written) => {
  let latin = 0
  let other = 0
  for (let at = 0; at < length; at++) {
    const code = codes[at] ?? 0
    if (classOf(code) !== letterCode) continue
    if (code <= lastLatin) latin++
    else other++
  }
  return latin > 2 * other
}

const inOrder = (words: ReadonlyArray<Word>): string => {
  const texts = new Array<string>(words.length)
  for (let index = 0; index < words.length; index++) texts[index] = words[index]?.text ?? ""
  return texts.join(" ")
}

/** What takes another look at the words is only found out for those who ask, once. */
class Normalised implements NormalisedText {
  readonly words: NormalisedText["words"]
  readonly written: NormalisedText["written"]
  readonly rest: string
  readonly toned: boolean
  readonly obfuscation: NormalisedText["obfuscation"]
  private hinted: number | null = null
  private inOrder: string | null = null
  private given = -1

  constructor({
    obfuscation,
    rest,
    toned,
    words,
    written
  }: Pick<NormalisedText, "words" | "written" | "rest" | "toned" | "obfuscation">) {
    this.words = words
    this.written = written
    this.rest = rest
    this.toned = toned
    this.obfuscation = obfuscation
  }

  get canonical(): string {
    this.inOrder ??= inOrder(this.words)
    return this.inOrder
  }

  get hints(): number {
    this.hinted ??= hintsOf(this.words)
    return this.hinted
  }

  get clues(): number {
    if (this.given === -1) this.given = cluesIn(this.words)
    return this.given
  }
}

/** Canonical text for matching and remembering: the same words, however they were disguised. */
export const normalise = (text: string): NormalisedText => {
  const whole = condensed(text)
  const capped = cut(whole, detectionCap)
  const plain = Written.plain(capped)
  const seen = plain === null ? withBlanks(capped) : capped
  const written = plain ?? Written.of(deobfuscated(seen, detectionCap))
  const read = wordsOf(written, plain !== null || mostlyLatin(written))
  const { joined, words } = joinSpacedLetters(read, written)
  const invisible = plain === null ? countInvisible(seen) : 0
  // what stands for several characters may have taken the room of the rest
  const hasRoom = plain !== null || written.whole.length < detectionCap - 1
  return new Normalised({
    words,
    written,
    rest: beyond(whole, hasRoom),
    toned: plain === null && isToned(seen),
    obfuscation: tricksOf(words, invisible, joined)
  })
}

const codesIn = (characters: string): ReadonlySet<number> =>
  new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0))

const opening = codesIn('"“„«「『([¿¡#@')
/** Pictures that are no praise, and say what the words beside them mean. */
const unkind = codesIn("🖕💩🤮🐒🐵🦍🐖🐷🤡🍆🐀🐍🔪🔫💣☠")
const firstSymbol = 0x2190

const holdsUnkind = ({ codes }: Written, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) {
    const code = codes[at] ?? 0
    if (code >= firstSymbol && unkind.has(code)) return true
  }
  return false
}

/** Where what stands between two words goes with the one behind. */
const behindGap = ({ codes }: Written, from: number, to: number): number => {
  let start = to
  while (start > from && opening.has(codes[start - 1] ?? 0)) start--
  return start
}

/** Where it ends to go with the one before: most pictures say something by themselves. */
const beforeGap = (written: Written, from: number, to: number): number => {
  const end = behindGap(written, from, to)
  let symbol = from
  while (symbol < end && (written.codes[symbol] ?? 0) < firstSymbol) symbol++
  return symbol
}

/** From where to where some words of a text in a row stand in it, with what goes with them. */
export const reachOf = (
  { words, written }: NormalisedText,
  from: number,
  to: number
): { readonly start: number; readonly end: number } => {
  const first = words[from]
  const last = words[to - 1]
  if (first === undefined || last === undefined) return { start: 0, end: 0 }
  const before = words[from - 1]?.end ?? 0
  const behind = words[to]?.start ?? written.length
  return {
    start: holdsUnkind(written, before, first.start) ? before : behindGap(written, before, first.start),
    end: holdsUnkind(written, last.end, behind) ? behind : beforeGap(written, last.end, behind)
  }
}

/** Some words of a text in a row, as a text of their own. */
export const partOf = (text: NormalisedText, from: number, to: number): NormalisedText => {
  const { toned, words, written } = text
  const { end, start } = reachOf(text, from, to)
  if (end === 0) return normalise("")
  const own: Array<Word> = []
  for (let at = from; at < to; at++) {
    const word = words[at]
    if (word !== undefined) own.push(new Word(word.spelling, word.start - start, word.end - start))
  }
  return new Normalised({
    words: own,
    written: written.part(start, end),
    rest: "",
    toned,
    obfuscation: tricksOf(own, 0, 0)
  })
}
