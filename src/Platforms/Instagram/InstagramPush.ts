import { type DateTime, Option, Schema } from "effect"
import type { IncomingMessage } from "#src/Contacts/Messages/IncomingMessage.ts"
import { GraphTime } from "../Graph/GraphTime.ts"
import { readMessaging } from "../Graph/Messaging.ts"
import { accountsIn, type MetaSecrets, metaSigned } from "../Graph/MetaPush.ts"
import { ExternalId, lenient, parseJson } from "../Port/PlatformJson.ts"
import type { PlatformPush, PushedNews } from "../Port/PlatformPush.ts"

const Payload = Schema.Struct({ entry: Schema.Array(Schema.Unknown) })
const decodePayload = Schema.decodeUnknownOption(Payload)

const Entry = Schema.Struct({
  id: ExternalId,
  time: GraphTime,
  changes: lenient(Schema.Unknown),
  messaging: lenient(Schema.Unknown)
})
const decodeEntry = Schema.decodeUnknownOption(Entry)

/**
 * Comments are only told of: a change does not say when one was written, nor surely whose it is, and our own would come
 * back as a stranger's. Messages are all there.
 */
const read = (accountId: string, body: string, receivedAt: DateTime.Utc): PushedNews => {
  const messages: Array<IncomingMessage> = []
  const skipped: Array<string> = []
  let readNow = false
  const entries = Option.flatMap(parseJson(body), decodePayload)
  for (const unread of Option.isNone(entries) ? [] : entries.value.entry) {
    const entry = Option.getOrNull(decodeEntry(unread))
    if (entry === null) {
      skipped.push("An entry does not name its account.")
      continue
    }
    if (entry.id !== accountId) continue
    const { changes, messaging } = entry
    readNow ||= messaging === null || !(changes === null || (Array.isArray(changes) && changes.length === 0))
    const items: ReadonlyArray<unknown> | null = messaging === null ? [] : Array.isArray(messaging) ? messaging : null
    if (items === null) skipped.push("The messages of an entry are not a list.")
    const sentAt = Option.getOrElse(entry.time, () => receivedAt)
    for (const item of items ?? []) {
      const one = readMessaging(item, accountId, sentAt)
      if (one._tag === "Unreadable") skipped.push(one.reason)
      if (one._tag === "Message") messages.push(one.message)
    }
  }
  return { observations: [], messages, forms: [], skipped, readNow }
}

/** What Instagram pushes: messages, and that there are comments to read. */
export const instagramPush = (secrets: MetaSecrets): PlatformPush => ({
  ...metaSigned(secrets),
  addressees: accountsIn("instagram"),
  read,
  commentUrl: (postUrl) => postUrl
})
