import type { Observation, ObservedComment } from "../Observation.ts"
import type { KnownPost } from "../Posts/PostsRepo.ts"

/** What a batch of reports tells of posts, each once. */
export const reportedPosts = (observations: ReadonlyArray<Observation>): ReadonlyMap<string, KnownPost> => {
  const posts = new Map<string, KnownPost>()
  for (const observation of observations) {
    if (observation._tag !== "Commented" || observation.comment.post === null) continue
    const post = toldBy(observation.comment, observation.comment.post)
    const before = posts.get(post.external_id)
    posts.set(post.external_id, before === undefined ? post : completed(before, post))
  }
  return posts
}

const toldBy = ({ ad }: ObservedComment, post: NonNullable<ObservedComment["post"]>): KnownPost => ({
  external_id: post.externalId,
  caption: post.caption,
  url: post.url,
  ad_id: ad?.id ?? null,
  ad_name: ad?.name ?? null
})

/** What was known stands, and its gaps are filled. */
export const completed = (known: KnownPost, told: KnownPost): KnownPost => ({
  external_id: known.external_id,
  caption: known.caption ?? told.caption,
  url: known.url ?? told.url,
  ad_id: known.ad_id ?? told.ad_id,
  ad_name: known.ad_name ?? told.ad_name
})

export const tellsMore = (known: KnownPost, told: KnownPost): boolean =>
  (known.caption === null && told.caption !== null) ||
  (known.url === null && told.url !== null) ||
  (known.ad_id === null && told.ad_id !== null)

/** The comment with all that is known of its post. A comment under the post of an ad is a comment on the ad. */
export const withPost = (comment: ObservedComment, posts: ReadonlyMap<string, KnownPost>): ObservedComment => {
  const known = comment.post === null ? undefined : posts.get(comment.post.externalId)
  if (comment.post === null || known === undefined) return comment
  const ad = comment.ad ?? (known.ad_id === null ? null : { id: known.ad_id, name: known.ad_name })
  return {
    ...comment,
    ad,
    surface: ad === null ? comment.surface : "ad",
    post: {
      externalId: comment.post.externalId,
      caption: comment.post.caption ?? known.caption,
      url: comment.post.url ?? known.url
    }
  }
}
