import { asksElsewhere } from "./Asked/AskedElsewhere.ts"
import { question } from "./Marks.ts"
import { type NormalisedText, normalise } from "./Normalise.ts"
import { hasTag, isTag, type Word } from "./Word.ts"
import { WordSet } from "./WordSet.ts"
import type { Written } from "./Written.ts"
import { isWrittenTogether } from "./WrittenTogether.ts"

const list = (words: string) => new WordSet(words.split(" "))

const greetings = list(
  "hi hello hey dear team good morning evening afternoon please pls so and but ok hola bonjour hallo ciao"
)
const openings = list(
  "what whats when where wheres who which how hows can could do does did is are will would may has have any anyone " +
    "wann wo wie warum gibt kann cuando donde cuanto como quand comment combien quel quelle dove quanto quale onde"
)
/** `how cute`, `what a day`: an opening that asks nothing. */
const exclaimed = list(
  "a an cute nice beautiful amazing lovely cool sweet funny sad awful terrible dare adorable gorgeous"
)
const prices = list(
  "price cost costs kosten kost coste costo custo cout koszt preis prix precio preco prezzo prijs cena fiyat fiyati السعر سعر कीमत दाम rate kitna"
)
const verbs = list("know explain tell")
const before = list("to me please pls need want us")

const opening = 0xbf
const arabic = 0x61f
const fullWidth = 0xff1f
const isMark = (code: number) => code === question || code === opening || code === arabic || code === fullWidth

/** A question mark that is not part of a link. */
const isMarked = (written: Written): boolean => {
  if (written.plain && !written.has(question)) return false
  for (let at = 0; at < written.length; at++) {
    const code = written.codes[at] ?? 0
    if (!isMark(code)) continue
    if (code === opening || !/^[\p{L}\p{N}=&]$/u.test(written.slice(at + 1, at + 2))) return true
  }
  return false
}

/**
 * Whether a comment asks something that wants an answer. With a mark two words are enough (`price?` is one of the
 * few that need only one); without a mark it takes a question's opening, as in `how much is shipping`.
 */
export const isQuestion = (text: string): boolean => isQuestionIn(normalise(text))

/** The same for a text that has been read already. */
export const isQuestionIn = (text: NormalisedText): boolean => {
  const { words, written } = text
  const spoken = hasTag(words) ? words.filter((word) => !isTag(word)) : words
  const start = greeted(spoken)
  const first = spoken[start]
  if (first === undefined) return false
  const opens = openings.has(first)
  if (isMarked(written))
    return spoken.length - start >= 2 || opens || prices.has(first) || isWrittenTogether(first.text)
  if (spoken.length - start < 3) return prices.has(first) && spoken.slice(start + 1).some((word) => greetings.has(word))
  const second = spoken[start + 1]
  if (second !== undefined && exclaimed.has(second)) return false
  return opens || (verbs.mayBeIn(text) && wants(spoken))
}

/** The same where the language is known: in others than English most who ask put no mark, and ask in words of their own. */
export const isAskedIn = (text: NormalisedText, language: string | null): boolean => {
  if (language === "en") return isQuestionIn(text)
  const { canonical, written } = text
  return asksElsewhere(canonical, written.whole) || ((language === null || isMarked(written)) && isQuestionIn(text))
}

/** How many words are greetings before anything is said. */
const greeted = (words: ReadonlyArray<Word>): number => {
  let count = 0
  for (const word of words) {
    if (!greetings.has(word)) break
    count++
  }
  return count
}

/** `want to know`, `please explain`. */
const wants = (spoken: ReadonlyArray<Word>): boolean =>
  spoken.some((word, index) => {
    const previous = spoken[index - 1]
    return previous !== undefined && verbs.has(word) && before.has(previous)
  })
