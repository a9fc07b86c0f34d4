import { HttpClientRequest } from "@effect/platform"
import { DateTime, Duration, Effect, Either, Option, Redacted, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { InvalidPlatformRequest, NotAllowed, type PlatformError, type Transient } from "../Port/PlatformError.ts"
import type { PlatformAnswer } from "../Port/PlatformHttp.ts"
import { lenient, parseJson } from "../Port/PlatformJson.ts"
import type { LoginCode, PlatformLogin } from "../Port/PlatformLogin.ts"
import { createChannelRequest, handleChannel } from "./IdentifyChannel.ts"
import { encodeCredential, type GoogleClient, handleRefresh, readCredential } from "./Token.ts"
import type { YouTubeSettings } from "./YouTubeSettings.ts"

const scope = "https://www.googleapis.com/auth/youtube.force-ssl"

export const createCodeRequest = ({ clientId, clientSecret, tokenAddress }: GoogleClient, sent: LoginCode) =>
  HttpClientRequest.post(tokenAddress).pipe(
    HttpClientRequest.acceptJson,
    HttpClientRequest.bodyUrlParams({
      grant_type: "authorization_code",
      client_id: clientId,
      client_secret: Redacted.value(clientSecret),
      redirect_uri: sent.redirectUri,
      code: Redacted.value(sent.code),
      code_verifier: Redacted.value(sent.verifier)
    })
  )

/** Ends a refresh token, with all that was made of it. It stands beside the address for tokens. */
export const createRevokeRequest = ({ tokenAddress }: GoogleClient, token: Redacted.Redacted) =>
  HttpClientRequest.post(tokenAddress.replace(/\/token$/, "/revoke")).pipe(
    HttpClientRequest.acceptJson,
    HttpClientRequest.bodyUrlParams({ token: Redacted.value(token) })
  )

const decodeGrant = Schema.decodeUnknownOption(
  Schema.Struct({
    access_token: Schema.Redacted(Schema.NonEmptyString),
    refresh_token: lenient(Schema.Redacted(Schema.NonEmptyString)),
    /** Seconds. */
    expires_in: Schema.Number,
    scope: lenient(Schema.String)
  })
)

const stale = new InvalidPlatformRequest({ reason: "Google does not accept this login any more." })
const unknownAddress = new InvalidPlatformRequest({
  reason: "Google does not know the address of this Steward. Add it to the client's authorized redirect URIs."
})
const noScope = new NotAllowed({
  reason: "You did not give Steward the permission to manage comments. Tick it on Google's page."
})
const noRefresh = new NotAllowed({
  reason:
    "Google gave no lasting token. Remove Steward at myaccount.google.com/connections, and connect the channel again."
})

type Send = (request: HttpClientRequest.HttpClientRequest) => Effect.Effect<PlatformAnswer, Transient>

const decodeFault = Schema.decodeUnknownOption(Schema.Struct({ error: Schema.String }))

/** What stands in Google's refusal of a code. */
const refused = (answer: PlatformAnswer, now: DateTime.Utc): PlatformError => {
  const fault = Option.flatMap(parseJson(answer.body), decodeFault)
  if (Option.exists(fault, ({ error }) => error === "redirect_uri_mismatch")) return unknownAddress
  return Either.match(handleRefresh(answer, now), {
    onRight: () => stale,
    onLeft: (error) => (error._tag === "TokenExpired" ? stale : error)
  })
}

/** Google's login, for the channel that the person picks there. */
export const youtubeLogin = (settings: YouTubeSettings, google: Send, api: Send): PlatformLogin => {
  const client: GoogleClient = {
    tokenAddress: settings.token,
    clientId: settings.clientId,
    clientSecret: settings.clientSecret
  }
  return {
    missing: settings.clientId === "" ? ["STEWARD_GOOGLE_CLIENT_ID", "STEWARD_GOOGLE_CLIENT_SECRET"] : [],
    address: ({ challenge, redirectUri, state }) =>
      `${settings.authorize}?${new URLSearchParams({
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope,
        access_type: "offline",
        prompt: "consent",
        state: Redacted.value(state),
        code_challenge: challenge,
        code_challenge_method: "S256"
      })}`,
    redeem: tracedFn("YouTube.redeem")(function* (code) {
      const answer = yield* google(createCodeRequest(client, code))
      const now = yield* DateTime.now
      const grant = answer.status === 200 ? Option.getOrNull(Option.flatMap(parseJson(answer.body), decodeGrant)) : null
      if (grant === null) return yield* Effect.fail(refused(answer, now))
      if (grant.scope !== null && !grant.scope.split(" ").includes(scope)) return yield* noScope
      if (grant.refresh_token === null) return yield* noRefresh
      const channel = createChannelRequest({ base: settings.api, accessToken: grant.access_token })
      const { externalId, name } = yield* handleChannel(yield* api(channel), now)
      const token = Redacted.make(
        encodeCredential({
          access_token: grant.access_token,
          refresh_token: grant.refresh_token,
          expires_at: DateTime.addDuration(now, Duration.seconds(grant.expires_in))
        })
      )
      return [{ externalId, name, token, authorizedBy: null, refusal: null }]
    }),
    // YouTube pushes nothing
    subscribe: null,
    // access tokens are renewed by being used
    renew: null,
    revoke: tracedFn("YouTube.revoke")(function* ({ token }) {
      const { access_token, refresh_token } = yield* readCredential(token)
      const answer = yield* google(createRevokeRequest(client, refresh_token ?? access_token))
      // what is not good any more is refused with 400
      if (answer.status !== 200 && answer.status !== 400)
        return yield* Effect.fail(refused(answer, yield* DateTime.now))
    })
  }
}
