import type { Comment } from "#schema/resources/Comment.ts"
import type { BulkAction } from "./BulkActions.ts"
import { isHidden } from "./Revealed.ts"

/** What takes back an action on several comments: another action, on those that the first one changed. */
export interface BulkUndo {
  readonly action: BulkAction
  readonly words: string
  readonly rows: ReadonlyArray<Comment>
}

type Step = Pick<BulkUndo, "action" | "words"> & { readonly isChanged: (before: Comment) => boolean }

const steps: Readonly<Record<BulkAction, Step>> = {
  hide: { action: "allow", words: "Undo: show them again", isChanged: (before) => !isHidden(before) },
  allow: { action: "hide", words: "Undo: hide them again", isChanged: isHidden },
  archive: { action: "unarchive", words: "Undo: take them out of the archive", isChanged: ({ archived }) => !archived },
  unarchive: { action: "archive", words: "Undo: archive them again", isChanged: ({ archived }) => archived }
}

/** To show a comment that waited for an answer is an answer. */
const waitedWords = (count: number) => {
  if (count === 0) return ""
  return count === 1
    ? ". One of them waited for an answer: it counts as left up then, and waits no more"
    : `. ${count} of them waited for an answer: they count as left up then, and wait no more`
}

/** `before`: the comments that an action was carried out on, as they were. Null where nothing was changed. */
export const bulkUndoOf = (action: BulkAction, before: ReadonlyArray<Comment>): BulkUndo | null => {
  const { isChanged, ...step } = steps[action]
  const rows = before.filter(isChanged)
  if (rows.length === 0) return null
  const waited = action === "hide" ? rows.filter(({ status }) => status === "review").length : 0
  return { ...step, words: `${step.words}${waitedWords(waited)}`, rows }
}
