import { graphTime } from "../Graph/GraphInput.ts"
import { enqueue } from "../Webhooks/Deliveries.ts"
import type { PushVerb } from "../World/Imitation.ts"
import type { SandboxComment } from "../World/SandboxComment.ts"
import type { Post, World } from "../World/World.ts"

/** `<post>_<comment>`; the page's id stays out of it. */
export const commentId = (post: Post, _parent: SandboxComment | null, sequence: number) =>
  `${post.id.split("_")[1] ?? post.id}_${770_000 + sequence}`

/** The value of a `feed` change. A removal tells neither the text nor when it was written. */
const feedChange = (post: Post | undefined, comment: SandboxComment, verb: PushVerb) => ({
  field: "feed",
  value: {
    item: "comment",
    verb,
    comment_id: comment.id,
    post_id: comment.postId,
    parent_id: comment.parentId ?? comment.postId,
    from: { id: comment.author.id, name: comment.author.name },
    ...(verb === "remove"
      ? {}
      : { message: comment.text, created_time: Math.floor(comment.createdAt / 1000), ...photoOf(comment) }),
    ...(post === undefined ? {} : { post: postOf(post) })
  }
})

const photoOf = (comment: SandboxComment) => (comment.media === null ? {} : { photo: comment.media })

const postOf = (post: Post) => ({
  id: post.id,
  status_type: post.picture === null ? "mobile_status_update" : "added_photos",
  is_published: post.ad === null,
  updated_time: graphTime(post.createdAt),
  permalink_url: post.url,
  promotion_status: post.ad === null ? "inactive" : "active"
})

export const announce = (world: World, comment: SandboxComment, verb: PushVerb, now: number): World =>
  enqueue(
    world,
    "facebook",
    comment.accountId,
    feedChange(
      world.posts.find((post) => post.id === comment.postId),
      comment,
      verb
    ),
    now
  )
