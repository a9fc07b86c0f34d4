import { DateTime, Option, Schema } from "effect"
import type { IncomingMessage } from "#src/Contacts/Messages/IncomingMessage.ts"
import { storable } from "#src/Ground/StorableText.ts"
import { ExternalId, lenient, parseJson } from "../Port/PlatformJson.ts"

const Party = Schema.Struct({ id: ExternalId })

/** The content of `im_receive_msg`. */
const Content = Schema.Struct({
  message_id: ExternalId,
  /** Milliseconds. */
  timestamp: lenient(Schema.Number.pipe(Schema.filter((time) => time > 0 && time < 1e14))),
  /** The same of a person in comments and messages. */
  unique_identifier: lenient(ExternalId),
  /** The username. */
  from: lenient(Schema.String),
  from_user: lenient(Party),
  to_user: lenient(Party),
  text: lenient(Schema.Struct({ body: lenient(Schema.String) }))
})
const decode = Schema.decodeUnknownOption(Content)

/**
 * A message to a business: none for one that went elsewhere, as our own do. Fails with why it cannot be read. Of pictures
 * and shared videos there is no text.
 */
export const readTikTokMessage = (
  content: string,
  businessId: string,
  receivedAt: DateTime.Utc
): Option.Option<IncomingMessage> | string => {
  const told = Option.getOrNull(Option.flatMap(parseJson(content), decode))
  if (told === null) return "A message has no id."
  const { from, from_user, message_id, text, timestamp, to_user, unique_identifier } = told
  if (from_user?.id === businessId || (to_user !== null && to_user.id !== businessId)) return Option.none()
  const senderId = unique_identifier ?? from_user?.id ?? null
  if (senderId === null) return "A message does not say who sent it."
  return Option.some({
    externalId: message_id,
    senderId,
    senderHandle: storable(from ?? ""),
    kind: "text",
    text: storable(text?.body ?? ""),
    sentAt: timestamp === null ? receivedAt : DateTime.unsafeMake(Math.floor(timestamp))
  })
}
