import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { type Fingerprint, fingerprintPlaces } from "./Fingerprint.ts"
import { FingerprintIndex, type Near } from "./FingerprintIndex.ts"

/**
 * Two fifths of the runs of four characters in common: a repost, or a copy with every tenth word changed. Such a copy
 * has half of them or more, but few words make large steps, and likeness is an estimate.
 */
export const likeness = 0.4

/** A comment a person decided. */
export interface Remembered {
  readonly commentId: string
  readonly text: string
  readonly fingerprint: Fingerprint
  /** Characters of it that are compared. */
  readonly length: number
  readonly verdict: "hide" | "keep"
  readonly category: ProtectionKey | null
  /** Who wrote it; null where nobody knows. */
  readonly author: string | null
  /** When it was decided, ISO 8601. */
  readonly at: string
}

/** The comments people decided, each once, the later answer of two. Made once for all comments that are compared. */
export class Memory implements Iterable<Remembered> {
  readonly lessons: ReadonlyArray<Remembered>
  private readonly index: FingerprintIndex
  /** Which one is left out; -1 for none. */
  private readonly left: number

  private constructor(lessons: ReadonlyArray<Remembered>, index: FingerprintIndex, left: number) {
    this.lessons = lessons
    this.index = index
    this.left = left
  }

  static of(remembered: Iterable<Remembered>): Memory {
    const latest = new Map<string, Remembered>()
    for (const seen of remembered) {
      const known = latest.get(seen.commentId)
      if (known === undefined || known.at <= seen.at) latest.set(seen.commentId, seen)
    }
    const lessons = [...latest.values()]
    const fingerprints = lessons.map(({ fingerprint }) => fingerprint)
    return new Memory(lessons, new FingerprintIndex(fingerprints, Math.ceil(likeness * fingerprintPlaces)), -1)
  }

  /** The same without one comment. */
  without(commentId: string): Memory {
    return new Memory(
      this.lessons,
      this.index,
      this.lessons.findIndex((seen) => seen.commentId === commentId)
    )
  }

  get isEmpty(): boolean {
    return this.lessons.length === 0
  }

  *[Symbol.iterator](): IterableIterator<Remembered> {
    for (const [index, seen] of this.lessons.entries()) if (index !== this.left) yield seen
  }

  /** Those that are alike, by their place among the lessons, in no order. */
  alike(fingerprint: Fingerprint): ReadonlyArray<Near> {
    const near = this.index.near(fingerprint)
    return this.left === -1 ? near : near.filter(({ index }) => index !== this.left)
  }
}
