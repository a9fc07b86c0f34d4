import { once } from "#src/Ground/Once.ts"
import { isAmong, MayMatch } from "../Expressions/MayMatch.ts"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import { conceptLists } from "../Tongues/ConceptLists.ts"
import { canonicalName, compactName } from "./CanonicalName.ts"
import type { Surroundings } from "./Surroundings.ts"
import { elsewhere } from "./WentOverElsewhere.ts"
import type { WentOver } from "./WentOverFrames.ts"
import { germanic } from "./WentOverGermanic.ts"
import { romance } from "./WentOverRomance.ts"

interface Read {
  readonly had: RegExp
  readonly gone: RegExp
  readonly arrived: RegExp
  readonly against: RegExp
  /** The same by any words of anger and of love: less sure. */
  readonly soured: RegExp
  readonly praised: RegExp
  readonly favoured: RegExp
}

const anyOf = (patterns: ReadonlyArray<string>) => new RegExp(`(?<![\\p{L}])(?:${patterns.join("|")})(?!\\p{L})`, "u")
/** Of languages that write words on to each other. */
const unbounded = (patterns: ReadonlyArray<string>) => new RegExp(patterns.join("|"), "u")

/** Words of a list of what is spoken about, as a pattern. */
const listed = (language: string, concept: string): string =>
  (conceptLists[language]?.[concept] ?? "")
    .split(" ")
    .flatMap((entry) => {
      const word = normalise(entry).canonical
      return word === "" ? [] : [entry.endsWith("*") ? `${word}\\p{L}*` : word]
    })
    .join("|")

const read = ({ against, arrived, gone, had, isUnparted, language, yours }: WentOver): Read => {
  const compiled = isUnparted === true ? unbounded : anyOf
  const love = listed(language, "love")
  const anger = listed(language, "anger")
  // no further than where the other one is spoken of
  const upTo = (most: number) =>
    isUnparted === true
      ? `(?:(?!${yours}|§).){0,${2 * most}}`
      : `(?:(?!(?:${yours}|§)(?!\\p{L}))[\\p{L}\\p{M}\\p{N}]+ ){0,${most}}?`
  const gap = isUnparted === true ? "" : " "
  return {
    had: compiled(had),
    gone: compiled(gone),
    arrived: compiled(arrived),
    against: compiled(against),
    soured: compiled([`§\\p{L}*${gap}${upTo(8)}(?:${anger})`]),
    praised: compiled([`(?:${yours})${gap}${upTo(4)}(?:${love})`]),
    favoured: compiled([
      `(?:${yours})${gap}${upTo(4)}(?:${anger})`,
      `§\\p{L}*${gap}${upTo(4)}(?:${love})`,
      `(?:${love})${gap}${upTo(1)}§`
    ])
  }
}

const all = [...germanic, ...romance, ...elsewhere].map(read)
/** Without one of these in a language nobody goes over in it. */
const mayGo = once(() => new MayMatch(all.map(({ gone, had, soured }) => [gone, had, soured])))
const maySpeakAgainst = once(() => new MayMatch(all.map(({ against }) => [against])))

const isAgainst = (said: string): boolean => {
  const may = maySpeakAgainst().in(said)
  return all.some(({ against }, place) => isAmong(may, place) && against.test(said))
}

const noMore =
  /never again|never more|not again|nie wieder|nie mehr|plus jamais|jamais plus|nunca mas|mai piu|nunca mais|nooit (?:meer|weer)|nigdy wiecej|juz nigdy|कभी नहीं|kabhi nahi/gu
const denied =
  /(?<!\p{L})(?:not|never|didnt|doesnt|hasnt|havent|wasnt|nicht|nie|niemals|pas|jamais|no|nunca|non|mai|nao|niet|nooit|hic|asla|नहीं|nahi|لم|ما|لا)(?!\p{L})/u

/** Whether that is told and not denied: `it never broke`. */
const isTold = (said: string, gone: RegExp): boolean => {
  const [told] = gone.exec(said) ?? []
  return told !== undefined && !denied.test(told.replaceAll(noMore, ""))
}

/** Said by whoever means the opposite as often as not. */
const mocking =
  /🙄|😒|🤡|🙃|(?:^|\s)\/s\b|\b(?:oh sure|yeah right|sure jan|oh great|na klar|ja klar|bien sur|claro que si)\b/iu

/** Words on each side of the name, whatever sentences they are in. */
const nearby = 40

/** What is said around a competitor, beyond the sentence that it stands in. */
const saidAround = ({ words }: NormalisedText, { first, last }: Pick<Surroundings, "first" | "last">, name: string) => {
  const stem = canonicalName(name)
  const compact = compactName(name)
  const start = words.indexOf(first)
  const end = words.indexOf(last) + 1
  // `all'Esselunga` is written on to it with nothing between
  const told =
    first === last && first.text.includes(compact)
      ? first.text.replace(compact, "§").replace(/^(\p{Script=Latin}+)§/u, "$1 §")
      : "§"
  const join = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(" ")
  return `${join(start - nearby, start)} ${told} ${join(end, end + nearby)}`
    .replaceAll(stem, "§")
    .replaceAll(compact, "§")
    .trim()
}

export type Going = "over" | "perhaps" | "no"

/** The same in one language, whatever is said against it. */
const goingIn = (said: string, { arrived, favoured, gone, had, praised, soured }: Read): Going => {
  const hasHad = had.test(said)
  const isGone = isTold(said, gone)
  // cross with the competitor, and with nobody else: it is looked for at many places, and mostly need not be
  const isCross = () => isTold(said, soured)
  if (!(hasHad || isGone || isCross())) return "no"
  if (arrived.test(said) || (isTold(said, praised) && !favoured.test(said))) return "over"
  return isGone || (hasHad && isCross() && !favoured.test(said)) ? "perhaps" : "no"
}

/**
 * Whether somebody had a competitor's before, sold it or had it break, and has the brand's now, however many sentences it
 * takes them: in any language. `perhaps`: nothing says what came next, or it is said in mockery.
 */
export const goingOver = (text: NormalisedText, found: Pick<Surroundings, "first" | "last">, name: string): Going => {
  const said = saidAround(text, found, name)
  const may = mayGo().in(said)
  if (may === 0) return "no"
  const goings = all.map((one, place) => (isAmong(may, place) ? goingIn(said, one) : "no"))
  const isOver = goings.includes("over")
  if (!(isOver || goings.includes("perhaps")) || isAgainst(said)) return "no"
  return isOver && !mocking.test(text.written.whole) ? "over" : "perhaps"
}
