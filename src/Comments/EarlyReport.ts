import type { Observation } from "./Observation.ts"

/** What a platform told of a comment before it told that the comment was written. */
export interface EarlyReport {
  /** After the last edit; null when none was told. */
  readonly text: string | null
  readonly has_media: boolean | null
  /** Null when nothing was told of it. */
  readonly hidden: boolean | null
  readonly removed: boolean
  readonly at: Date
}

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
