import type { Effect } from "../../Policy.ts"

/** What is spoken of in other words; as it was where there are none. */
export type Rewording = (what: string, effect: Effect) => string

export const replacing =
  (from: RegExp, to: string): Rewording =>
  (what) =>
    what.replace(from, to)
