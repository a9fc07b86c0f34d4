import { HttpClientRequest } from "@effect/platform"
import { Effect, Either, Option, Redacted, Schema } from "effect"
import { type Diagnoses, finding, lackingPermissions } from "../Port/Diagnosis.ts"
import type { PlatformError, Transient } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import type { PlatformAnswer } from "../Port/PlatformHttp.ts"
import { lenient } from "../Port/PlatformJson.ts"
import type { TikTokCredential } from "./TikTokCredential.ts"
import { tiktokGet, tiktokUnsigned } from "./TikTokRequest.ts"
import { handleDone, tiktokAnswer } from "./TikTokResponse.ts"
import type { TikTokSettings } from "./TikTokSettings.ts"

const needs = [
  { permission: "user.info.basic", without: "the account is not named" },
  { permission: "video.list", without: "videos cannot be read" },
  { permission: "comment.list", without: "comments cannot be read" },
  { permission: "comment.list.manage", without: "comments cannot be hidden or answered" }
]
const again = "Connect the account again, and allow everything that TikTok asks for."

type App = Pick<TikTokSettings, "api" | "appId" | "appSecret">

/** What a token may do. */
export const createTokenInfoRequest = ({ api, appId }: App, token: Redacted.Redacted) =>
  tiktokUnsigned(api, "tt_user/token_info/get", { app_id: appId, access_token: Redacted.value(token) })

const readTokenInfo = tiktokAnswer(Schema.Struct({ scope: lenient(Schema.String) }))

/** Where the app has comments pushed to. TikTok documents the secret as a parameter. */
export const createPushListRequest = ({ api, appId, appSecret }: App) =>
  HttpClientRequest.acceptJson(
    HttpClientRequest.get(`${api.replace(/\/+$/, "")}/business/webhook/list/`, {
      urlParams: { app_id: appId, secret: Redacted.value(appSecret), event_type: "COMMENT" }
    })
  )

const readPushList = tiktokAnswer(Schema.Struct({ callback_url: lenient(Schema.String) }))

/** Whether an advertiser's token may read its ads. */
export const createAdGroupsRequest = (advertiserId: string) =>
  tiktokGet("adgroup/get", { advertiser_id: advertiserId, page: "1", page_size: "1" })

const unset = finding(
  "settings",
  "Steward cannot renew the token of this account, nor see what it may do.",
  "Set STEWARD_TIKTOK_APP_ID and STEWARD_TIKTOK_APP_SECRET to the id and the secret of your app at TikTok."
)
const unpushed = finding(
  "subscription",
  "TikTok pushes no comments to this app: they come in late.",
  "Set the address for COMMENT in the app's webhooks to the address of this installation with /webhooks/tiktok."
)
const endless = finding(
  "token",
  "The account was connected without a refresh_token, so the connection ends within a day.",
  again
)
const noAds = finding(
  "permission",
  "TikTok does not let Steward read the ads of the advertiser that this account was connected with.",
  "Connect the account again with a token of an advertiser who allows the app to manage ads and comments."
)

/** What an account lacks. `current`: what it is called with, renewed where that is due. */
export const tiktokDiagnosis = (
  settings: App,
  current: (account: AccountAccess) => Effect.Effect<TikTokCredential, PlatformError>,
  send: (request: HttpClientRequest.HttpClientRequest) => Effect.Effect<PlatformAnswer, Transient>
): Diagnoses => ({
  diagnose: Effect.fn("TikTok.diagnose")(function* (account) {
    if (settings.appId === "") return { findings: [unset], tokenEndsAt: null, quota: null }
    const { access_token, advertiser, refresh_token } = yield* current(account)
    const { scope } = yield* readTokenInfo(yield* send(createTokenInfoRequest(settings, access_token)))
    const pushed = readPushList(yield* send(createPushListRequest(settings)))
    const isPushed = Option.exists(Either.getRight(pushed), ({ callback_url }) => (callback_url ?? "") !== "")
    const ads =
      advertiser === undefined
        ? Either.void
        : handleDone(
            yield* send(
              createAdGroupsRequest(advertiser.advertiser_id)({ base: settings.api, token: advertiser.access_token })
            )
          )
    return {
      findings: [
        ...(scope === null ? [] : lackingPermissions("TikTok", needs, scope.split(","), again)),
        ...(isPushed ? [] : [unpushed]),
        ...(refresh_token === undefined ? [endless] : []),
        ...(Either.isLeft(ads) && ads.left._tag !== "Transient" && ads.left._tag !== "RateLimited" ? [noAds] : [])
      ],
      tokenEndsAt: null,
      quota: null
    }
  })
})
