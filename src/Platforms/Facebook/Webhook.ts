import { type DateTime, Either, Option, Schema } from "effect"
import type { Observation } from "#src/Comments/Observation.ts"
import type { IncomingMessage } from "#src/Contacts/Messages/IncomingMessage.ts"
import { GraphTime } from "../Graph/GraphTime.ts"
import { readMessaging } from "../Graph/Messaging.ts"
import { ExternalId, fieldsOf, lenient, parseJson, textOf } from "../Port/PlatformJson.ts"
import { readFeedChange } from "./FeedChange.ts"
import { readLeadChange } from "./LeadForm.ts"

/** What one delivery told about the comments of one page, and the messages to it, each in the order of the delivery. */
export interface PageObservations {
  readonly pageId: string
  readonly observations: ReadonlyArray<Observation>
  readonly messages: ReadonlyArray<IncomingMessage>
  /** Forms of its ads that were filled in. */
  readonly forms: ReadonlyArray<string>
}

export interface ReadWebhook {
  readonly pages: ReadonlyArray<PageObservations>
  /** What could not be read, in words for the log. Never holds what people wrote. */
  readonly skipped: ReadonlyArray<string>
}

const Payload = Schema.Struct({ object: Schema.String, entry: Schema.Array(Schema.Unknown) })
const Entry = Schema.Struct({
  id: ExternalId,
  time: GraphTime,
  changes: lenient(Schema.Unknown),
  messaging: lenient(Schema.Unknown)
})

const decodePayload = Schema.decodeUnknownOption(Payload)
const decodeId = Schema.decodeUnknownOption(Schema.Struct({ id: ExternalId }))
const decodeEntry = Schema.decodeUnknownOption(Entry)

const payloadOf = (body: string): Either.Either<typeof Payload.Type, string> => {
  const json = parseJson(body)
  if (Option.isNone(json)) return Either.left("The body is not JSON.")
  const payload = decodePayload(json.value)
  if (Option.isNone(payload)) return Either.left("The body is not a webhook of Meta.")
  return payload.value.object === "page" ? Either.right(payload.value) : Either.left("The webhook is not about a page.")
}

/**
 * Reads the body of a page webhook, signature already checked. Takes whatever it understands and never
 * throws; what is missing a time gets that of its entry, else `receivedAt`. `only`: the one page that it is read for, as
 * others may be another brand's.
 */
export const readWebhook = (body: string, receivedAt: DateTime.Utc, only?: string): ReadWebhook => {
  const payload = payloadOf(body)
  if (Either.isLeft(payload)) return { pages: [], skipped: [payload.left] }

  const skipped: Array<string> = []
  const pages = new Map<
    string,
    {
      readonly observations: Array<Observation>
      readonly messages: Array<IncomingMessage>
      readonly forms: Array<string>
    }
  >()
  const listed = (what: string, value: unknown): ReadonlyArray<unknown> => {
    if (Array.isArray(value)) return value
    if (value !== null) skipped.push(`The ${what} of an entry are not a list.`)
    return []
  }
  const about = (pageId: string) => {
    const page = pages.get(pageId) ?? { observations: [], messages: [], forms: [] }
    pages.set(pageId, page)
    return page
  }
  for (const unread of payload.right.entry) {
    const entry = decodeEntry(unread)
    if (Option.isNone(entry)) {
      skipped.push("An entry has no page id.")
      continue
    }
    const { changes, id, messaging, time } = entry.value
    if (only !== undefined && id !== only) continue
    const sentAt = Option.getOrElse(time, () => receivedAt)
    for (const change of listed("changes", changes)) {
      const read = readChange(change, id, sentAt)
      if (read._tag === "Unreadable") skipped.push(read.reason)
      if (read._tag === "Observed") about(id).observations.push(read.observation)
      if (read._tag === "Filled") about(id).forms.push(read.form)
    }
    for (const item of listed("messages", messaging)) {
      const read = readMessaging(item, id, sentAt)
      if (read._tag === "Unreadable") skipped.push(read.reason)
      if (read._tag === "Message") about(id).messages.push(read.message)
    }
  }
  return { pages: Array.from(pages, ([pageId, page]) => ({ pageId, ...page })), skipped }
}

const readChange = (unread: unknown, pageId: string, sentAt: DateTime.Utc) => {
  const change = fieldsOf(unread)
  const field = change === null ? null : textOf(change["field"])
  if (change === null || field === null) return { _tag: "Unreadable", reason: "A change names no field." } as const
  if (field === "leadgen") return readLeadChange(change["value"])
  return field === "feed" ? readFeedChange(change["value"], pageId, sentAt) : ({ _tag: "Ignored" } as const)
}

/** The pages that the body of a webhook is about, each once; or why it does not tell. */
export const webhookPages = (body: string): Either.Either<ReadonlyArray<string>, string> =>
  Either.flatMap(payloadOf(body), ({ entry }) => {
    const ids = entry.flatMap((one) => Option.toArray(decodeId(one)).map(({ id }) => id))
    return ids.length === 0 && entry.length > 0
      ? Either.left("No entry has a page id.")
      : Either.right([...new Set(ids)])
  })
