import { createHmac, timingSafeEqual } from "node:crypto"
import { type DateTime, Duration, Option, Redacted, Schema } from "effect"
import type { PlatformCallbacks, SignedRequest } from "../Port/Callbacks.ts"
import { ExternalId, parseJson } from "../Port/PlatformJson.ts"

/** A signature, a dot and what is signed, both in base64url. */
const form = /^([A-Za-z0-9_-]{43})=?\.([A-Za-z0-9_-]{1,8192}={0,2})$/

const Payload = Schema.Struct({
  algorithm: Schema.Literal("HMAC-SHA256"),
  user_id: ExternalId,
  /** Unix seconds. */
  issued_at: Schema.Int
})
const decode = Schema.decodeUnknownOption(Payload)

/** A callback that could not be delivered may come late; by then the same one has the same answer. */
const longestUnderWay = Duration.days(1)
const clocksApart = Duration.minutes(5)

const hmac = (appSecret: Redacted.Redacted, payload: string) =>
  createHmac("sha256", Redacted.value(appSecret)).update(payload).digest()

/** What Meta's `signed_request` says, where this app's secret signed it, and lately. Constant time. */
export const readSignedRequest = (
  appSecret: Redacted.Redacted,
  text: string,
  now: DateTime.Utc
): Option.Option<SignedRequest> => {
  const [, given = "", payload = ""] = form.exec(text) ?? []
  const signature = Buffer.from(given, "base64url")
  const right = hmac(appSecret, payload)
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return Option.none()
  return Option.flatMap(parseJson(Buffer.from(payload, "base64url").toString("utf8")), decode).pipe(
    Option.filter(({ issued_at }) => isRecent(issued_at * 1000, now)),
    Option.map(({ user_id }) => ({ userId: user_id, signature }))
  )
}

const isRecent = (issuedAt: number, { epochMillis }: DateTime.Utc) =>
  issuedAt >= epochMillis - Duration.toMillis(longestUnderWay) &&
  issuedAt <= epochMillis + Duration.toMillis(clocksApart)

/** As Meta writes it. `payload` is JSON text. */
export const signRequest = (appSecret: Redacted.Redacted, payload: string): string => {
  const encoded = Buffer.from(payload).toString("base64url")
  return `${hmac(appSecret, encoded).toString("base64url")}.${encoded}`
}

/** The callbacks of one of Meta's apps: none is believed without its secret. */
export const metaCallbacks = (app: string, appSecret: Option.Option<Redacted.Redacted>): PlatformCallbacks => ({
  app,
  secret: appSecret,
  read: (text, now) => Option.flatMap(appSecret, (secret) => readSignedRequest(secret, text, now))
})
