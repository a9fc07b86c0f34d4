import { createHmac, timingSafeEqual } from "node:crypto"
import { DateTime, Either, Option, Redacted, Schema } from "effect"
import type { Observation } from "#src/Comments/Observation.ts"
import { ExternalId, lenient, parseJson } from "../Port/PlatformJson.ts"
import type { PlatformPush, PushedNews } from "../Port/PlatformPush.ts"
import { readTikTokMessage } from "./TikTokMessages.ts"
import { UnixTime } from "./UnixTime.ts"

/** Older than this, a push is refused: somebody may have kept it to send it again. */
const tolerance = 5 * 60

const partsOf = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (header ?? "").split(",").flatMap((part) => {
      const [, name, value] = /^\s*(\w+)=(\S+)\s*$/.exec(part) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    })
  )

const signatureOf = (secret: Redacted.Redacted, time: string, body: Uint8Array) =>
  createHmac("sha256", Redacted.value(secret)).update(`${time}.`).update(body).digest()

/** The value of `Tiktok-Signature` for a body that is sent at a time, in Unix seconds. */
export const signTikTok = (secret: Redacted.Redacted, time: number, body: Uint8Array): string =>
  `t=${time},s=${signatureOf(secret, String(time), body).toString("hex")}`

const isSigned =
  (secret: Redacted.Redacted): PlatformPush["isSigned"] =>
  (body, headers, now) => {
    const parts = partsOf(headers["tiktok-signature"])
    const time = parts.get("t") ?? ""
    const given = parts.get("s") ?? ""
    if (Redacted.value(secret) === "" || !/^\d{1,12}$/.test(time) || !/^[0-9a-f]{64}$/i.test(given)) return false
    if (Math.abs(DateTime.toEpochMillis(now) / 1000 - Number(time)) > tolerance) return false
    return timingSafeEqual(Buffer.from(given, "hex"), signatureOf(secret, time, body))
  }

const Payload = Schema.Struct({
  event: Schema.String,
  user_openid: ExternalId,
  create_time: UnixTime,
  /** JSON within the JSON: its ids are numbers of 19 digits, which a double would not hold. */
  content: lenient(Schema.String)
})
const decode = Schema.decodeUnknownOption(Payload)

const Content = Schema.Struct({ comment_id: ExternalId, comment_action: Schema.String })
const decodeContent = Schema.decodeUnknownOption(Content)

const payloadOf = (body: string) => Option.flatMap(parseJson(body), decode)

const nothing: PushedNews = { observations: [], messages: [], forms: [], skipped: [], readNow: false }
const told = (observation: Observation): PushedNews => ({ ...nothing, observations: [observation] })

/** A new comment comes without the name of who wrote it, and our own like any other: it is read. Messages are all there. */
const read: PlatformPush["read"] = (businessId, body, receivedAt) => {
  const payload = Option.getOrNull(payloadOf(body))
  if (payload === null) return { ...nothing, skipped: ["The body is not a webhook of TikTok."] }
  // a connection that was taken away is noticed by the next reading
  if (payload.event === "authorization.removed") return { ...nothing, readNow: true }
  if (payload.event === "im_receive_msg") {
    const message = readTikTokMessage(payload.content ?? "", businessId, receivedAt)
    return typeof message === "string"
      ? { ...nothing, skipped: [message] }
      : { ...nothing, messages: Option.toArray(message) }
  }
  if (payload.event !== "comment.update") return nothing
  const content = Option.getOrNull(Option.flatMap(parseJson(payload.content ?? ""), decodeContent))
  if (content === null) return { ...nothing, skipped: ["A comment update does not say which comment, or what."] }
  const externalId = content.comment_id
  const news = {
    externalId,
    ...(payload.create_time === null ? {} : { sentAt: DateTime.unsafeMake(payload.create_time * 1000) })
  }
  switch (content.comment_action) {
    case "delete":
      return told({ _tag: "Removed", externalId })
    case "set_to_hidden":
      return told({ _tag: "Hidden", ...news })
    case "set_to_public":
      return told({ _tag: "Unhidden", ...news })
    default:
      return { ...nothing, readNow: true }
  }
}

/** What TikTok pushes: one event at a time, for the account that gave the app its permission. */
export const tiktokPush = (appSecret: Redacted.Redacted): PlatformPush => ({
  signature: "Tiktok-Signature",
  // TikTok does not check an address
  handshake: () => Option.none(),
  isSigned: isSigned(appSecret),
  addressees: (body) =>
    Option.match(payloadOf(body), {
      onNone: () => Either.left("The body is not a webhook of TikTok."),
      onSome: ({ user_openid }) => Either.right([user_openid])
    }),
  read,
  commentUrl: (postUrl) => postUrl
})
