import type { NeedsYouView } from "#schema/app/NeedsYouView.ts"
import type { HeldKind } from "#schema/resources/HeldAnswer.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"

/** An answer of theirs that has not taken effect. */
export interface OwnHeld {
  readonly id: string
  readonly answer: HeldKind
  /** The same for all that were answered at once. */
  readonly together: string
  /** Milliseconds until it does, from when the page was made. */
  readonly left: number
}

/** What the page renders, and a browser goes on with. */
export interface NeedsYouProps {
  readonly workspace: string
  readonly brand: string
  readonly timeZone: string
  readonly items: ReadonlyArray<NeedsYouItem>
  /** How many wait, in the list and beyond it. */
  readonly waiting: number
  /** Where the list goes on, for the API; null where it ends. */
  readonly next: string | null
  /** Whether the list begins with the newest. */
  readonly isTop: boolean
  /** What this person answered just now. Oldest first. */
  readonly held: ReadonlyArray<OwnHeld>
  /** The comment beside the list; null where nothing waits. */
  readonly view: NeedsYouView | null
  /** What an answer by a form is given to. */
  readonly question: string
  /** Whether this person may answer at all. */
  readonly mayAnswer: boolean
  /** Whether they may answer for some accounts alone: which, a comment's view tells. */
  readonly isLimited: boolean
  /** What was just answered by a form, in words. */
  readonly done: string | null
  readonly platforms: Readonly<Record<string, string>>
  readonly areas: Readonly<Record<string, string>>
}
