import { isEverydayWord } from "../../../Text/EverydayWords.ts"
import { isOfThing } from "../../Languages/EnglishThings.ts"
import type { Effect, Rule } from "../../Policy.ts"
import { topicNamed } from "../../Topics.ts"
import { manners, shades, smallWords, untold, vague } from "../Speech/Vocabulary.ts"
import type { ReadSentence, SentenceReader } from "../Words/ReadSentence.ts"
import { isSaidOfOthers } from "./Acts.ts"
import { type IsRead, type RestatedOrder, restated, restatedTogether } from "./Restated.ts"
import { inOtherWords } from "./Variants.ts"

const verbs: Readonly<Record<Effect, string>> = { hide: "hide", keep: "keep", ask: "ask me about" }
/** What opens a sentence has a capital for that alone, where it is no name. */
const lowered = (text: string): string =>
  text.replace(/^\p{Lu}\p{Ll}*(?= \p{Ll}|$|,)/u, (first) => {
    const plain = first.toLowerCase()
    return isEverydayWord(plain) || topicNamed(plain) !== null || opening.test(plain) || isLoose(plain) ? plain : first
  })
const opening = /(?:s|ing|ed)$|^(?:any|all|the|a|an|comment|people)/u

const about = ({ effect: _, source: __, ...rule }: Rule): string => JSON.stringify(rule)

const isLoose = (word: string): boolean => [manners, untold, vague, shades, smallWords].some((list) => list.has(word))

/** `A nice place`: nobody would write it so who means what is looked for. */
const isGuessed = ({ terms, topics }: Rule, what: string): boolean =>
  terms.some((term) => {
    const words = term.split(" ")
    const isShort = what.split(" ").some((word) => word !== term && manners.has(word.toLowerCase()))
    if (words.length === 1 && (isLoose(term.toLowerCase()) || isShort || /['’]$/u.test(term)) && !isOfThing(term))
      return !what.includes(`"${term}`)
    if (words.length < 2 || /\p{Lu}|[^\p{L}\p{N} '’-]/u.test(term) || isOfThing(term)) return false
    const isQuoted = what.includes(`"${term}`) || what.includes(`“${term}`)
    const isVague = words.some(isLoose) || (topics.length === 0 && /(?:ing|ed)$/u.test(words[0] ?? ""))
    return !isQuoted && (words.length > 2 || isVague)
  })

const readingAs = (effect: Effect, what: string, reader: SentenceReader): ReadSentence | null => {
  const reading = reader(`${verbs[effect]} ${lowered(what)}`)
  const isSame =
    reading._tag === "read" &&
    reading.value.rules.length > 0 &&
    reading.value.rules.every((rule) => rule.effect === effect && !isGuessed(rule, what))
  return isSame ? reading.value : null
}

/** The first of these words that is read: the others are not tried. */
const firstRead = (effect: Effect, words: ReadonlyArray<string>, reader: SentenceReader): ReadSentence | null => {
  for (const what of words) {
    const reading = readingAs(effect, what, reader)
    if (reading !== null) return reading
  }
  return null
}

/** What reading costs is to be little: each is a sentence of its own. */
const mostRead = 16
const keyOf = ({ effect, what }: RestatedOrder): string => `${effect} ${what}`

type Restate = (isRead: IsRead) => ReadonlyArray<RestatedOrder> | null

const readOrders = (restate: Restate, reader: SentenceReader): ReadSentence | null => {
  const known = new Map<string, ReadSentence | null>()
  const readingOf = ({ effect, what }: RestatedOrder): ReadSentence | null => {
    const key = keyOf({ effect, what })
    const before = known.get(key)
    if (before !== undefined) return before
    const found = firstRead(effect, [what, ...inOtherWords(what, effect)], reader)
    known.set(key, found)
    return found
  }
  const orders = restate((order) => (known.size < mostRead || known.has(keyOf(order))) && readingOf(order) !== null)
  if (orders === null) return null
  const all = orders.flatMap((order) => readingOf(order) ?? [])
  if (all.length < orders.length) return null
  const rules = all.flatMap((one) => one.rules)
  const same = Map.groupBy(rules, about)
  if ([...same.values()].some((of) => new Set(of.map(({ effect }) => effect)).size > 1)) return null
  return { rules, competitors: [...new Set(all.flatMap(({ competitors }) => competitors))] }
}

/** What a sentence says whose orders are put in plain words first; null where not all of it is understood. */
export const readRestated = (said: string, written: string, reader: SentenceReader): ReadSentence | null =>
  isSaidOfOthers(written) ? null : readOrders((isRead) => restated(said, isRead), reader)

/** What two sentences say of which the first only names what the second is about. */
export const readRestatedTogether = (first: string, second: string, reader: SentenceReader): ReadSentence | null =>
  readOrders((isRead) => restatedTogether(first, second, isRead), reader)
