/** What can be asked for on the page of a comment. */
export const deeds = ["hide", "keep", "reply", "archive", "unarchive", "block", "unblock", "private_reply"] as const
export type Deed = (typeof deeds)[number]

export interface UndoStep {
  readonly deed: Deed
  readonly words: string
}

/** What takes a deed back; null where nothing does. `wasHidden`: whether the comment was hidden before. */
export const undoOf = (deed: Deed, wasHidden: boolean): UndoStep | null => {
  switch (deed) {
    case "hide":
      return wasHidden ? null : { deed: "keep", words: "Undo: show it again" }
    case "keep":
      return wasHidden ? { deed: "hide", words: "Undo: hide it again" } : null
    case "archive":
      return { deed: "unarchive", words: "Undo: take it out of the archive" }
    case "unarchive":
      return { deed: "archive", words: "Undo: archive it again" }
    case "block":
      return { deed: "unblock", words: "Undo: unblock the author" }
    case "unblock":
      return { deed: "block", words: "Undo: block the author again" }
    case "reply":
    case "private_reply":
      return null
  }
}
