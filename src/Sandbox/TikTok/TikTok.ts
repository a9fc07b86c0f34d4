import { Option } from "effect"
import type { Call, CallHandler, CallRoute } from "../World/Call.ts"
import type { Imitation } from "../World/Imitation.ts"
import type { Settings } from "../World/Settings.ts"
import { findToken, type World } from "../World/World.ts"
import { createReply, setHidden } from "./TikTokActions.ts"
import { adGroups, listAdComments, postAdReply, setStatus } from "./TikTokAds.ts"
import {
  answer,
  gone,
  noSuchPath,
  notPermitted,
  refreshEnded,
  systemError,
  tokenRefused,
  tooMany
} from "./TikTokAnswer.ts"
import { listComments, listReplies, listVideos, profile } from "./TikTokComments.ts"
import { announce, announceMessage, commentId, tiktokPushing } from "./TikTokEvents.ts"
import { guarded, type TikTokHandler } from "./TikTokHandler.ts"
import { pushList, tokenInfo } from "./TikTokInspecting.ts"
import { tiktokLoginRoutes } from "./TikTokLogin.ts"
import { refresh } from "./TikTokOAuth.ts"
import { refreshToken, tiktokSeed } from "./TikTokSeed.ts"

const route = (method: CallRoute["method"], path: string, handle: CallHandler): CallRoute => ({
  method,
  path: `/tiktok/open_api/v1.3/${path}/`,
  handle
})
const get = (path: string, handle: TikTokHandler) => route("GET", path, guarded(handle))
const post = (path: string, handle: TikTokHandler) => route("POST", path, guarded(handle))

const routes = (settings: Settings): ReadonlyArray<CallRoute> => [
  ...tiktokLoginRoutes(settings),
  route("POST", "tt_user/oauth2/refresh_token", refresh),
  route("POST", "tt_user/token_info/get", tokenInfo),
  route("GET", "business/webhook/list", pushList),
  get("business/get", profile),
  get("business/video/list", listVideos),
  get("business/comment/list", listComments),
  get("business/comment/reply/list", listReplies),
  post("business/comment/hide", setHidden),
  post("business/comment/reply/create", createReply),
  get("adgroup/get", adGroups),
  get("comment/list", listAdComments),
  post("comment/status/update", setStatus),
  post("comment/post", postAdReply)
]

const accountOf = (world: World, call: Call) =>
  Option.getOrNull(
    Option.fromNullable(call.accessToken).pipe(
      Option.flatMap((text) => findToken(world, "tiktok", text)),
      Option.map(({ accountId }) => accountId)
    )
  )

const faultAnswer: Imitation["faultAnswer"] = (kind, _params, call) => {
  switch (kind) {
    case "rate_limit":
      return tooMany
    case "token_expired":
      return call.path.includes("/oauth2/") ? refreshEnded : tokenRefused
    case "comment_removed":
      return gone("named")
    case "permission":
      return notPermitted("do this")
    case "server_error":
      return systemError
    case "empty_page":
      return answer({ comments: [], cursor: Number(call.query["cursor"] ?? 0), has_more: true })
    case "malformed":
    case "policy_block":
      return null
  }
}

/** TikTok's API for Business: comments of an account's videos, and of an advertiser's ads. */
export const tiktok = (settings: Settings): Imitation => ({
  platform: "tiktok",
  seed: tiktokSeed,
  credential: refreshToken,
  routes: routes(settings),
  batching: null,
  prefixes: ["/tiktok"],
  unknownPath: () => noSuchPath,
  commentId: (_post, _parent, sequence) => commentId(sequence),
  announce,
  accountOf,
  faultAnswer,
  message: announceMessage,
  push: tiktokPushing,
  finish: (_world, _call, given) => given
})
