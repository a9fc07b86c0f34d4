import type { Effect, Place, RuleTarget } from "../../Policy.ts"
import { unread } from "../Words/ReadPart.ts"

/** What is spoken of, and where. */
export interface Spoken {
  readonly targets: ReadonlyArray<RuleTarget>
  readonly place: Place | null
  readonly except: ReadonlyArray<RuleTarget>
  readonly exceptIn: ReadonlyArray<Place>
  /** Whether it is said of this place alone. */
  readonly only: boolean
}

/** An instruction with what it speaks of. */
export interface Instructed extends Spoken {
  readonly effect: Effect
}

/** An instruction about what was named before it. */
export interface Referring {
  readonly effect: Effect
  readonly place: Place | null
  readonly elsewhere: boolean
}

export const bothPlaces = unread("it names two places; write a sentence for each")
