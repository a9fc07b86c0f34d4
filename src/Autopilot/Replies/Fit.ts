import type { FactToSay } from "../Guidance/Facts/ToSay.ts"
import { type AskedFor, contentIn, meansIn, turnedIn, wordsOf } from "./AskedFor.ts"
import { contentOf, isGeneral } from "./Content.ts"
import { kindIn, prices, tells, type WantedAnswer, withoutKind } from "./Kinds.ts"

const isEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>) => one.symmetricDifference(other).size === 0

/** Longer words may end in another way. */
const endings = 2
const shortestStem = 4

/** Whether two words are one, but for its ending; numbers and short words have none. */
const isSameWord = (one: string, other: string): boolean => {
  if (one === other || `${one}s` === other || `${other}s` === one) return true
  if (/\p{N}/u.test(one + other)) return false
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return shared >= Math.max(shortestStem, Math.max(one.length, other.length) - endings)
}

const isIn = (word: string, words: ReadonlySet<string>): boolean => [...words].some((one) => isSameWord(word, one))

/** Whether two questions ask the same of the same. */
export const asksTheSame = (one: AskedFor, other: AskedFor): boolean =>
  one.kind === other.kind &&
  isEqual(one.turned, other.turned) &&
  isEqual(one.means, other.means) &&
  [...one.content].every((word) => isIn(word, other.content)) &&
  [...other.content].every((word) => isIn(word, one.content))

/** Nouns have capitals in it, and only what stands behind these is a name for sure. */
const german = /\b(?:der|die|das|wir|unsere?|ist|sind|und|nach)\b/iu
const germanNames = /(?<=\b(?:nach|in|aus|für|bei) )\p{Lu}[\p{L}'’-]+/gu
const names = /(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}'’-]*/gu

/** They have capitals in English, and tell when. */
const dated =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/u

/** Names in a sentence: what has a capital and does not begin it. */
export const namesIn = (sentence: string): ReadonlyArray<string> =>
  (sentence.match(german.test(sentence) ? germanNames : names) ?? [])
    .flatMap((name) => [...contentOf(name)])
    .filter((name) => name.length > 1 && !isGeneral(name) && !dated.test(name))

/** Kinds of question to which a name may be the answer. */
const answeredByNames: ReadonlySet<WantedAnswer | null> = new Set<WantedAnswer>(["place", "choice", "manner"])

/** It says no, which answers what a yes or no is wanted for. */
const denying = new Set("not never isnt arent dont doesnt cant wont nicht kein keine nie niet geen".split(" "))
const saysNo = (kind: WantedAnswer | null, turned: ReadonlySet<string>, fact: ReadonlySet<string>): boolean =>
  kind === null && turned.isSubsetOf(fact) && fact.difference(turned).isSubsetOf(denying)

/** `Orders over 50 euros ship free` tells of these alone. */
const bound =
  /\b(?:over|above|under|below|more than|up to|uber|ab|unter|plus de|a partir de|mas de|superiores a|oltre|sopra|acima de|boven|vanaf|powyzej|od) (?:[€$£] ?)?(\d[\d.,]*)/gu
const boundsIn = (words: string): ReadonlyArray<string> => [...words.matchAll(bound)].map(([, number = ""]) => number)

/** From when to when: it tells when they close as well. */
const range = /\d(?:[.:]\d+)? ?(?:am|pm|h|uhr)? ?(?:to|until|till|bis|à|a|alle|às|tot|do|[-–]) ?(?:las )?\d/u

const online = /\b(?:website|online|site|web)\b/u

/** Whether one has a thing is not told by what it is like. */
const having =
  /\b(?:(?:do|does) (?:you|they|u) (?:still |also )?(?:have|sell|stock|offer|carry)|(?:have|got) you|is there|are there)\b/u
const had = /\b(?:have|sell|stock|offer|carry|available)\b/u

/** What a fact was said to answer: what it is about, and when there is nothing but that in it, what is wanted of it. */
const isAskedAbout = (
  words: string,
  subject: ReadonlySet<string>,
  { content, kind, words: wanted }: AskedFor
): boolean => {
  if (subject.size === 0) return kind !== null && kindIn(words) === kind && (content.size > 0 || wanted.includes(words))
  return content.size > 0 && [...subject].every((word) => isIn(word, content))
}

/**
 * Whether a fact answers a question: it speaks of all that is asked, of no other place or thing, and tells what is
 * wanted of it.
 */
export const answers = ({ about, fact }: FactToSay, question: AskedFor): boolean => {
  const { content, kind, means, turned, words: wanted } = question
  const words = wordsOf(fact)
  const isPriced = prices.test(words) || prices.test(fact)
  const asked = about === null ? null : wordsOf(about)
  const subject = asked === null ? new Set<string>() : contentIn(withoutKind(asked))
  const said = new Set([
    ...contentIn(words),
    ...subject,
    ...(isPriced ? ["price"] : []),
    ...(range.test(words) || range.test(fact) ? ["close"] : [])
  ])
  if (![...content].every((word) => isIn(word, said))) return false
  // `Returns are free for 60 days`: that is not how long they take
  if (!tells(kind, words, fact) || (kind === "duration" && isPriced) || !means.isSubsetOf(meansIn(words))) return false
  if (asked !== null) return isAskedAbout(asked, subject, question)
  if (content.size === 0) return false
  const turning = turnedIn(words)
  if (!isEqual(turned, turning) && !saysNo(kind, turned, turning)) return false
  if (having.test(wanted) && !had.test(words)) return false
  if (!boundsIn(words).every((number) => content.has(number))) return false
  if ((kind === null || kind === "choice") && content.size + means.size < 2) return false
  // what something costs is not what is in it
  if (kind === "choice" && isPriced) return false
  // `Our store in Oslo is open`: that is not where in Oslo it is
  if (kind === "place" && !online.test(words) && namesIn(fact).every((name) => isIn(name, content))) return false
  return answeredByNames.has(kind) || namesIn(fact).every((name) => isIn(name, content))
}
