import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { everywhere, isEverywhere, isOfSome, outside, within } from "../../Place.ts"
import { opposite, type Place, type Rule, type RuleTarget } from "../../Policy.ts"
import { isOfQuotedAlone } from "../Guards/Elsewhere.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"
import { tokensOf } from "../Words/Tokens.ts"
import { nothingKept } from "./Clause.ts"
import type { SpokenPart } from "./Parts.ts"
import { bothPlaces, type Instructed, type Referring, type Spoken } from "./Said.ts"

/** Nothing that says more than others do. */
export const notClear = unread("")
const opposed = unread("it says to hide and to keep the same; name what to hide and what to keep apart")
const nowhere = unread('it is not clear where this applies; say only where it does, as in "on Instagram"')

const ofWhich = unread("it is not clear which part this belongs to; write a sentence for each part")

/** `No politics and no religion on ads`: the place may belong to both, or to the last alone. */
const isOfLast = (parts: ReadonlyArray<SpokenPart>): boolean => {
  const said = parts.flatMap((part) => (part._tag === "instruction" ? [part] : []))
  const last = said.at(-1)
  if (said.length > 1 && last !== undefined && last.said.exceptIn.length > 0) return true
  return (
    said.length > 1 &&
    said.length === parts.length &&
    last?._tag === "instruction" &&
    last.said.place !== null &&
    said.slice(0, -1).every(({ said: { effect, place } }) => place === null && effect === last.said.effect)
  )
}

const themes = ["delivery", "price", "refund", "discount"]

/** `Delivery takes five days, so hide complaints`: about delivery, or all of them. */
const isLimited = (reason: string, { targets }: Instructed): boolean => {
  const named = tokensOf(`of ${reason}`).flatMap((token) =>
    token._tag === "topic" && themes.includes(token.topic) ? [token.topic] : []
  )
  return (
    named.length > 0 &&
    targets.some(
      ({ terms, topics }) => terms.length === 0 && topics.every((one) => one === "negative" || one === "question")
    )
  )
}

const rulesOf = (said: Instructed, place: Place | null, source: string): ReadPart<ReadonlyArray<Rule>> => {
  const there =
    said.place === null
      ? (place ?? everywhere)
      : place === null
        ? said.place
        : (within(said.place, place) ?? said.place)
  const whole = { effect: said.effect, ...there, except: said.except, exceptIn: [] as ReadonlyArray<Place>, source }
  const targets = said.targets.length > 0 ? said.targets : [{ topics: [], terms: [] }]
  if (said.targets.length === 0 && !isOfSome(there)) return notClear
  if (said.targets.length === 0 && said.effect === "keep") return nothingKept
  const rules: Array<Rule> = []
  for (const { terms, topics } of targets) {
    let rule: Rule | null = { ...whole, topics, terms }
    for (const left of said.exceptIn) rule = rule === null ? null : outside(left, rule)
    if (rule === null) return nowhere
    rules.push(rule)
    if (!said.only || rule.effect === "ask" || isOfQuotedAlone(rule)) continue
    const left = outside(there, { ...rule, ...everywhere, effect: opposite[rule.effect] })
    if (left === null) return nowhere
    rules.push(left)
  }
  return read(rules)
}

/** `Hide links but keep them if they are about delivery` leaves out of what is hidden what is said to be kept. */
const leavesOut = (part: SpokenPart, before: Instructed | null): ReadonlyArray<RuleTarget> | null => {
  if (part._tag !== "reference" || part.given !== true || part.about === null || before?.effect !== "hide") return null
  const { about, said } = part
  const isPlain = about.place === null && about.except.length + about.exceptIn.length === 0 && !about.only
  return said.effect === "keep" && said.place === null && !said.elsewhere && isPlain && about.targets.length > 0
    ? about.targets
    : null
}

const sparing = (said: Instructed, spared: ReadonlyArray<RuleTarget>): Instructed => ({
  ...said,
  except: [...said.except, ...spared]
})

const samePlace = (one: Rule, other: Rule) =>
  JSON.stringify([one.platforms, one.surface, one.accounts, one.captions, one.languages, one.authors]) ===
  JSON.stringify([other.platforms, other.surface, other.accounts, other.captions, other.languages, other.authors])

const isOpposed = (rules: ReadonlyArray<Rule>): boolean =>
  rules.some((one, at) =>
    rules
      .slice(at + 1)
      .some(
        (other) =>
          one.effect !== other.effect &&
          one.topics.join() === other.topics.join() &&
          one.terms.join() === other.terms.join() &&
          one.except.length + other.except.length === 0 &&
          samePlace(one, other)
      )
  )

/** The rules that the parts of a sentence come to. */
export const assembled = (parts: ReadonlyArray<SpokenPart>, source: string): ReadPart<ReadonlyArray<Rule>> => {
  const rules: Array<Rule> = []
  let place: Place | null = null
  let before: Instructed | null = null
  /** Where the rules of what was said last begin. */
  let start = 0
  /** Whether a place was named since. */
  let moved = false
  if (isOfLast(parts)) return ofWhich
  let reason = ""
  for (const part of parts) {
    if (part._tag === "reason") {
      reason = part.text
      continue
    }
    if (part._tag === "place") {
      place = isEverywhere(part.place) ? null : part.place
      moved = before !== null
      continue
    }
    const last: Instructed | null = before
    const spared = leavesOut(part, last)
    if (spared !== null && last !== null) {
      const without = (rule: Rule) => (rule.effect === "hide" ? { ...rule, except: [...rule.except, ...spared] } : rule)
      rules.push(...rules.splice(start).map(without))
      before = sparing(last, spared)
      moved = false
      continue
    }
    let said: Instructed
    if (part._tag === "instruction") {
      if (rules.length === 0 && isLimited(reason, part.said)) return ofWhich
      said = part.said
    } else {
      const { about } = part
      // `… but on Facebook, hide it`
      const referring: Referring =
        moved && about === null ? { ...part.said, place: part.said.place ?? place } : part.said
      moved = false
      const spoken: Spoken | null = about ?? before
      if (spoken === null) return unread("it is not clear what this speaks about; name it again")
      // who is asked about something does not have it hidden: `never hide it, ask me`
      const same = about === null && referring.place === null && !referring.elsewhere
      if (same && before?.effect === "ask" && referring.effect === "keep") continue
      if (same && before?.effect === "keep" && referring.effect === "ask") rules.length = start
      if (about === null && new Set(rules.map(({ effect }) => effect)).size > 1) return ofWhich
      if (about === null && referring.effect === before?.effect && referring.place === null && !referring.elsewhere)
        continue
      if (about === null && before !== null && before.except.length + before.exceptIn.length > 0) {
        // `hide links except ours, those are fine` speaks of what is left out
        if (referring.effect === "ask" || before.effect === "ask" || referring.elsewhere) return ofWhich
        continue
      }
      const left: Place | null = referring.elsewhere ? (before?.place ?? place) : null
      if (referring.elsewhere && left === null) return nowhere
      if (about !== null && about.place !== null && referring.place !== null) {
        const both = within(about.place, referring.place)
        if (both === null) return bothPlaces
        said = { ...spoken, effect: referring.effect, place: both }
      } else {
        said = {
          ...spoken,
          effect: referring.effect,
          place: referring.elsewhere
            ? null
            : (referring.place ?? about?.place ?? (about === null ? spoken.place : null)),
          exceptIn: left === null ? spoken.exceptIn : [left]
        }
      }
      if (referring.elsewhere) place = null
    }
    const made = rulesOf(said, part._tag === "reference" && said.place !== null ? null : place, source)
    if (made._tag === "unread") return made
    start = rules.length
    rules.push(...made.value)
    before = { ...said, place: said.place ?? place }
  }
  if (rules.length === 0) return notClear
  // `keep complaints, insults are a different matter`
  const kind = tokensOf(`of ${reason.split(" ").slice(0, 2).join(" ")}`).find(({ _tag }) => _tag === "topic")
  if (
    kind?._tag === "topic" &&
    (protectionKeys as ReadonlyArray<string>).concat("insult", "threat").includes(kind.topic) &&
    rules.every(({ effect, topics }) => effect === "keep" && !topics.includes(kind.topic))
  )
    return ofWhich
  return isOpposed(rules) ? opposed : read(rules)
}
