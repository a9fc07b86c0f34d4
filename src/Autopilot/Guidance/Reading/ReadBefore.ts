import { LeastRecentlyUsed } from "#src/Ground/LeastRecentlyUsed.ts"
import type { Policy, Rule } from "../Policy.ts"
import { mostBehind } from "./Behind.ts"
import type { Headed } from "./Headings.ts"
import type { Lost } from "./Lost.ts"

/** What one sentence adds to a policy, with those behind it that are read with it. */
export interface Added
  extends Pick<Policy, "rules" | "competitors" | "namings" | "ownSites" | "facts" | "answers" | "unclear"> {
  /** Where those stand that were read with it. */
  readonly joined: ReadonlySet<number>
  readonly lost: Lost | null
  /** What the sentence was read as. */
  readonly before: ReadonlyArray<Rule>
}

const mostRemembered = 1000
const remembered = new LeastRecentlyUsed<Added>(mostRemembered)

/** A sentence among those that say what it is read as, by which it is found again. */
export interface Surrounded {
  readonly sentences: ReadonlyArray<Headed>
  readonly at: number
  readonly key: string
}

/** With those behind it that may go on about it, and the one after these. */
export const surrounded = (all: ReadonlyArray<Headed>, at: number, before: ReadonlyArray<Rule>): Surrounded => {
  const from = Math.max(0, at - 1)
  const sentences = all.slice(from, at + mostBehind + 2)
  return { sentences, at: at - from, key: JSON.stringify([at - from, sentences, before]) }
}

/** What it was read as before: while guidance is typed, all but the last sentences are read again. */
export const readBefore = ({ key }: Surrounded): Added | undefined => remembered.get(key)

/** A heading that is not understood is known by itself and not by its text, so nothing that it stands over is kept. */
export const keptAsRead = ({ key }: Surrounded, added: Added): Added =>
  added.lost === null ? remembered.keep(key, added) : added
