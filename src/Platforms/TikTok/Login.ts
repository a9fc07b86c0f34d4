import type { HttpClientRequest } from "@effect/platform"
import { DateTime, Duration, type Effect, Redacted, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { NotAllowed, type Transient } from "../Port/PlatformError.ts"
import type { PlatformAnswer } from "../Port/PlatformHttp.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import type { LoginCode, PlatformLogin } from "../Port/PlatformLogin.ts"
import { encodeCredential, readCredential } from "./TikTokCredential.ts"
import { tiktokUnsigned } from "./TikTokRequest.ts"
import { handleDone, tiktokAnswer } from "./TikTokResponse.ts"
import type { TikTokSettings } from "./TikTokSettings.ts"
import { createProfileRequest, handleProfile } from "./Videos.ts"

const needed = ["user.info.basic", "video.list", "comment.list", "comment.list.manage"]
const forMessages = "message.list.read"

type App = Pick<TikTokSettings, "api" | "appId" | "appSecret">

export const createCodeRequest = ({ api, appId, appSecret }: App, { code, redirectUri }: LoginCode) =>
  tiktokUnsigned(api, "tt_user/oauth2/token", {
    client_id: appId,
    client_secret: Redacted.value(appSecret),
    grant_type: "authorization_code",
    auth_code: Redacted.value(code),
    redirect_uri: redirectUri
  })

export const createRevokeRequest = ({ api, appId, appSecret }: App, token: Redacted.Redacted) =>
  tiktokUnsigned(api, "tt_user/oauth2/revoke", {
    client_id: appId,
    client_secret: Redacted.value(appSecret),
    access_token: Redacted.value(token)
  })

const Secret = Schema.Redacted(Schema.NonEmptyString)
const readGrant = tiktokAnswer(
  Schema.Struct({
    access_token: Secret,
    /** Seconds. */
    expires_in: Schema.Number,
    refresh_token: Secret,
    open_id: ExternalId,
    scope: lenient(Schema.String)
  })
)

type Send = (request: HttpClientRequest.HttpClientRequest) => Effect.Effect<PlatformAnswer, Transient>

/** What was not given, of what nothing can be done without. */
const lacking = (given: string | null) =>
  given === null ? [] : needed.filter((scope) => !given.split(",").includes(scope))

/** The login of TikTok's business accounts. Ads are moderated with an advertiser's token, which a file brings. */
export const tiktokLogin = (settings: TikTokSettings, send: Send): PlatformLogin => ({
  missing: settings.appId === "" ? ["STEWARD_TIKTOK_APP_ID", "STEWARD_TIKTOK_APP_SECRET"] : [],
  address: ({ redirectUri, state }) =>
    `${settings.authorize}?${new URLSearchParams({
      client_key: settings.appId,
      response_type: "code",
      scope: [...needed, ...(settings.messages ? [forMessages] : [])].join(","),
      redirect_uri: redirectUri,
      state: Redacted.value(state)
    })}`,
  redeem: tracedFn("TikTok.redeem")(function* (code) {
    const grant = yield* readGrant(yield* send(createCodeRequest(settings, code)))
    const missing = lacking(grant.scope)
    if (missing.length > 0) {
      return yield* new NotAllowed({
        reason: `You did not give Steward ${missing.join(", ")}. Without that, comments cannot be moderated.`
      })
    }
    const expires_at = DateTime.addDuration(yield* DateTime.now, Duration.seconds(grant.expires_in))
    const token = Redacted.make(
      encodeCredential({ access_token: grant.access_token, refresh_token: grant.refresh_token, expires_at })
    )
    const profile = createProfileRequest(grant.open_id)({ base: settings.api, token: grant.access_token })
    const { name } = yield* handleProfile(grant.open_id)(yield* send(profile))
    return [{ externalId: grant.open_id, name, token, authorizedBy: null, refusal: null }]
  }),
  // pushes are set up for the app as a whole
  subscribe: null,
  // a token is renewed by being used
  renew: null,
  revoke: tracedFn("TikTok.revoke")(function* ({ token }) {
    const { access_token } = yield* readCredential(token)
    yield* handleDone(yield* send(createRevokeRequest(settings, access_token)))
  })
})
