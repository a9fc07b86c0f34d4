import { Option } from "effect"
import { type Call, type CallRoute, text } from "../World/Call.ts"
import type { Imitation } from "../World/Imitation.ts"
import type { Settings } from "../World/Settings.ts"
import { findToken, type World } from "../World/World.ts"
import { listChannels, listVideos } from "./Catalogue.ts"
import { deleteComment, insertReply, setModerationStatus } from "./CommentActions.ts"
import { listComments } from "./CommentReads.ts"
import { listThreads } from "./CommentThreads.ts"
import { googleLoginRoutes } from "./GoogleLogin.ts"
import { revoke, tokenInfo, tokens } from "./GoogleToken.ts"
import { youTubeFault } from "./YouTubeFaults.ts"
import { guarded, type YouTubeHandler } from "./YouTubeHandler.ts"
import { commentId } from "./YouTubeIds.ts"
import { refreshToken, youTubeSeed } from "./YouTubeSeed.ts"

const readCost = 1
const writeCost = 50

const routes = (settings: Settings): ReadonlyArray<CallRoute> => {
  const read = (path: string, handle: YouTubeHandler): CallRoute => ({
    method: "GET",
    path: `/youtube/v3${path}`,
    handle: guarded(readCost, handle)
  })
  const write = (method: "POST" | "DELETE", path: string, handle: YouTubeHandler): CallRoute => ({
    method,
    path: `/youtube/v3${path}`,
    handle: guarded(writeCost, handle)
  })
  return [
    read("/channels", listChannels),
    read("/videos", listVideos),
    read("/commentThreads", listThreads),
    read("/comments", listComments),
    write("POST", "/comments", insertReply),
    write("POST", "/comments/setModerationStatus", setModerationStatus),
    write("DELETE", "/comments", deleteComment),
    { method: "GET", path: "/google/tokeninfo", handle: tokenInfo(settings.googleClient) },
    ...googleLoginRoutes(settings),
    { method: "POST", path: "/google/token", handle: tokens(settings) },
    { method: "POST", path: "/google/revoke", handle: revoke }
  ]
}

const accountOf = (world: World, call: Call) => {
  const refreshing = call.body["refresh_token"]
  const token = call.bearer ?? (typeof refreshing === "string" ? refreshing : "")
  return Option.getOrNull(Option.map(findToken(world, "youtube", token), ({ accountId }) => accountId))
}

export const youtube = (settings: Settings): Imitation => ({
  platform: "youtube",
  seed: youTubeSeed,
  credential: refreshToken,
  routes: routes(settings),
  batching: null,
  prefixes: ["/youtube", "/google"],
  unknownPath: () => text(404, "<html><title>Error 404 (Not Found)!!1</title></html>", "text/html"),
  commentId,
  announce: (world) => world,
  accountOf,
  faultAnswer: youTubeFault,
  message: null,
  push: null,
  finish: (_world, _call, answer) => answer
})
