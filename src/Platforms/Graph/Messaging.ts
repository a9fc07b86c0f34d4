import { type DateTime, Option, Schema } from "effect"
import type { IncomingMessage } from "#src/Contacts/Messages/IncomingMessage.ts"
import { storable } from "#src/Ground/StorableText.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { GraphTime } from "./GraphTime.ts"

/** An entry of `messaging`. Its time is in milliseconds, as that of no other entry is. */
const Messaging = Schema.Struct({
  sender: Schema.Struct({ id: ExternalId }),
  timestamp: GraphTime,
  message: lenient(
    Schema.Struct({
      mid: lenient(ExternalId),
      text: lenient(Schema.String),
      is_echo: lenient(Schema.Boolean),
      is_self: lenient(Schema.Boolean),
      is_deleted: lenient(Schema.Boolean)
    })
  ),
  postback: lenient(Schema.Struct({ mid: lenient(ExternalId), title: lenient(Schema.String) }))
})

const decode = Schema.decodeUnknownOption(Messaging)

/** Everything else that an account hears of in `messaging`: receipts, reactions and what other products send. */
const isMessage = Schema.is(
  Schema.Union(Schema.Struct({ message: Schema.Object }), Schema.Struct({ postback: Schema.Object }))
)

/** What became of one entry: a message or tap, nothing that matters here, or something not understood. */
export type ReadMessaging =
  | { readonly _tag: "Message"; readonly message: IncomingMessage }
  | { readonly _tag: "Ignored" }
  | { readonly _tag: "Unreadable"; readonly reason: string }

const ignored: ReadMessaging = { _tag: "Ignored" }

/** Reads an entry of `messaging` of a page or an Instagram account. `sentAt` stands in where its own time is missing. */
export const readMessaging = (unread: unknown, accountId: string, sentAt: DateTime.Utc): ReadMessaging => {
  if (!isMessage(unread)) return ignored
  return Option.match(decode(unread), {
    onNone: (): ReadMessaging => ({ _tag: "Unreadable", reason: "A message does not say who sent it." }),
    onSome: ({ message, postback, sender, timestamp }) => {
      // what the account itself wrote comes back as an echo
      const own = sender.id === accountId || message?.is_echo === true || message?.is_self === true
      if (own || message?.is_deleted === true) return ignored
      const time = Option.getOrElse(timestamp, () => sentAt)
      const common = { senderId: sender.id, sentAt: time }
      if (message !== null) {
        if (message.mid === null) return { _tag: "Unreadable", reason: "A message has no id." }
        const text = storable(message.text ?? "")
        return { _tag: "Message", message: { ...common, externalId: message.mid, kind: "text", text } }
      }
      if (postback === null) return ignored
      // taps had no id of their own in earlier versions
      const externalId = postback.mid ?? `tap:${sender.id}:${time.epochMillis}`
      return { _tag: "Message", message: { ...common, externalId, kind: "tap", text: storable(postback.title ?? "") } }
    }
  })
}
