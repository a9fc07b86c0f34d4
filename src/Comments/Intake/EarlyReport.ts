import { Schema } from "effect"
import type { Observation } from "../Observation.ts"

/** What a platform told of a comment before it told that the comment was written. */
export const EarlyReport = Schema.Struct({
  /** After the last edit; null when none was told. */
  text: Schema.NullOr(Schema.String),
  has_media: Schema.NullOr(Schema.Boolean),
  /** Null when nothing was told of it. */
  hidden: Schema.NullOr(Schema.Boolean),
  removed: Schema.Boolean,
  at: Schema.DateFromSelf
})
export type EarlyReport = typeof EarlyReport.Type

/** What is known early once another report has come. A report that the comment was written is none of these. */
export const foldEarly = (
  before: EarlyReport | undefined,
  observation: Exclude<Observation, { readonly _tag: "Commented" }>,
  at: Date
): EarlyReport => {
  const known = { ...(before ?? { text: null, has_media: null, hidden: null, removed: false }), at }
  switch (observation._tag) {
    case "Edited":
      return { ...known, text: observation.text, has_media: observation.hasMedia ?? known.has_media }
    case "Hidden":
      return { ...known, hidden: true }
    case "Unhidden":
      return { ...known, hidden: false }
    case "Removed":
      return { ...known, removed: true }
  }
}

/** The reports in the order in which they make sense. */
export const observationsOf = (
  externalId: string,
  { has_media, hidden, removed, text }: EarlyReport
): ReadonlyArray<Observation> => [
  ...(text === null ? [] : [{ _tag: "Edited", externalId, text, hasMedia: has_media } as const]),
  ...(hidden === true ? [{ _tag: "Hidden", externalId } as const] : []),
  ...(removed ? [{ _tag: "Removed", externalId } as const] : [])
]
