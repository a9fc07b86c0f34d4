import type { HistoryEntry } from "#schema/resources/Comment.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import type { NewHistory } from "./CommentSetsRepo.ts"
import type { CommentFields, StoredComment } from "./StoredComment.ts"

/** A change of one comment: what it sets, what its history says, and the events it makes. */
export interface CommentChange {
  readonly set: CommentFields
  readonly history: ReadonlyArray<Omit<HistoryEntry, "at">>
  readonly events: ReadonlyArray<WebhookEvent>
}

/** A comment and what becomes of it. `at` is the workspace's sort key: the time of everything that this change writes. */
export interface Changing {
  readonly comment: StoredComment
  readonly at: Date
  readonly change: CommentChange
}

/** What begins to ask a person must be seen: it comes back from the archive. */
const seen = (comment: StoredComment, set: CommentFields): CommentFields =>
  set.status === "review" && comment.status !== "review" ? { ...set, archived: false } : set

/** The comment as a change leaves it. */
export const changed = ({ at, change, comment }: Changing): StoredComment => ({
  ...comment,
  ...seen(comment, change.set),
  updated_at: at
})

/** The columns that changes write, by their names. */
export const columnsOf = (changes: ReadonlyArray<Changing>): ReadonlySet<string> =>
  new Set(changes.flatMap(({ change, comment }) => Object.keys(seen(comment, change.set))))

export const historyOf = ({ at, change, comment }: Changing): ReadonlyArray<NewHistory> =>
  change.history.map((entry) => ({ ...entry, comment_id: comment.id, at }))
