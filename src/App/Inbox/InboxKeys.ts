export const bulkActions = ["hide", "allow", "archive", "unarchive"] as const
/** What can be done to several comments at once. */
export type BulkAction = (typeof bulkActions)[number]

export const actionWords: Readonly<Record<BulkAction, string>> = {
  hide: "Hide",
  allow: "Leave up",
  archive: "Archive",
  unarchive: "Unarchive"
}

/** What was done, behind a number of comments. */
export const doneWords: Readonly<Record<string, string>> = {
  hide: "hidden, or being hidden",
  allow: "left up, or being shown again",
  archive: "archived",
  unarchive: "taken out of the archive"
}

/** The keys as their list tells them. */
export const keyWords: ReadonlyArray<readonly [keys: string, words: string]> = [
  ["j k", "Next and previous comment"],
  ["x", "Choose it, or no longer"],
  ["Shift+x", "Choose all up to it"],
  ["*", "Choose all that are shown"],
  ["h", "Hide"],
  ["l", "Leave up, or show again"],
  ["a", "Archive"],
  ["Enter", "Open it"],
  ["n", "Show the new ones"],
  ["/", "Search"],
  ["Escape", "Choose none"],
  ["?", "This list"]
]
