import { HttpClientRequest } from "@effect/platform"
import { Effect, Either, Option, Redacted, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Diagnoses, finding, lackingPermissions, type Need } from "../Port/Diagnosis.ts"
import type { PlatformError, Transient } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import type { PlatformAnswer } from "../Port/PlatformHttp.ts"
import { lenient } from "../Port/PlatformJson.ts"
import type { TikTokCredential } from "./TikTokCredential.ts"
import { tiktokGet, tiktokUnsigned } from "./TikTokRequest.ts"
import { handleDone, tiktokAnswer } from "./TikTokResponse.ts"
import type { TikTokSettings } from "./TikTokSettings.ts"

const needs: ReadonlyArray<Need> = [
  { permission: "user.info.basic", without: "the account is not named" },
  { permission: "video.list", without: "videos cannot be read" },
  { permission: "comment.list", without: "comments cannot be read" },
  { permission: "comment.list.manage", without: "comments cannot be hidden or answered" }
]
const ofMessages: Need = { permission: "message.list.read", without: "messages do not come in", optional: true }
const again = "Connect the account again, and allow everything that TikTok asks for."

type App = Pick<TikTokSettings, "api" | "appId" | "appSecret" | "messages">
type PushedEvent = "COMMENT" | "DIRECT_MESSAGE"

/** What a token may do. */
export const createTokenInfoRequest = ({ api, appId }: App, token: Redacted.Redacted) =>
  tiktokUnsigned(api, "tt_user/token_info/get", { app_id: appId, access_token: Redacted.value(token) })

const readTokenInfo = tiktokAnswer(Schema.Struct({ scope: lenient(Schema.String) }))

/** Where the app has comments or messages pushed to. TikTok documents the secret as a parameter. */
const createPushListRequest = ({ api, appId, appSecret }: App, event: PushedEvent) =>
  HttpClientRequest.acceptJson(
    HttpClientRequest.get(`${api.replace(/\/+$/, "")}/business/webhook/list/`, {
      urlParams: { app_id: appId, secret: Redacted.value(appSecret), event_type: event }
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
const unpushedMessages = finding(
  "subscription",
  "TikTok pushes no messages to this app: they do not come in.",
  "Set the address for DIRECT_MESSAGE in the app's webhooks to the address of this installation with /webhooks/tiktok.",
  true
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
  diagnose: tracedFn("TikTok.diagnose")(function* (account) {
    if (settings.appId === "") return { findings: [unset], tokenEndsAt: null, quota: null }
    const { access_token, advertiser, refresh_token } = yield* current(account)
    const { scope } = yield* readTokenInfo(yield* send(createTokenInfoRequest(settings, access_token)))
    const isPushed = Effect.fnUntraced(function* (event: PushedEvent) {
      const pushed = readPushList(yield* send(createPushListRequest(settings, event)))
      return Option.exists(Either.getRight(pushed), ({ callback_url }) => (callback_url ?? "") !== "")
    })
    const comments = yield* isPushed("COMMENT")
    const messages = !settings.messages || (yield* isPushed("DIRECT_MESSAGE"))
    const allNeeds = settings.messages ? [...needs, ofMessages] : needs
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
        ...(scope === null ? [] : lackingPermissions("TikTok", allNeeds, scope.split(","), again)),
        ...(comments ? [] : [unpushed]),
        ...(messages ? [] : [unpushedMessages]),
        ...(refresh_token === undefined ? [endless] : []),
        ...(Either.isLeft(ads) && ads.left._tag !== "Transient" && ads.left._tag !== "RateLimited" ? [noAds] : [])
      ],
      tokenEndsAt: null,
      quota: null
    }
  })
})
