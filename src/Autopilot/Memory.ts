import { Schema } from "effect"
import { ProtectionKey } from "#schema/Autopilot.ts"
import { type Fingerprint, fingerprintOf, similarity } from "./Fingerprint.ts"

/**
 * Two fifths of the runs of four characters in common: a repost, or a copy with every tenth word changed. Such a copy
 * has half of them or more, but few words make large steps, and likeness is an estimate.
 */
export const likeness = 0.4

const longestExcerpt = 280

/** A comment a person decided. */
export interface Remembered {
  readonly commentId: string
  readonly text: string
  readonly fingerprint: Fingerprint
  readonly verdict: "hide" | "keep"
  readonly category: ProtectionKey | null
  /** When it was decided, ISO 8601. */
  readonly at: string
}

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

/** Comments without a word, a picture alone for instance, have nothing in common. */
const wordless = fingerprintOf("")

/** The closest first; among equally close ones the latest. */
const closestFirst = (one: { like: number; seen: Remembered }, other: { like: number; seen: Remembered }) =>
  other.like - one.like || (one.seen.at < other.seen.at ? 1 : one.seen.at > other.seen.at ? -1 : 0)

const excerpt = (text: string) => {
  const characters = Array.from(text)
  return characters.length <= longestExcerpt ? text : `${characters.slice(0, longestExcerpt - 1).join("")}…`
}

/**
 * What people decided about comments like this one. Comments that are alike vote with their likeness; of the
 * same comment decided twice only the later answer counts. When the votes are even, the latest answer decides.
 */
export const recall = (memory: Iterable<Remembered>, fingerprint: Fingerprint): Recall | null => {
  if (similarity(wordless, fingerprint) === 1) return null
  const latest = new Map<string, { readonly like: number; readonly seen: Remembered }>()
  for (const seen of memory) {
    const like = similarity(seen.fingerprint, fingerprint)
    if (like < likeness) continue
    const known = latest.get(seen.commentId)
    if (known === undefined || known.seen.at <= seen.at) latest.set(seen.commentId, { like, seen })
  }
  const near = [...latest.values()].sort(closestFirst)
  const votes = { hide: 0, keep: 0 }
  for (const { like, seen } of near) votes[seen.verdict] += like
  const last = near.reduce<string | null>((at, { seen }) => (at === null || seen.at > at ? seen.at : at), null)
  const verdict =
    votes.hide === votes.keep
      ? near.find(({ seen }) => seen.at === last)?.seen.verdict
      : votes.hide > votes.keep
        ? "hide"
        : "keep"
  if (verdict === undefined) return null
  const closest = near.find((item) => item.seen.verdict === verdict)
  if (closest === undefined) return null
  return {
    verdict,
    similarity: closest.like,
    agreement: votes[verdict] / (votes.hide + votes.keep),
    category: closest.seen.category,
    example: { commentId: closest.seen.commentId, text: excerpt(closest.seen.text), at: closest.seen.at }
  }
}
