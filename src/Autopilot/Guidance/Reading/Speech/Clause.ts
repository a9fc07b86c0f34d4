import { isEverywhere, within } from "../../Place.ts"
import type { Effect } from "../../Policy.ts"
import { plainForm } from "../Rewrites/PlainForm.ts"
import { isInsulting, ofWhom } from "../Words/KeptInsults.ts"
import type { MarkedText } from "../Words/Marked.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"
import { statedEffect } from "../Words/StatedEffect.ts"
import { writers } from "./Heads.ts"
import { onlyLanguages } from "./OnlyLanguages.ts"
import { qualified, spokenOf } from "./Qualified.ts"
import { bothPlaces, type Instructed } from "./Said.ts"
import { manners } from "./Vocabulary.ts"
import { predicates, ways } from "./Ways.ts"
import { behindPlace } from "./Whereabout.ts"

const aimed =
  /\b(?:against|towards?|at|insult(?:s|ing)?|mock(?:s|ing)?|attack(?:s|ing)?|bully(?:ing)?|abus(?:es?|ing)) \S/iu
export const nothingKept = unread(
  'a rule cannot keep all that is in a language or by somebody; say what of it to keep, as in "Keep complaints in Spanish" or "Keep links by @dana"'
)

const kept = "questions?|queries|enquiries|inquiries|complaints?|criticism|critique|feedback|reviews|opinions"
const manner = new RegExp(`\\b(?:${[...manners].join("|")}) (?=(?:${kept})\\b)`, "giu")
/** Who keeps honest questions keeps questions: what is not honest no word tells. */
const withoutManner = (text: string): string => text.replaceAll(manner, "")

export const instructed = (effect: Effect, text: string, source: MarkedText): ReadPart<Instructed> => {
  const spoken = spokenOf(effect === "keep" ? withoutManner(text) : text, source)
  if (spoken._tag === "unread") return spoken
  const { targets } = spoken.value
  if (effect === "keep" && targets.length === 0) return nothingKept
  if (effect === "keep" && aimed.test(text) && targets.some(isInsulting)) return ofWhom
  return read({ effect, ...spoken.value })
}

const about = /^(?:\p{L}+ ){0,2}(?:nothing|not (?:one|a single|a) word|not a thing) /iu

const byWays = (clause: string, source: MarkedText): ReadPart<Instructed> | null => {
  let why: ReadPart<Instructed> | null = null
  for (const { effect, form } of ways.in(clause)) {
    const groups = form.exec(clause)?.groups
    if (groups === undefined) continue
    const doing = groups["vp"]
    const what = doing === undefined ? (groups["x"] ?? groups["y"] ?? "") : `people who ${doing}`
    const reading = instructed(effect, about.test(clause) ? `anything about ${what}` : what, source)
    if (reading._tag === "read") return reading
    why ??= reading
  }
  return why
}

const longestPredicate = 14
const ownMatters = unread(
  'it is not clear whether this is about your brand or about comments; start with "hide", "keep" or "ask me about"'
)

/** `Customers say that links are deleted` tells what they say. */
const claiming = new RegExp(
  `^(?:(?:our|some|many|most) )?${writers} (?:say|says|said|complain|complains|complained|claim|claims|report|reports|think|thinks|thought) `,
  "iu"
)
const telling = /^(?:is|are|was|were|gets?|got)\b/iu

/** `Job begging must go, e.g. "hire me"`. */
const exampled =
  /^(.+?),? (?:(?:e\.?g\.?|such as|like|for example|for instance|i\.?e\.?|namely|(?:things|stuff) like),?|[–—-]) ((?:[\ue000-\uf8ff](?:,? (?:and|or) |, | ?\/ ?| )?)+)$/iu

const byPredicates = (given: string, source: MarkedText): ReadPart<Instructed> | null => {
  const [, clause = given, examples = ""] = exampled.exec(given) ?? []
  const limits = qualified(clause, source)
  if (limits._tag === "unread") return null
  const { rest, ...outer } = limits.value
  const words = rest.split(" ")
  let why: ReadPart<Instructed> | null = null
  for (let at = Math.max(1, words.length - longestPredicate); at < words.length; at++) {
    const said = words.slice(at).join(" ")
    const plain = said.toLowerCase().replaceAll(/['’]/g, "")
    const effect = predicates.find(said, ({ form }) => form.test(said))?.effect ?? statedEffect(plain)
    if (effect === null || effect === undefined) continue
    const subject = `${words.slice(0, at).join(" ")}${examples === "" ? "" : ` such as ${examples}`}`
    const reading =
      /^(?:our|my) (?!competitors)/iu.test(subject) || (claiming.test(subject) && telling.test(said))
        ? ownMatters
        : instructed(effect, subject, source)
    if (reading._tag === "unread") {
      why ??= reading
      continue
    }
    const inner = reading.value
    if (inner.place !== null && outer.place !== null) return bothPlaces
    return read({
      ...inner,
      place: inner.place ?? outer.place,
      only: inner.only || outer.only,
      except: [...inner.except, ...outer.except],
      exceptIn: [...inner.exceptIn, ...outer.exceptIn]
    })
  }
  return why
}

const byPlace = (clause: string, source: MarkedText): ReadPart<Instructed> | null => {
  const behind = behindPlace(clause, source)
  if (behind?.place == null) return null
  const inner = instructionIn(behind.rest, source)
  if (inner?._tag !== "read") return inner
  const { place } = inner.value
  const both = place === null ? behind.place : within(place, behind.place)
  return both === null ? bothPlaces : read({ ...inner.value, place: isEverywhere(both) ? null : both })
}

const wish =
  /^(?:it(?: would|['’]d) be (?:great|nice|good|lovely|best|better|helpful|cool|appreciated)|(?:we|i)(?: would|['’]d)? (?:be (?:happy|glad|grateful)|love it|like it|appreciate it)) (?:if|when) (?=.+ (?:were|was|is|are|gets?|got) )/iu

/** What a clause says to do, and about what; null where it gives no instruction. */
export const instructionIn = (given: string, source: MarkedText): ReadPart<Instructed> | null => {
  const plainly = given.replace(/^(?:and|but|so|also|then|therefore|plus) /iu, "")
  const clause = wish.test(plainly) ? plainly.replace(wish, "").replace(/ (?:were|was) /iu, " are ") : plainly
  const languages = onlyLanguages(clause)
  if (languages !== null) return instructed("hide", `comments in any language beyond ${languages}`, source)
  const placed = byPlace(clause, source)
  if (placed?._tag === "read") return placed
  const first = byWays(clause, source)
  if (first?._tag === "read") return first
  const stated = byPredicates(clause, source)
  if (stated?._tag === "read") return stated
  const plain = plainForm(clause)
  const other = plain === clause ? null : (byWays(plain, source) ?? byPredicates(plain, source))
  if (other?._tag === "read") return other
  return first ?? stated ?? placed ?? other
}
