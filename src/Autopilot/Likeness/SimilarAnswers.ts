import { Schema } from "effect"
import { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import { comparedLength, type Fingerprint, fingerprintOf, fingerprintPlaces, readFingerprint } from "./Fingerprint.ts"
import type { Near } from "./FingerprintIndex.ts"
import type { Memory, Remembered } from "./Memory.ts"
import { differences, Particular } from "./Particulars.ts"
import { isQuoting } from "./Quoting.ts"

export const SimilarAnswers = Schema.Struct({
  verdict: Schema.Literal("hide", "keep"),
  /** Of the most similar comment with that verdict, 0 to 1. */
  similarity: Schema.Number,
  /** Whether that comment says the same, word for word, though it may be in look-alikes. */
  same: Schema.optionalWith(Schema.Boolean, { default: () => false }),
  /** In what it says otherwise than that comment; empty where it is the same to the letter. */
  differs: Schema.optionalWith(Schema.Array(Particular), { default: () => [] }),
  /** How many authors wrote comments like it that have that verdict. */
  answers: Schema.optionalWith(Schema.Number, { default: () => 1 }),
  /** The verdict's share of the votes, above .5 to 1. */
  agreement: Schema.Number,
  category: Schema.NullOr(ProtectionKey),
  /** The comments whose answers speak for the verdict, the most similar first. */
  followed: Schema.optionalWith(Schema.Array(Schema.String), { default: () => [] }),
  /** That comment, without its words: its author may be deleted, and what was decided about others stays. */
  example: Schema.Struct({
    commentId: Schema.String,
    at: Schema.String,
    /** Of its text, in characters. */
    length: Schema.optionalWith(Schema.Number, { default: () => 0 }),
    /** What was seen in the comment at hand that it holds as well. */
    holds: Schema.optionalWith(Schema.Array(Schema.String), { default: () => [] })
  })
}).annotations({ identifier: "Recall", description: "What people decided about comments like this one" })
export type SimilarAnswers = typeof SimilarAnswers.Type

/** Whether it is the answered text to the letter: look-alikes, another address and another picture are others. */
export const isExact = ({ differs, same }: Pick<SimilarAnswers, "differs" | "same">): boolean =>
  same && differs.length === 0

/** Comments without a word, a picture alone for instance, have nothing in common. */
const wordless = fingerprintOf("")

const isWordless = (fingerprint: Fingerprint): boolean => {
  // mostly the first place tells, and `every` would be called with a function for that
  for (let at = 0; at < fingerprintPlaces; at++) if (fingerprint[at] !== wordless[at]) return false
  return true
}

interface Alike extends Near {
  readonly seen: Remembered
}

/** Those that have a say, and how close they come. */
interface Voters {
  readonly same: boolean
  readonly alike: ReadonlyArray<Alike>
}

/** So many of the latest answers on one text have a say: who corrects what was answered often is not asked as often. */
const latestAnswers = 5

/** As many of the answers that speak for a verdict are written down. */
const mostFollowed = 5

/** Who comes first: the closest; among equally close ones the latest, and of one moment the one remembered first. */
const isBefore = (one: Alike, other: Alike): boolean =>
  one.equal !== other.equal
    ? one.equal > other.equal
    : one.seen.at !== other.seen.at
      ? one.seen.at > other.seen.at
      : one.index < other.index

const isLater = (one: Alike, other: Alike): boolean =>
  one.seen.at === other.seen.at ? isBefore(one, other) : one.seen.at > other.seen.at

/** What was seen may be cut short, with `…` for what was left out. */
const holds = (text: string, seen: string): boolean => {
  const lower = text.toLowerCase()
  return seen
    .toLowerCase()
    .split("…")
    .every((part) => lower.includes(part))
}

/** The remembered text where it says the same, word for word. */
const sameText = (text: NormalisedText, { equal, seen }: Alike): NormalisedText | null => {
  if (equal !== fingerprintPlaces) return null
  const other = normalise(seen.text)
  return other.canonical === text.canonical && other.rest === text.rest ? other : null
}

/** The latest answer on each author's: who writes the same five times is not answered by five people. */
const oneAnAuthor = (alike: ReadonlyArray<Alike>): ReadonlyArray<Alike> => {
  const latest = new Map<string, Alike>()
  for (const item of alike) {
    const who = item.seen.author ?? item.seen.commentId
    const before = latest.get(who)
    if (before === undefined || isLater(item, before)) latest.set(who, item)
  }
  return [...latest.values()]
}

const latestOf = (alike: ReadonlyArray<Alike>): ReadonlyArray<Alike> =>
  alike.length <= latestAnswers
    ? alike
    : alike.toSorted((one, other) => (isLater(one, other) ? -1 : 1)).slice(0, latestAnswers)

/**
 * Those that have a say: comments that say the very same, to the letter before those in look-alikes, where there are any,
 * and else all that are alike.
 */
const votersOf = (memory: Memory, text: NormalisedText, fingerprint: Fingerprint): Voters => {
  const near = memory.alike(fingerprint)
  if (near.length === 0) return { same: false, alike: [] }
  const length = comparedLength(text)
  const alike: Array<Alike> = []
  for (const { equal, index } of near) {
    const seen = memory.lessons[index]
    if (seen === undefined || isQuoting(seen.verdict, equal / fingerprintPlaces, length, seen.length)) continue
    alike.push({ index, equal, seen })
  }
  const same: Array<Alike> = []
  const exact: Array<Alike> = []
  for (const item of alike) {
    const other = sameText(text, item)
    if (other === null) continue
    same.push(item)
    if (differences(text, other).length === 0) exact.push(item)
  }
  if (exact.length > 0) return { same: true, alike: latestOf(oneAnAuthor(exact)) }
  return same.length > 0
    ? { same: true, alike: latestOf(oneAnAuthor(same)) }
    : { same: false, alike: oneAnAuthor(alike) }
}

/**
 * What people decided about comments like this one. Comments that are alike vote with their likeness, each author's
 * once. When the votes are even, the latest answer decides. `evidence`: what was noticed in this one.
 */
export const recall = (
  memory: Memory,
  text: NormalisedText,
  evidence: ReadonlyArray<{ readonly seen: string }>
): SimilarAnswers | null => {
  if (memory.isEmpty) return null
  const fingerprint = readFingerprint(text)
  if (isWordless(fingerprint)) return null
  const { alike, same } = votersOf(memory, text, fingerprint)
  const votes = { hide: 0, keep: 0 }
  const closestOf: { hide: Alike | null; keep: Alike | null } = { hide: null, keep: null }
  let latest: Alike | null = null
  for (const item of alike) {
    const { verdict } = item.seen
    const before = closestOf[verdict]
    votes[verdict] += item.equal
    if (before === null || isBefore(item, before)) closestOf[verdict] = item
    if (latest === null || isLater(item, latest)) latest = item
  }
  if (latest === null) return null
  const verdict = votes.hide === votes.keep ? latest.seen.verdict : votes.hide > votes.keep ? "hide" : "keep"
  const closest = closestOf[verdict] ?? latest
  const speaking = alike.filter(({ seen }) => seen.verdict === verdict)
  return {
    verdict,
    similarity: closest.equal / fingerprintPlaces,
    same,
    differs: differences(text, normalise(closest.seen.text)),
    answers: speaking.length,
    agreement: votes[verdict] / (votes.hide + votes.keep),
    category: closest.seen.category,
    followed: speaking
      .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
      .slice(0, mostFollowed)
      .map(({ seen }) => seen.commentId),
    example: {
      commentId: closest.seen.commentId,
      at: closest.seen.at,
      length: closest.seen.text.length,
      holds: [...new Set(evidence.map(({ seen }) => seen))].filter((one) => holds(closest.seen.text, one))
    }
  }
}
