import { Schema } from "effect"
import { ContactId, MessageId } from "#schema/Ids.ts"

/** A message as it was taken in. */
export const RecentMessage = Schema.Struct({
  id: MessageId,
  contact_id: ContactId,
  kind: Schema.Literal("text", "tap"),
  text: Schema.String,
  received_at: Schema.DateFromSelf
})
export type RecentMessage = typeof RecentMessage.Type
