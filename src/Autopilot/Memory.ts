import type { ProtectionKey } from "#schema/Autopilot.ts"
import { type Fingerprint, fingerprintPlaces } from "./Fingerprint.ts"
import { FingerprintIndex } from "./FingerprintIndex.ts"

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
  readonly verdict: "hide" | "keep"
  readonly category: ProtectionKey | null
  /** When it was decided, ISO 8601. */
  readonly at: string
}

/** A remembered comment, and how like it is, 0 to 1. */
export interface Alike {
  readonly like: number
  /** Among all that are remembered. */
  readonly place: number
  readonly seen: Remembered
}

/** The comments people decided, each once, the later answer of two. Made once for all comments that are compared. */
export class Memory implements Iterable<Remembered> {
  private readonly lessons: ReadonlyArray<Remembered>
  private readonly index: FingerprintIndex
  private readonly left: string | null

  private constructor(lessons: ReadonlyArray<Remembered>, index: FingerprintIndex, left: string | null) {
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
    return new Memory(lessons, new FingerprintIndex(fingerprints, Math.ceil(likeness * fingerprintPlaces)), null)
  }

  /** The same without one comment. */
  without(commentId: string): Memory {
    return new Memory(this.lessons, this.index, commentId)
  }

  get isEmpty(): boolean {
    return this.lessons.length === 0
  }

  *[Symbol.iterator](): IterableIterator<Remembered> {
    for (const seen of this.lessons) if (seen.commentId !== this.left) yield seen
  }

  /** Those that are alike, in no order. */
  alike(fingerprint: Fingerprint): ReadonlyArray<Alike> {
    const found: Array<Alike> = []
    for (const { equal, index } of this.index.near(fingerprint)) {
      const seen = this.lessons[index]
      if (seen === undefined || seen.commentId === this.left) continue
      found.push({ like: equal / fingerprintPlaces, place: index, seen })
    }
    return found
  }
}
