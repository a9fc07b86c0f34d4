import { everywhere, isEverywhere, isWithin, outside } from "../Place.ts"
import type { Place, Rule } from "../Policy.ts"
import { competitorsOf } from "./Facts.ts"
import { inEnglish, inTwo } from "./InEnglish.ts"
import { readRestatedTogether } from "./Restated/Read.ts"
import { referred, refersBack } from "./Speech/Spoken.ts"
import { asTyped } from "./Typed/AsTyped.ts"
import { isLimiting, isTakingBack, takingBack } from "./Unread.ts"
import { type ReadPart, read } from "./Words/ReadPart.ts"
import type { ReadSentence } from "./Words/ReadSentence.ts"

type Reading = ReadPart<ReadSentence>

const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}+[ ,])/u, (first) => first.toLowerCase())
const isRead = (reading: Reading | null): reading is Extract<Reading, { readonly _tag: "read" }> =>
  reading?._tag === "read" && reading.value.rules.length + reading.value.competitors.length > 0

/** `Hide links. But not on Facebook.` */
const limited = (said: string, next: string, sentence: string): Reading | null => {
  if (!isLimiting(next)) return null
  const both = inEnglish(`${said}, ${lowered(next)}`, sentence)
  const names = competitorsOf(said)
  const isWhole = names?._tag !== "read" || (isRead(both) && both.value.competitors.join() === names.value.join())
  return isRead(both) && isWhole ? both : null
}

const onlyHidden =
  /^(?:(?:please |but |and )*)only (?:hide|remove|delete) (?:it|them|those|these|that) ((?:if|when|where|on|under|in) .+)$/iu

/** `Swearing is fine. Only hide it if it is aimed at somebody.` */
const onlyIf = (said: string, next: string, sentence: string): Reading | null => {
  const given = onlyHidden.exec(next)?.[1]
  if (given === undefined) return null
  const first = inEnglish(said, sentence)
  if (!isRead(first) || first.value.competitors.length > 0) return null
  const effects = new Set(first.value.rules.map(({ effect }) => effect))
  const [effect] = effects
  if (effects.size !== 1 || effect === "ask") return null
  const limit = given.replace(/^(?:if|when|where) /iu, "")
  const isPlace = limit === given
  const both =
    effect === "hide"
      ? `${said} only ${given}`
      : isPlace
        ? `${said} except ${given}`
        : asTyped(`${said} unless ${limit}`)
  const reading = inEnglish(both, sentence)
  return isRead(reading) ? reading : null
}

/** `Hide links. Just kidding, keep them.` */
const takenBack = (first: Reading, next: string): Reading | null => {
  if (!isTakingBack(next) || !isRead(first) || first.value.competitors.length > 0) return null
  const meant = referred(next.replace(takingBack, ""))
  if (meant === null || meant.place !== null || meant.elsewhere) return null
  return read({ rules: first.value.rules.map((rule) => ({ ...rule, effect: meant.effect })), competitors: [] })
}

const examples =
  /^(?:meaning|i mean|namely|(?:things|names|brands)? ?(?:like|such as)|e\.?g\.?|for example|for instance|i\.?e\.?|especially|particularly|including)[ ,:]+/iu
/** Of competitors alone: `that's Anna's call` names nothing to hide. */
const naming = /^(?:(?:that|those|they|these)(?:['’]?s| is| are|['’]re)|so)[ ,:]+/iu
const ending = /,? (?:all of (?:it|them|that|those)|the lot|the whole lot|etc|and so on|you name it|everything)$/iu

/** `No politics. Trump, Biden, elections, all of it.`: what it names besides is of the same. */
const named = (first: Reading, next: string, sentence: string): Reading | null => {
  if (!isRead(first)) return null
  const closed = next.replace(ending, "")
  const plain = closed.replace(examples, "")
  const list = plain === closed ? closed.replace(naming, "") : plain
  const [rule, more] = first.value.rules
  if (list === next || rule === undefined || more !== undefined || rule.effect !== "hide") return null
  if (rule.topics.join() === "competitors" && rule.terms.length === 0) {
    const names = competitorsOf(`our competitors are ${list}`)
    return names?._tag === "read" ? read({ rules: first.value.rules, competitors: names.value }) : null
  }
  if (plain === closed && (closed === next || !closed.includes(","))) return null
  const { except, exceptIn, source: _, terms: _terms, topics: _topics, ...rest } = rule
  const listed = inEnglish(`hide ${list}`, sentence)
  if (!isRead(listed) || listed.value.competitors.length > 0 || except.length + exceptIn.length > 0) return null
  const isPlain = listed.value.rules.every(
    (one) => one.effect === "hide" && one.except.length + one.exceptIn.length === 0 && one.platforms === null
  )
  const others = listed.value.rules.filter(
    ({ terms, topics }) => terms.join() !== rule.terms.join() || topics.join() !== rule.topics.join()
  )
  return isPlain ? read({ rules: [rule, ...others.map((one) => ({ ...one, ...rest }))], competitors: [] }) : null
}

const notOurs =
  /,? (?:(?:that|which) (?:are|is)(?: not|n['’]?t) (?:ours|from us|our own)|(?:except|but|other than|unless (?:they are|it is|they['’]re|it['’]s)) (?:for )?(?:ours|our own(?: ones?)?)|but not (?:ours|our own(?: ones?)?))(?=$| (?:should|must|can|may|has to|have to|needs? to|gets?|goes?|is|are)\b)/iu
const ours =
  /^(?:ours|our own|our (?:\p{L}+ )?(?:codes?|site|website|shop|links?|hashtags?|numbers?|address)) (?:is|are|=)(?: called)?:? (.+)$/iu

/** `Hide codes that aren't ours. Ours are SPRING20 and WELCOME10.` */
const leftOut = (said: string, next: string, sentence: string): Reading | null => {
  const front = said.replace(notOurs, "")
  const list = ours.exec(next)?.[1]
  if (front === said || list === undefined) return null
  const items = list.split(/, (?:and |or )?| and | or | & /u).map((item) => item.replaceAll(/^["“']|["”']$/gu, ""))
  if (!items.every((item) => /^[\p{L}\p{N}_.#@/-]+$/u.test(item) && /[\p{Lu}\p{N}.#@]/u.test(item))) return null
  return inEnglish(`${front} unless they contain ${items.map((item) => `"${item}"`).join(" or ")}`, sentence)
}

const isSamePlace = (one: Place, other: Place) => isWithin(one, other) && isWithin(other, one)
const beyond =
  /^(?:everywhere else|elsewhere|anywhere else|on (?:all )?(?:the )?(?:others|other (?:platforms|networks|channels)))[,:]? (?=\p{L})/iu
const pointing =
  /^(?:please |just |so )*(?<verb>hide|remove|delete|leave|keep|allow) (?:it|them|that|those|these)(?: up| alone| be)?[.!]*$/iu

/** `Everywhere else hide it`: what the first sentence speaks of; null where it says the same of it. */
const sameElsewhere = (rules: ReadonlyArray<Rule>, verb: string): Reading | null => {
  const effect = /^(?:hide|remove|delete)$/iu.test(verb) ? "hide" : "keep"
  return rules.some((rule) => rule.effect === effect || rule.except.length > 0)
    ? null
    : read({ rules: rules.map((rule) => ({ ...rule, ...everywhere, effect })), competitors: [] })
}

/** `On Threads let people argue. Everywhere else hide insults.` */
const elsewhere = (first: Reading, next: string, sentence: string): Reading | null => {
  const rest = next.replace(beyond, "")
  if (rest === next || !isRead(first)) return null
  const [place] = first.value.rules
  const verb = pointing.exec(rest)?.groups?.["verb"]
  const others = verb === undefined ? inEnglish(rest, sentence) : sameElsewhere(first.value.rules, verb)
  if (others === null) return null
  if (place === undefined || !isRead(others) || others.value.competitors.length > 0) return null
  if (first.value.rules.some((rule) => !isSamePlace(rule, place)) || isEverywhere(place)) return null
  const there = others.value.rules.map((rule) => (isEverywhere(rule) ? outside(place, rule) : null))
  const known = there.filter((rule) => rule !== null)
  return known.length < there.length ? null : read({ rules: [...first.value.rules, ...known], competitors: [] })
}

const aboutSame = (one: Rule) => (other: Rule) =>
  one.topics.join() === other.topics.join() && one.terms.join() === other.terms.join()

/** `We are fed up with riddles. Hide them.` */
const referring = (said: string, first: Reading, next: string, sentence: string): Reading | null => {
  if (!refersBack(next)) return null
  const names = first._tag === "read" ? first.value.competitors : []
  const rules = first._tag === "read" ? first.value.rules : []
  if (names.length > 0 && rules.length > 0) return null
  const quoted = names.map((name) => `"${name}"`).join(", ")
  const both = inTwo(quoted === "" ? said : quoted, next, sentence)
  if (both._tag === "unread") return null
  const kept = rules.every((rule) =>
    both.value.rules.some((other) => aboutSame(rule)(other) && (other.effect === rule.effect || other.effect === "ask"))
  )
  return kept ? read({ rules: both.value.rules, competitors: names }) : null
}

const without = ({ source: _, ...rule }: Rule) => JSON.stringify(rule, Object.keys(rule).sort())

/** Whether each of the two says by itself what both say. */
const isOfEach = (both: Reading, first: Reading, next: Reading): boolean =>
  isRead(both) &&
  isRead(first) &&
  isRead(next) &&
  both.value.rules.map(without).join() === [...first.value.rules, ...next.value.rules].map(without).join()

/** `Hide insults. Ask: threats`: what is to be done about the second is said in it. */
const saysOtherwise = (both: Reading, next: Reading): boolean =>
  isRead(both) &&
  isRead(next) &&
  next.value.rules.some((own) => both.value.rules.some((rule) => aboutSame(own)(rule) && rule.effect !== own.effect))

/** What a sentence says together with the next, where that one goes on about it; null where it does not. */
export const withNext = (said: string, following: string | null, sentence: string): Reading | null => {
  // `send it to me instead`
  const next = following?.replace(/(?<=\b(?:it|them|those|these) to (?:me|us)) instead$/iu, "") ?? null
  const both = together(said, next, sentence)
  if (both === null || next === null) return null
  const own = inEnglish(next, next)
  return isOfEach(both, inEnglish(said, sentence), own) || saysOtherwise(both, own) ? null : both
}

const together = (said: string, next: string | null, sentence: string): Reading | null => {
  if (next === null || /[?:]$/.test(next)) return null
  // `Our competitor is Kelda. Hide it`: the name is not to be lost
  const restated =
    competitorsOf(said)?._tag === "read" ? null : readRestatedTogether(said, next, (part) => inEnglish(part, sentence))
  if (restated !== null) return read(restated)
  const only = onlyIf(said, next, sentence)
  if (only !== null) return only
  const limiting = limited(said, next, sentence)
  if (limiting !== null) return limiting
  const first = inEnglish(said, sentence)
  // `No swearing. Not even in other languages.`
  if (/^not even /iu.test(next) && isRead(first) && first.value.rules.every(({ effect }) => effect === "hide"))
    return first
  if (isLimiting(next) && !isTakingBack(next)) return null
  return (
    takenBack(first, next) ??
    leftOut(said, next, sentence) ??
    named(first, next, sentence) ??
    elsewhere(first, next, sentence) ??
    referring(said, first, next, sentence)
  )
}
