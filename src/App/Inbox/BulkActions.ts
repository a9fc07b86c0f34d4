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
