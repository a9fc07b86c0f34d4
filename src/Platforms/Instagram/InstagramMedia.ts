import { Option, Schema } from "effect"
import type { PostFacts } from "#src/Comments/Posts/PostFacts.ts"
import { storable } from "#src/Ground/StorableText.ts"
import type { AdvertisedPost } from "../Graph/Ads.ts"
import { type GraphAccess, graphGet } from "../Graph/GraphRequest.ts"
import { type GraphPage, graphAnswer } from "../Graph/GraphResponse.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import type { WalkedPost } from "../Walk/PostWalk.ts"

const fields = "id,caption,permalink,comments_count"

export const createMediaListRequest = (access: GraphAccess, accountId: string, limit: number) =>
  graphGet(access, [accountId, "media"], { fields, limit: String(limit) })

export const createMediaRequest = (access: GraphAccess, mediaId: string) => graphGet(access, [mediaId], { fields })

const Media = Schema.Struct({
  id: ExternalId,
  caption: lenient(Schema.String),
  permalink: lenient(Schema.String),
  comments_count: lenient(Schema.NonNegativeInt)
})
type Media = typeof Media.Type

const decode = Schema.decodeUnknownOption(Media)

export const handleMedia = graphAnswer(Media)

export const walkedPost = ({ caption, comments_count, id, permalink }: Media, ad: WalkedPost["ad"]): WalkedPost => ({
  externalId: id,
  caption: caption === null ? null : storable(caption),
  url: permalink === null ? null : storable(permalink),
  ad,
  comments: comments_count
})

/** The newest posts, and the active ads that show none of them: an ad has comments of its own. */
export const walkedPosts = (
  page: GraphPage,
  ads: ReadonlyMap<string, AdvertisedPost>,
  mostAds: number
): ReadonlyArray<WalkedPost> => {
  const newest = page.items.flatMap((item) =>
    Option.toArray(decode(item)).map((media) => walkedPost(media, ads.get(media.id)?.ad ?? null))
  )
  const shown = new Set(newest.map(({ externalId }) => externalId))
  const dark = Array.from(ads.values()).filter(({ active, postId }) => active && !shown.has(postId))
  return [
    ...newest,
    ...dark
      .slice(0, mostAds)
      .map(({ ad, postId }) => ({ externalId: postId, caption: null, url: null, ad, comments: null }))
  ]
}

export const factsOf = ({ ad, caption, externalId, url }: WalkedPost): PostFacts => ({
  externalId,
  caption,
  url,
  ad,
  commentUrl: () => url
})
