import type { PlatformAction } from "#schema/resources/Comment.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"

/** A piece of platform work that is not done yet. */
export interface OpenWork {
  readonly action: PlatformAction
  readonly queued_at: Date
}

/** A comment with the platform work that is queued for it, in its order. */
export interface CommentWithWork {
  readonly comment: StoredComment
  readonly open: ReadonlyArray<OpenWork>
}

/** The last hide or unhide that is queued: it says whether the comment will be hidden. */
export const lastTurn = <Work extends OpenWork>(open: ReadonlyArray<Work>): Work | undefined =>
  open.findLast(({ action }) => action === "hide" || action === "unhide")

/** What a comment shows as pending: how it will stand where that is to change, else what is done next. */
export const pendingOf = (open: ReadonlyArray<OpenWork>) => {
  const shown = lastTurn(open) ?? open[0]
  return { pending_action: shown?.action ?? null, pending_since: shown?.queued_at ?? null }
}

/** Whether the comment is hidden once the work that is queued already is done. */
export const willBeHidden = ({ comment, open }: CommentWithWork): boolean => {
  const turn = lastTurn(open)
  return turn === undefined ? comment.hidden_on_platform : turn.action === "hide"
}
