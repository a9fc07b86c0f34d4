import { Schema } from "effect"
import { ProtectionKey } from "#schema/Autopilot.ts"
import { type Fingerprint, fingerprintOf, fingerprintPlaces } from "./Fingerprint.ts"
import type { Near } from "./FingerprintIndex.ts"
import type { Memory, Remembered } from "./Memory.ts"

export const Recall = Schema.Struct({
  verdict: Schema.Literal("hide", "keep"),
  /** Of the most similar comment with that verdict, 0 to 1. */
  similarity: Schema.Number,
  /** The verdict's share of the votes, above .5 to 1. */
  agreement: Schema.Number,
  category: Schema.NullOr(ProtectionKey),
  example: Schema.Struct({ commentId: Schema.String, text: Schema.String, at: Schema.String })
}).annotations({ identifier: "Recall", description: "What people decided about comments like this one" })
export type Recall = typeof Recall.Type

const longestExcerpt = 280

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

/** Who comes first: the closest; among equally close ones the latest, and of one moment the one remembered first. */
const isBefore = (one: Alike, other: Alike): boolean =>
  one.equal !== other.equal
    ? one.equal > other.equal
    : one.seen.at !== other.seen.at
      ? one.seen.at > other.seen.at
      : one.index < other.index

const isLater = (one: Alike, other: Alike): boolean =>
  one.seen.at === other.seen.at ? isBefore(one, other) : one.seen.at > other.seen.at

const excerpt = (text: string) => {
  if (text.length <= longestExcerpt) return text
  const characters = Array.from(text)
  return characters.length <= longestExcerpt ? text : `${characters.slice(0, longestExcerpt - 1).join("")}…`
}

/**
 * What people decided about comments like this one. Comments that are alike vote with their likeness. When the votes
 * are even, the latest answer decides.
 */
export const recall = (memory: Memory, fingerprint: Fingerprint): Recall | null => {
  if (isWordless(fingerprint)) return null
  const near = memory.alike(fingerprint)
  if (near.length === 0) return null
  const votes = { hide: 0, keep: 0 }
  const closestOf: { hide: Alike | null; keep: Alike | null } = { hide: null, keep: null }
  let latest: Alike | null = null
  for (const { equal, index } of near) {
    const seen = memory.lessons[index]
    if (seen === undefined) continue
    const alike = { index, equal, seen }
    const before = closestOf[seen.verdict]
    votes[seen.verdict] += equal
    if (before === null || isBefore(alike, before)) closestOf[seen.verdict] = alike
    if (latest === null || isLater(alike, latest)) latest = alike
  }
  if (latest === null) return null
  const verdict = votes.hide === votes.keep ? latest.seen.verdict : votes.hide > votes.keep ? "hide" : "keep"
  const closest = closestOf[verdict] ?? latest
  return {
    verdict,
    similarity: closest.equal / fingerprintPlaces,
    agreement: votes[verdict] / (votes.hide + votes.keep),
    category: closest.seen.category,
    example: { commentId: closest.seen.commentId, text: excerpt(closest.seen.text), at: closest.seen.at }
  }
}
