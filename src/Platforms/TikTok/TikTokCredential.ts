import { DateTime, Duration, Either, Redacted, Schema } from "effect"
import { TokenExpired } from "../Port/PlatformError.ts"

const Secret = Schema.Redacted(Schema.NonEmptyString)

/** Who reads and moderates the comments of ads, as whom they are answered. */
const Advertiser = Schema.Struct({
  access_token: Secret,
  advertiser_id: Schema.NonEmptyString,
  /** Answers are written as this identity; without it ads are not answered. */
  identity_id: Schema.optional(Schema.NonEmptyString),
  identity_type: Schema.optionalWith(Schema.NonEmptyString, { default: () => "TT_USER" })
})

/** What is stored as the token of an account, as JSON text; `expires_at` is ISO 8601 in UTC. */
export const TikTokCredential = Schema.parseJson(
  Schema.Struct({
    access_token: Secret,
    /** Without it the connection ends when the access token does, after a day. */
    refresh_token: Schema.optional(Secret),
    expires_at: Schema.optional(Schema.DateTimeUtc),
    advertiser: Schema.optional(Advertiser)
  })
)
export type TikTokCredential = typeof TikTokCredential.Type

const decode = Schema.decodeOption(TikTokCredential)
export const encodeCredential = Schema.encodeSync(TikTokCredential)

const reconnect = (why: string) => new TokenExpired({ reason: `${why} Connect the account again.`, why })

export const connectionEnded = reconnect("The connection to TikTok has expired.")

export const readCredential = (token: Redacted.Redacted): Either.Either<TikTokCredential, TokenExpired> =>
  Either.fromOption(decode(Redacted.value(token)), () => reconnect("The stored connection to TikTok cannot be read."))

/** A token is renewed this long before it ends, so that it does not end on its way. */
const margin = Duration.minutes(5)

export const stillGood = ({ expires_at }: TikTokCredential, now: DateTime.Utc): boolean =>
  expires_at === undefined || DateTime.lessThan(DateTime.addDuration(now, margin), expires_at)
