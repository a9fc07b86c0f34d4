import type { Countable } from "../../Measures/Measure.ts"

/**
 * An expression for what says how much of something comments have. In braces stands what differs: `{comments}`, `{only}`,
 * `{thing}`, `{friends}`, `{number}`, `{bounded}` (a number with what says whether it is `over`, `under`, the `least` or the
 * `most`, each of which may stand as a group as well), `{amount}` (the same, or a number alone) and `{many}`. The groups
 * `one` and `two` stand for the number, `without` says that there is none, and what stands `between` is kept. One that names
 * none of these is of comments with nothing else.
 */
export type MeasuringForm = string | readonly [said: string, of: Countable]

/** How a language says how much of something comments have. */
export interface MeasuringWords {
  /** Comments that are all capitals, which are read in the place of those that are measured. `{comments}`: as they were called. */
  readonly standIn: string
  readonly comments: string
  readonly only: string
  /** What somebody tags. */
  readonly friends: string
  /** What may be counted. */
  readonly things: ReadonlyArray<readonly [said: string, of: Countable]>
  /** By how they are written, besides figures. */
  readonly numbers: Readonly<Record<string, number>>
  /** What stands between words. */
  readonly apart: " " | ""
  /** What says in front of a number whether it is the `over`, `under`, `least` or `most`, as groups of these names. */
  readonly before: string
  /** The same behind a number. */
  readonly after: string
  /** Of so many that it needs no number. */
  readonly many: string
  readonly and: string
  readonly forms: ReadonlyArray<MeasuringForm>
}

/** An expression that finds nothing. */
export const none = "(?!)"
