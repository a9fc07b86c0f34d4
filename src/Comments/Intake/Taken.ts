import type { Cause } from "effect"
import type { Observation } from "../Observation.ts"

/** What came of a report. */
export interface Taken {
  /** How many comments are new. */
  readonly fresh: number
  /** What could not be stored, and why; the rest of the report is. */
  readonly refused: ReadonlyArray<Refused>
}

export interface Refused {
  readonly observation: Observation
  readonly cause: Cause.Cause<never>
}
