import { diffWordsWithSpace } from "diff"

/** A stretch of text that two texts have in common, or that only one of them has. */
export interface TextStretch {
  readonly text: string
  readonly is: "same" | "gone" | "new"
}

/** What became of a text, word by word. */
export const textChanges = (before: string, after: string): ReadonlyArray<TextStretch> =>
  diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    text: value,
    is: added ? "new" : removed ? "gone" : "same"
  }))
