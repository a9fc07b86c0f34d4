import { hashOf } from "../Text/Hash.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"

/** Swear words of all languages that are nothing else in any, accents off, as people hide them from filters. */
export const swearWords: ReadonlyArray<string> = `
fuck fucks fucked fucker fuckers fucking phuck motherfucker motherfuckers asshole assholes arsehole bitch bitches cunt
cunts bastard whore whores dickhead dickheads bullshit wanker wankers nigger niggers faggot faggots
arschloch arschlocher hurensohn hurensohne missgeburt wichser fotze schlampe scheisse drecksau
klootzak klootzakken kutwijf flikker hoerenzoon kankerlijer tyfuslijer
connard connards connasse encule enculer encules salope salopes putain batard
gilipollas cabron cabrones pendejo pendejos maricon mierda puta putas hijueputa
stronzo stronza stronzi coglione coglioni puttana vaffanculo cazzo troia
arrombado viado caralho buceta porra desgracado
skurwysyn kurwa kurwy pierdolony dziwka jebany spierdalaj
orospu siktir yarrak gotveren
chutiya madarchod bhenchod behenchod bhosdike
`
  .trim()
  .split(/\s+/)

/** Shorter ones come about where harmless words meet. */
const shortestParted = 7
const parted: ReadonlySet<number> = new Set(
  swearWords.flatMap((word) => (word.length >= shortestParted ? [hashOf(word)] : []))
)

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

/** A swear word with a star for letters, or with a space inside, as it is written; null where there is none. */
export const disguisedSwearing = ({ words: all, written }: NormalisedText): string | null => {
  const starred = written.whole.includes(star)
  let before: Word | null = null
  for (const word of all) {
    if (starred && isMasked(word)) return written.slice(word.start, word.end)
    if (
      before !== null &&
      before.end + 1 === word.start &&
      parted.has(hashOf(word.text, 0, word.text.length, before.hash))
    ) {
      return written.slice(before.start, word.end)
    }
    before = word
  }
  return null
}
