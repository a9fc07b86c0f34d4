import { type Lexicon, valenceOf } from "../../Features/Lexicon.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import { exclaimed, good, idioms, missed, takenBack } from "./PraiseWords.ts"

const how =
  "(?:(?:so|very|really|super|absolutely|just|always|all|such|extremely|incredibly|pretty|quite|totally|both|also) )*"
const is = "(?:was|were|is|are|['’]s|looks?|looked|tastes?|tasted|smells?|smelled|smelt|feels?|felt|arrived)"
const not = "(?! (?:enough|to (?:take|charge|blame|ignore|judge|lie)|if|when|for nothing))"
const said = new RegExp(`(?<!\\p{L})(${is}) ${how}${good}(?:(?:,| and| &) ${how}${good})*(?!\\p{L})${not}`, "giu")
const begun = new RegExp(
  `^(?:really |very |such a |so |absolutely |always )*${good}(?= (?:\\p{L}+ ){0,2}\\p{L}+[!. ]*$)`,
  "iu"
)

/** Longer comments say more than that they like something. */
const longest = 300

/** What says the same in words that are met in complaints, as plain praise: `can't fault the staff`, `prices were fair`. */
const plainly = (whole: string): string => whole.replace(said, "$1 great").replace(begun, "great")

/** Of -4 to 3.5. */
const kind = 1.5
const unkind = -0.5

const isKind = ({ listed, text: { words, written } }: TextReading, lexicon: Lexicon): boolean => {
  if (missed.test(written.whole) || listed.some(({ value: { list } }) => list === "negative")) return false
  const tones = words.map(({ hash }) => valenceOf(lexicon.get(hash)))
  return tones.some((tone) => tone >= kind) && tones.every((tone) => tone > unkind)
}

/**
 * Whether a comment likes something, says nothing against anything, and takes nothing back: it is no complaint, whatever its
 * words are met in.
 */
export const isPraise = (reading: TextReading, lexicon: Lexicon): boolean => {
  const { written } = reading.text
  if (written.length > longest) return false
  const whole = written.whole.trim()
  if (exclaimed.some((one) => one.test(whole))) return true
  const meant = idioms.reduce((text, [from, to]) => text.replace(from, to), whole)
  if (takenBack.test(meant)) return false
  const plain = plainly(meant)
  return isKind(plain === whole ? reading : read(plain), lexicon)
}
