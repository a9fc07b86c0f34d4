import { enqueue } from "../Webhooks/Deliveries.ts"
import type { PushVerb } from "../World/Imitation.ts"
import type { SandboxComment } from "../World/SandboxComment.ts"
import type { Post, World } from "../World/World.ts"

export const commentId = (_post: Post, _parent: SandboxComment | null, sequence: number) =>
  `1787${String(1_000_000 + sequence).padStart(13, "0")}`

/** Instagram tells of new comments alone, without when they were written. */
export const announce = (world: World, comment: SandboxComment, verb: PushVerb, now: number): World => {
  if (verb !== "add") return world
  const ad = world.posts.find(({ id, platform }) => platform === "instagram" && id === comment.postId)?.ad ?? null
  const value = {
    id: comment.id,
    from: { id: comment.author.id, username: comment.author.handle },
    text: comment.text,
    ...(comment.parentId === null ? {} : { parent_id: comment.parentId }),
    media: {
      id: comment.postId,
      media_product_type: ad === null ? "FEED" : "AD",
      ...(ad === null ? {} : { ad_id: ad.id, ad_title: ad.name })
    }
  }
  return enqueue(world, "instagram", comment.accountId, { field: "comments", value }, now)
}
