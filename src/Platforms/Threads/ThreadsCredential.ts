import { type DateTime, Option, Redacted, Schema } from "effect"
import { parseJson } from "../Port/PlatformJson.ts"

const Stored = Schema.Struct({
  access_token: Schema.NonEmptyTrimmedString,
  /** ISO 8601 in UTC. */
  expires_at: Schema.DateTimeUtc
})
const decode = Schema.decodeUnknownOption(Stored)
const encode = Schema.encodeSync(Schema.parseJson(Stored))

export interface ThreadsCredential {
  readonly token: Redacted.Redacted
  /** Null where it is not known. */
  readonly endsAt: DateTime.Utc | null
}

/** An access token alone, or JSON with `access_token` and `expires_at`, which is renewed before it ends. */
export const threadsCredential = (stored: Redacted.Redacted): ThreadsCredential =>
  Option.match(Option.flatMap(parseJson(Redacted.value(stored)), decode), {
    onNone: () => ({ token: stored, endsAt: null }),
    onSome: ({ access_token, expires_at }) => ({ token: Redacted.make(access_token), endsAt: expires_at })
  })

export const storedCredential = (token: Redacted.Redacted, endsAt: DateTime.Utc): Redacted.Redacted =>
  Redacted.make(encode({ access_token: Redacted.value(token), expires_at: endsAt }))
