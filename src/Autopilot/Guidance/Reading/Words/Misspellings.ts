import { topicNamed, topicWords } from "../../Topics.ts"

const others =
  "hide hidden remove removed delete deleted keep block allow allowed comments comment contain containing contains mention " +
  "mentions mentioning mentioned anything everything anyone someone people customers unless except always never please " +
  "leave about which language website competitors competitor asking hiding deleting removing visible immediately"

const known: ReadonlySet<string> = new Set([...topicWords, ...others.split(" ")])

/** Of short words only these: one letter more or less makes another word of most. */
const short = new Map(
  "wich which|whitch which|teh the|adn and|abuot about|alwyas always|allways always|nver never|plase please|plese please|hdie hide|delte delete|delet delete|lniks links|linsk links|comlaints complaints|recieve receive|spma spam|tpyos typos"
    .split("|")
    .map((pair) => pair.split(" "))
    .flatMap(([wrong = "", right = ""]) => [[wrong, right] as const])
)

const squeezed = (word: string) => word.replaceAll(/(.)\1/gu, "$1")

/** A word that may be meant. */
interface Right {
  readonly word: string
  readonly squeezed: string
}
const rightOf = (word: string): Right => ({ word, squeezed: squeezed(word) })

/** Two letters next to each other that changed places. */
const isTransposed = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  if (at === one.length || one[at] !== other[at + 1] || one[at + 1] !== other[at]) return false
  return one.slice(at + 2) === other.slice(at + 2)
}

/** One letter too many, too few, or another one. */
const isOneOff = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const more = one.length >= other.length ? one : other
  const less = more === one ? other : one
  return more.length === less.length
    ? more.slice(start + 1) === less.slice(start + 1)
    : more.slice(start + 1) === less.slice(start)
}

const readily = 6
const freely = 9
/** Of these a letter may be missing or one too many; another one makes `shopping` of `shipping`. */
const lengthened = 7

const isMeant = (word: string, squeezedWord: string, { squeezed, word: right }: Right): boolean =>
  (word.length >= readily && (isTransposed(word, right) || squeezedWord === squeezed)) ||
  (Math.min(word.length, right.length) >= (word.length === right.length ? freely : lengthened) &&
    word[0] === right[0] &&
    isOneOff(word, right))

const topical: ReadonlyArray<Right> = topicWords
  .filter((word) => word.length >= 5 && topicNamed(word) !== null)
  .map(rightOf)

/** Whether a word may be a topic with a slip in it, of more kinds than are mended: it is not to be looked for as it is. */
export const isNearTopic = (word: string): boolean => {
  if (word.length < 5 || topicWords.includes(word)) return false
  const own = squeezed(word)
  return topical.some(
    ({ squeezed, word: right }) =>
      isTransposed(word, right) ||
      own === squeezed ||
      // `nurses` are no curses
      (word[0] === right[0] && isOneOff(word, right))
  )
}

const rights: ReadonlyArray<Right> = [...known].map(rightOf)

const corrected = (word: string): string => {
  if (known.has(word)) return word
  const own = short.get(word)
  if (own !== undefined) return own
  const plainly = squeezed(word)
  const meant = rights.filter((right) => isMeant(word, plainly, right))
  return meant.length === 1 ? (meant[0]?.word ?? word) : word
}

/**
 * A sentence with the words that guidance is made of spelt as they are meant: letters that changed places or were
 * doubled, and one letter of a long word. What is quoted, and what has a capital, stays.
 */
export const spelt = (sentence: string): string =>
  /["“„«]/.test(sentence)
    ? sentence
    : sentence.replaceAll(/(?<![\p{L}\p{N}@#.-])\p{Ll}{3,}(?![\p{L}\p{N}@.])/gu, corrected)
