import { Schema } from "effect"
import { actOnComment, getComment, listComments, replyPrivately } from "../api/CommentsApi.ts"
import { PrivateReply } from "../resources/Action.ts"
import { Comment, CommentAction, CommentInFull } from "../resources/Comment.ts"
import { commentFilterParameters } from "../resources/CommentFilter.ts"
import { ReplyText, textGoesWithReply } from "../resources/NeedsYou.ts"
import { commentId, fieldsArgument, optional, pageArguments, toolOf, writes } from "./Tool.ts"

/** The specification lists what the tool takes. */
const { archived: _, ...listedBy } = commentFilterParameters

export const list_comments = toolOf(listComments, {
  title: "List comments",
  description: "Comments across every connected account, newest first by when they were received. All filters combine.",
  quotes: true,
  input: Schema.Struct({ ...listedBy, ...pageArguments(25), fields: fieldsArgument(Comment.fields) }),
  call: ({ fields: _, ...urlParams }) => ({ urlParams })
})

export const get_comment = toolOf(getComment, {
  title: "Get a comment",
  description:
    "One comment, why it was decided, what the classifiers saw, its whole history, and what its platform work waits for.",
  quotes: true,
  input: Schema.Struct({ comment_id: commentId, fields: fieldsArgument(CommentInFull.fields) }),
  call: ({ comment_id: id }) => ({ path: { id } })
})

export const act_on_comment = toolOf(actOnComment, {
  title: "Act on a comment",
  description:
    "Hides or unhides a comment, replies to it in public (a hidden comment is shown again first, and `note` says so), " +
    "allows it (marks it fine, and unhides it), archives it in the inbox, or blocks its author (Facebook only). For a comment that waits, answer_needs_you is the better tool. " +
    "The same reply within a minute is posted once; later it is posted again, so look at the comment's `replies` and " +
    "`pending_action` first.",
  hints: writes({ idempotent: false, openWorld: true }),
  input: Schema.Struct({ comment_id: commentId, action: CommentAction, text: optional(ReplyText) }).pipe(
    Schema.filter(({ action, text }) => textGoesWithReply(action, text))
  ),
  call: ({ comment_id: id, ...payload }) => ({ path: { id }, payload })
})

export const reply_privately = toolOf(replyPrivately, {
  title: "Reply to a comment in private",
  description:
    "Sends the author of a comment one message, on Facebook and Instagram only: within seven days of it, and once, so " +
    "show the person the words first.",
  hints: writes({ idempotent: false, openWorld: true }),
  input: Schema.Struct({ comment_id: commentId, ...PrivateReply.fields }),
  call: ({ comment_id: id, ...payload }) => ({ path: { id }, payload })
})
