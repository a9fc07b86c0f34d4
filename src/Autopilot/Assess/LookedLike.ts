import { KnownWords } from "../Text/KnownWords.ts"
import { offensive, slurring } from "../WordLists/Taboo.ts"

/** What a sign or figure may look like, in words that nobody means as figures. */
const looks: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "[il]",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "[gb]",
  "7": "t",
  "8": "b",
  "9": "g",
  $: "s",
  "@": "a",
  "!": "i",
  "*": "."
}
const shortest = 4
const letters = /[a-z]/u
const onlyLetters = /^[a-z]+$/u
const latin = /\p{Script=Latin}/u
const anyLetter = /\p{L}/u
/** Looks like nothing. */
const never = "$^"

const byLength: ReadonlyMap<number, ReadonlyArray<string>> = Map.groupBy(offensive, (word) => word.length)
const star = "*"

const lookOf = (sign: string): string =>
  latin.test(sign) ? sign : (looks[sign] ?? (anyLetter.test(sign) ? "." : never))

/** What a word with figures, stars or letters of another script among Latin ones looks like, if that is an insult. */
export const lookedLike: KnownWords<string | null> = new KnownWords((written): string | null => {
  const word = written.toLowerCase()
  if (word.length < shortest || !letters.test(word) || onlyLetters.test(word)) return null
  const signs = Array.from(word)
  if (2 * signs.filter((sign) => letters.test(sign)).length < word.length) return null
  const looking = new RegExp(`^${signs.map(lookOf).join("")}$`, "u")
  const alike = byLength.get(word.length)?.filter((known) => looking.test(known)) ?? []
  return word.includes(star) && !alike.every((known) => slurring.has(known)) ? null : (alike[0] ?? null)
})
