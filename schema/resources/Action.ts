import { Schema } from "effect"
import { CommentId } from "../Ids.ts"
import { CommentAction } from "./Comment.ts"
import { queuedNote, ReplyText, replyNeedsText } from "./NeedsYou.ts"

export const Action = Schema.Struct({ action: CommentAction, text: Schema.optionalWith(ReplyText, { exact: true }) })
  .pipe(Schema.filter(({ action, text }) => replyNeedsText(action, text)))
  .annotations({ identifier: "Action", description: "What to do with a comment", jsonSchema: {} })
export type Action = typeof Action.Type

const acted = { comment_id: CommentId, action: CommentAction }

export const ActionQueued = Schema.Struct({
  ...acted,
  queued: Schema.Literal(true).annotations({ description: "Platform work was queued" }),
  note: queuedNote
}).annotations({ identifier: "ActionQueued", description: "The action was taken on, and its platform work queued" })

export const ActionLocal = Schema.Struct({
  ...acted,
  queued: Schema.Literal(false).annotations({ description: "Nothing needed the platform" })
}).annotations({ identifier: "ActionLocal", description: "The action is done" })
