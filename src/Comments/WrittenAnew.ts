import { createHash } from "node:crypto"
import { DateTime } from "effect"
import type { StoredComment } from "./StoredComment.ts"

/** By which the text of a comment is known again once it is deleted, as the database makes it. */
export const digestOf = ({ id }: Pick<StoredComment, "id">, text: string): string =>
  createHash("sha256").update(`${id}${text}`).digest("hex")

/**
 * Whether what a platform tells of an erased comment was written since, and does not repeat what was deleted. Where that is not
 * known again, as of comments that were erased long ago, an edit that was sent since is.
 */
export const isWrittenAnew = (
  comment: Pick<StoredComment, "id" | "erased_at" | "erased_digest">,
  text: string,
  sentAt: DateTime.Utc | undefined
): boolean => {
  if (comment.erased_at === null) return false
  if (comment.erased_digest !== null) return comment.erased_digest !== digestOf(comment, text)
  return sentAt !== undefined && DateTime.toDateUtc(sentAt) > comment.erased_at
}
