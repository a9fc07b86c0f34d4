import { Schema } from "effect"
import { ActionLocal, ActionQueued } from "../Action.ts"
import { Comment, CommentAction, CommentDetail } from "../Comment.ts"
import { commentFilterParameters } from "../CommentFilter.ts"
import { ReplyText, replyNeedsText } from "../NeedsYou.ts"
import { data, page } from "../Page.ts"
import { commentId, fieldsArgument, optional, pageArguments, tool, writes } from "./Tool.ts"

export const list_comments = tool({
  title: "List comments",
  description:
    "Comments across every connected account, newest first by when they were received. All filters combine. Pass " +
    "`next_cursor` back as `cursor`, with the same filters, for the next page.",
  quotes: true,
  input: Schema.Struct({ ...commentFilterParameters, ...pageArguments(25), fields: fieldsArgument(Comment.fields) }),
  output: page(Comment, "CommentPage")
})

export const get_comment = tool({
  title: "Get a comment",
  description: "One comment, why it was decided, what the classifiers saw, and its whole history.",
  quotes: true,
  input: Schema.Struct({ comment_id: commentId, fields: fieldsArgument(CommentDetail.fields) }),
  output: data(CommentDetail, "CommentAnswer")
})

export const act_on_comment = tool({
  title: "Act on a comment",
  description:
    "Hides or unhides a comment, replies to it in public (a hidden comment is shown again first, and `note` says so), " +
    "allows it (marks it fine, and unhides it), archives it in " +
    "the inbox, or blocks its author (Facebook only). For a comment that waits, answer_needs_you is the better tool. " +
    "The same reply within a minute is posted once; later it is posted again, so look at the comment's `replies` and " +
    "`pending_action` first. What a platform does not allow is refused in words.",
  hints: writes({ idempotent: false, openWorld: true }),
  permission: "moderate",
  input: Schema.Struct({ comment_id: commentId, action: CommentAction, text: optional(ReplyText) }).pipe(
    Schema.filter(({ action, text }) => replyNeedsText(action, text))
  ),
  output: data(Schema.Union(ActionQueued, ActionLocal), "ActionAnswer")
})
