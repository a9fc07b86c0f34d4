import { read, type TextReading } from "../../Features/Reading.ts"
import type { Written } from "../../Text/Written.ts"
import { allDenials } from "../../WordLists/Denials/AllDenials.ts"
import type { Denials } from "../../WordLists/Denials/Denials.ts"
import { mayNameGroups, type NamedGroup, namedGroups } from "../Groups/NamedGroups.ts"
import { denialsIn, type KnownDenials } from "./KnownDenials.ts"
import { sentenceBefore } from "./SentenceBefore.ts"

/** In a longer comment there is a subject besides. */
const longest = 400

/** Where something is denied or objected to, in UTF-16 units, or a group is named. */
interface Stretch {
  readonly from: number
  readonly to: number
}

/** Whoever laughs at it, or asks, denies nothing. */
const ironic =
  /[😂🤣💀😆🙄😏🤡🤮]|(?<!\p{L})(?:lo+l|lmao|rofl|haha\p{L}*|mdr|kkk+|jaja\p{L}*)|[ㅋᄏ]{2}|笑|(?:^|\s)\/s(?:\s|$)/iu
const asked = /^[^.!;\n。！।]*[?？؟]/u

/** The sentence before a place, as far back as the clause that it is in. */
const clauseBefore = (whole: string, at: number, { clauses }: KnownDenials): string =>
  whole.slice(0, at).split(clauses).at(-1) ?? ""

const stretchesOf = (whole: string, groups: ReadonlyArray<NamedGroup>, known: KnownDenials): ReadonlyArray<Stretch> => {
  const found: Array<Stretch> = []
  const add = (from: number, to: number, mayAsk = false) => {
    if ((mayAsk || !asked.test(whole.slice(to))) && !found.some((other) => from < other.to && other.from < to))
      found.push({ from, to })
  }
  for (const { at, length } of groups) {
    for (const [before, behind] of known.around) {
      const [one, other] = [before.exec(whole.slice(0, at)), behind.exec(whole.slice(at + length))]
      if (one !== null && other !== null && !known.doubts.test(clauseBefore(whole, one.index, known)))
        add(one.index, at + length + other[0].length)
    }
  }
  for (const { 0: said, index } of whole.matchAll(known.objects)) {
    const start = sentenceBefore(whole, index)
    const first = groups.find(({ at }) => at >= start && at < index + said.length + closeBehind)
    const from = Math.min(first?.at ?? 0, index)
    const blamed = whole.slice(from)
    const claim = known.blame.exec(blamed) ?? known.claim.exec(blamed)
    if (first === undefined || claim === null) continue
    const end = first.at + first.length
    // `... are vermin, and stop calling me a liar`: they were blamed before anything is objected to
    if (end <= index && known.blame.test(whole.slice(end, index))) continue
    if (!known.not.test(whole.slice(end, from + claim.index))) add(from, Math.max(end, index + said.length))
  }
  for (const [claims, isAsked] of [
    [known.claims, false],
    [known.rebukes, true]
  ] as const) {
    for (const { 0: said, index } of claims === null ? [] : whole.matchAll(claims)) {
      const named = groups.find(({ at }) => at >= index && at < index + said.length)
      const negated = named !== undefined && known.not.test(whole.slice(named.at + named.length, index + said.length))
      if (named !== undefined && !negated) add(index, index + said.length, isAsked)
    }
  }
  for (const { 0: said, index } of whole.matchAll(known.denies)) {
    const clause = clauseBefore(whole, index, known)
    if (/\p{L}/u.test(clause) && groups.some(({ at }) => at < index) && !known.doubts.test(clause))
      add(index, index + said.length)
  }
  return found
}

/** In UTF-16 units: `stop calling rats the Jews`, as it is said in Spanish. */
const closeBehind = 8

/** So few words say nothing of those who were named: `thank you`. */
const fewest = 3
const word = /\p{L}+/gu

/** The text with something else instead of what is denied and of the groups that it names. */
const restOf = (
  whole: string,
  stretches: ReadonlyArray<Stretch>,
  groups: ReadonlyArray<NamedGroup>,
  named: (group: string) => string
): string => {
  const left = groups.filter((group) => !stretches.some((stretch) => holds(stretch, group)))
  const all = [
    ...stretches.map(({ from, to }) => ({ from, to, as: "… " })),
    ...left.map(({ at, length }) => ({ from: at, to: at + length, as: named(whole.slice(at, at + length)) }))
  ].sort((one, other) => one.from - other.from)
  let rest = ""
  let end = 0
  for (const { as, from, to } of all) {
    rest += whole.slice(end, from) + as
    end = to
  }
  return (rest + whole.slice(end)).trim()
}

/** The model of English knows of people what it would of groups; of others the name has to stay for what is said of them. */
const standIn = (language: string) => (group: string) => (language === "en" ? "people" : group)

const holds = ({ from, to }: Stretch, { at }: NamedGroup): boolean => at >= from && at < to

/** Of whoever is named besides it may be meant: a denial that names nobody is said of one that stands before it. */
const isMeantByOthers = (stretches: ReadonlyArray<Stretch>, groups: ReadonlyArray<NamedGroup>): boolean => {
  const besides = groups.filter((group) => !stretches.some((stretch) => holds(stretch, group)))
  return stretches.filter((stretch) => !groups.some((group) => holds(stretch, group))).length < besides.length
}

const inLanguage = (written: Written, language: string, listed: Denials): string | null => {
  const { whole } = written
  const known = denialsIn(language, listed)
  if (!known.ill.test(whole)) return null
  const groups = namedGroups(written, language)
  if (groups.length === 0) return null
  const stretches = stretchesOf(whole, groups, known)
  if (stretches.length === 0 || isMeantByOthers(stretches, groups)) return null
  const bare = restOf(whole, stretches, groups, () => "")
  const rest = (bare.match(word) ?? []).length < fewest ? bare : restOf(whole, stretches, groups, standIn(language))
  return known.ill.test(rest) || known.turns.test(rest) ? null : rest
}

/**
 * A comment without what it denies of a group, or objects to being said of it: `Muslims are not terrorists`, `nobody should
 * say ...`, `it is a lie that ...`. Null where it does neither, or where the rest may take it back.
 */
export const withoutDenied = ({ text: { written } }: TextReading): TextReading | null => {
  if (written.length > longest || ironic.test(written.whole)) return null
  const mayName = mayNameGroups(written)
  for (const [language, listed] of allDenials) {
    const rest = mayName(language) ? inLanguage(written, language, listed) : null
    if (rest !== null) return read(rest)
  }
  return null
}

const testedBy =
  (kind: "not" | "turns") =>
  (language: string | null, whole: string): boolean => {
    const listed = allDenials.get(language ?? "en")
    return listed !== undefined && denialsIn(language ?? "en", listed)[kind].test(whole)
  }

/** Whether something in a text is negated. */
export const negates = testedBy("not")

/** Whether a text takes back what it denies, or only complains that one may not say so. */
export const takesBack = testedBy("turns")
