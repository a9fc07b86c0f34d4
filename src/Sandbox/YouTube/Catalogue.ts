import { Either } from "effect"
import { answered } from "../World/Call.ts"
import { videoResource } from "./CommentResource.ts"
import { invalid } from "./YouTubeAnswer.ts"
import { listed, parts, type YouTubeHandler } from "./YouTubeHandler.ts"
import { byIds } from "./YouTubeList.ts"

/** `GET /channels`, with `mine=true` or by `id`. */
export const listChannels: YouTubeHandler = (world, call, _now, own) =>
  Either.gen(function* () {
    yield* parts(call, ["id", "snippet", "contentDetails", "statistics"])
    const { mine, id } = call.query
    if (mine !== "true" && id === undefined)
      return yield* Either.left(invalid("missingRequiredParameter", "No filter selected. Expected one of: mine, id"))
    const ids = mine === "true" ? [own.id] : listed(id)
    const channels = world.accounts.filter((account) => account.platform === "youtube" && ids.includes(account.id))
    const items = channels.map((channel) => ({
      kind: "youtube#channel",
      etag: channel.id,
      id: channel.id,
      snippet: { title: channel.name, description: "", customUrl: `@${channel.handle}` },
      contentDetails: { relatedPlaylists: { likes: "", uploads: channel.id.replace(/^UC/, "UU") } },
      statistics: { viewCount: "0", subscriberCount: "0", videoCount: "3" }
    }))
    return answered(world, byIds("youtube#channelListResponse", items))
  })

/** `GET /videos` by `id`; unknown ones are left out. */
export const listVideos: YouTubeHandler = (world, call) =>
  Either.gen(function* () {
    yield* parts(call, ["id", "snippet", "status", "statistics", "contentDetails"])
    const ids = listed(call.query["id"])
    if (ids.length === 0)
      return yield* Either.left(invalid("missingRequiredParameter", "No filter selected. Expected one of: id"))
    const videos = world.posts.filter((post) => post.platform === "youtube" && ids.includes(post.id))
    const titleOf = (channelId: string) => world.accounts.find((account) => account.id === channelId)?.name ?? ""
    return answered(
      world,
      byIds(
        "youtube#videoListResponse",
        videos.map((video) => videoResource(video, titleOf(video.accountId)))
      )
    )
  })
