import { Clue } from "../Text/Clues.ts"
import { hashOf } from "../Text/Hash.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"
import { beginningsOf } from "../Text/WordSet.ts"

/** Swear words of all languages that are nothing else in any, accents off, as people hide them from filters. */
export const swearWords: ReadonlyArray<string> = `
fuck fucks fucked fucker fuckers fucking phuck motherfucker motherfuckers asshole assholes arsehole bitch bitches cunt
cunts bastard whore whores dickhead dickheads bullshit wanker wankers nigger niggers faggot faggots
arschloch arschlocher hurensohn hurensohne missgeburt wichser fotze schlampe scheisse drecksau drecksack miststuck
drecksschwein arschgeige fickfehler
klootzak klootzakken kutwijf flikker hoerenzoon kankerlijer kankerlijers tyfuslijer kankerhoer kankerwijf teringlijer
kutkop
connard connards connasse connasses encule enculer encules salope salopes putain batard batards enfoire enfoires pute
gilipollas cabron cabrones pendejo pendejos maricon mierda puta putas hijueputa malparido malparidos hijoputa
hijosdeputa
stronzo stronza stronzi coglione coglioni puttana puttane vaffanculo cazzo troia bastardi minchione
arrombado arrombada viado caralho buceta porra desgracado desgracada otario otarios cuzao
skurwysyn skurwysyny kurwa kurwy pierdolony dziwka jebany spierdalaj pizda debil debile skurwiel wypierdalaj
orospu siktir yarrak gotveren serefsiz serefsizler gerizekali pezevenk kahpe
chutiya chutiye madarchod madarchodo bhenchod behenchod bhosdike bhosdiwale gandu gaandu randi
شرموطة شرموطه كسمك كسامك منيوك متناك قحبة قحبه
`
  .trim()
  .split(/\s+/)

/** Shorter ones come about where harmless words meet. */
const shortestParted = 7
const partable = swearWords.filter((word) => word.length >= shortestParted)
const parted: ReadonlySet<number> = new Set(partable.map((word) => hashOf(word)))

const whole: ReadonlySet<number> = new Set(swearWords.map((word) => hashOf(word)))
/** A dot inside a word is nobody's mistake in these either. */
const dottable = ["puta", "puto", "putas", "putos", "pute", "putes"]
const dotted: ReadonlySet<number> = new Set(dottable.map((word) => hashOf(word)))
/** What stands before the dot or the space. */
const beginnings = new Set([...partable, ...dottable].flatMap(beginningsOf))
const begun = new Clue((word) => beginnings.has(word))

const fewestLetters = 3
/** A star stands for so many letters. */
const hidden = ".{1,3}"

const isMasked = ({ text }: Word): boolean => {
  const shown = text.replaceAll("*", "")
  if (shown.length === text.length || shown.length < fewestLetters || !/^\p{L}+$/u.test(shown)) return false
  const masked = new RegExp(`^${text.replaceAll("*", hidden)}$`, "u")
  return swearWords.some((word) => masked.test(word) && 2 * shown.length >= word.length)
}

const star = "*"
const dot = 0x2e

/** Of letters set apart the first may be a word of its own: `what a c u n t`. */
const isWhole = ({ text }: Word): boolean => whole.has(hashOf(text)) || whole.has(hashOf(text, 1))

const isInTwo = (before: Word, word: Word, { codes }: NormalisedText["written"]): boolean => {
  // what looks like a handle behind a word that no blank ends: `m@darchod`
  if (word.kind === "handle" && before.end === word.start) return whole.has(hashOf(`${before.text}a${word.text}`))
  if (before.end + 1 !== word.start || !begun.is(before)) return false
  const hash = hashOf(word.text, 0, word.text.length, before.hash)
  return parted.has(hash) || (codes[before.end] === dot && dotted.has(hash))
}

/** A swear word with a star for letters, set apart, or in two, as it is written; null where there is none. */
export const disguisedSwearing = ({ obfuscation, words: all, written }: NormalisedText): string | null => {
  const starred = written.whole.includes(star)
  const spelt = obfuscation.spaced + obfuscation.leet > 0
  let before: Word | null = null
  for (const word of all) {
    if ((starred && isMasked(word)) || (spelt && isWhole(word))) return written.slice(word.start, word.end)
    if (before !== null && isInTwo(before, word, written)) return written.slice(before.start, word.end)
    before = word
  }
  return null
}
