import { HttpClientRequest } from "@effect/platform"
import { DateTime, Duration, Either, Option, Redacted, Schema } from "effect"
import { InvalidPlatformRequest, RateLimited, TokenExpired, Transient } from "../Port/PlatformError.ts"
import { retryAfterHeader } from "../Port/PlatformHttp.ts"
import { lenient, parseJson } from "../Port/PlatformJson.ts"
import type { HandleYouTubeResponse } from "./YouTubeResponse.ts"

/** What is stored as the token of a channel, as JSON text; `expires_at` is ISO 8601 in UTC. */
export const YouTubeCredential = Schema.parseJson(
  Schema.Struct({
    access_token: Schema.Redacted(Schema.NonEmptyString),
    /** Without it the connection ends when the access token does. */
    refresh_token: Schema.optional(Schema.Redacted(Schema.NonEmptyString)),
    expires_at: Schema.DateTimeUtc
  })
)
export type YouTubeCredential = typeof YouTubeCredential.Type

/** This service as Google knows it, and where Google gives out tokens. */
export interface GoogleClient {
  readonly tokenAddress: string
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
}

export interface FreshToken {
  readonly accessToken: Redacted.Redacted
  readonly lifetime: Duration.Duration
}

const reconnect = (why: string) => new TokenExpired({ reason: `${why} Connect the channel again.`, why })

export const connectionEnded = reconnect("The connection to YouTube has expired.")

const decodeCredential = Schema.decodeOption(YouTubeCredential)
export const encodeCredential = Schema.encodeSync(YouTubeCredential)

export const readCredential = (token: Redacted.Redacted): Either.Either<YouTubeCredential, TokenExpired> =>
  Either.fromOption(decodeCredential(Redacted.value(token)), () =>
    reconnect("The stored connection to YouTube cannot be read.")
  )

/** A token is renewed this long before it ends, so that it does not end on its way. */
export const renewalMargin = Duration.minutes(1)

export const stillGood = (credential: YouTubeCredential, now: DateTime.Utc): boolean =>
  DateTime.lessThan(DateTime.addDuration(now, renewalMargin), credential.expires_at)

/** Google renews nothing for a service that does not say who it is. */
export const noClient = new InvalidPlatformRequest({
  reason:
    "A YouTube token can only be renewed with Google's client id and secret. Set STEWARD_GOOGLE_CLIENT_ID and STEWARD_GOOGLE_CLIENT_SECRET."
})

export const createRefreshRequest = (client: GoogleClient, refreshToken: Redacted.Redacted) =>
  HttpClientRequest.post(client.tokenAddress).pipe(
    HttpClientRequest.acceptJson,
    HttpClientRequest.bodyUrlParams({
      grant_type: "refresh_token",
      client_id: client.clientId,
      client_secret: Redacted.value(client.clientSecret),
      refresh_token: Redacted.value(refreshToken)
    })
  )

const Grant = Schema.Struct({
  access_token: Schema.Redacted(Schema.NonEmptyString),
  /** Seconds. */
  expires_in: Schema.Union(Schema.Number, Schema.NumberFromString)
})
const decodeGrant = Schema.decodeUnknownOption(Grant)
const decodeFault = Schema.decodeUnknownOption(Schema.Struct({ error: lenient(Schema.String) }))

export const handleRefresh: HandleYouTubeResponse<FreshToken> = (answer, now) => {
  const value = parseJson(answer.body)
  const grant = answer.status === 200 ? Option.flatMap(value, decodeGrant) : Option.none()
  if (Option.isSome(grant))
    return Either.right({
      accessToken: grant.value.access_token,
      lifetime: Duration.seconds(grant.value.expires_in)
    })
  const error = Option.getOrNull(Option.flatMap(value, decodeFault))?.error ?? ""
  if (error === "invalid_grant") return Either.left(connectionEnded)
  if (error === "invalid_client" || error === "unauthorized_client")
    return Either.left(
      new InvalidPlatformRequest({
        reason: "Google does not accept the client id and secret that Steward is set up with."
      })
    )
  if (answer.status === 429)
    return Either.left(
      new RateLimited({
        reason: "Google issues no more tokens for now.",
        retryAfter: Option.getOrElse(retryAfterHeader(answer, now), () => Duration.minutes(1)),
        scope: "app"
      })
    )
  return Either.left(
    new Transient({ reason: `Google did not renew the connection to YouTube (HTTP ${answer.status}).` })
  )
}
