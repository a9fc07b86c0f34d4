import { Schema } from "effect"
import { isBlank } from "../BlankText.ts"
import { CommentId } from "../Ids.ts"
import { text } from "../Text.ts"
import { CommentAction } from "./Comment.ts"
import { deedNote, maxReplyLength, ReplyText, textGoesWithReply } from "./NeedsYou.ts"

export const Action = Schema.Struct({ action: CommentAction, text: Schema.optionalWith(ReplyText, { exact: true }) })
  .pipe(Schema.filter(({ action, text }) => textGoesWithReply(action, text)))
  .annotations({ identifier: "Action", description: "What to do with a comment", jsonSchema: {} })
export type Action = typeof Action.Type

const acted = { comment_id: CommentId, action: CommentAction }

export const ActionQueued = Schema.Struct({
  ...acted,
  queued: Schema.Literal(true).annotations({ description: "Platform work was queued" }),
  note: deedNote
}).annotations({ identifier: "ActionQueued", description: "The action was taken on, and its platform work queued" })

export const ActionLocal = Schema.Struct({
  ...acted,
  queued: Schema.Literal(false).annotations({ description: "Nothing needed the platform" })
}).annotations({ identifier: "ActionLocal", description: "The action is done" })

export const PrivateReplyText = text({
  max: maxReplyLength,
  description: "The message: up to 1,000 bytes on Instagram"
})

export const PrivateReply = Schema.Struct({
  text: PrivateReplyText.pipe(
    Schema.filter((given) => (isBlank(given) ? "must not be blank: send what should be written" : undefined))
  )
}).annotations({ identifier: "PrivateReply", description: "A message to the author of a comment" })
export type PrivateReply = typeof PrivateReply.Type

export const PrivateReplyQueued = Schema.Struct({
  comment_id: CommentId,
  queued: Schema.Literal(true).annotations({ description: "Platform work was queued" })
}).annotations({
  identifier: "PrivateReplyQueued",
  description: "The message was taken on, and is sent within seconds"
})
export type PrivateReplyQueued = typeof PrivateReplyQueued.Type
