import type { Node } from "../Graph/GraphFields.ts"
import { graphTime } from "../Graph/GraphInput.ts"
import { isHidden, isOwn, type SandboxComment } from "../World/SandboxComment.ts"
import type { Post } from "../World/World.ts"

export const defaultFields = "id,text,username,timestamp"

const hideStatus = (reply: SandboxComment) => (isHidden(reply) ? "HIDDEN" : "NOT_HUSHED")

const permalink = (handle: string, id: string) => `https://www.threads.net/@${handle}/post/R${id.slice(-6)}`

/** A reply as the profile sees it that was replied to. There are no ids of people. */
export const replyNode = (reply: SandboxComment): Node => ({
  kind: "ThreadsMedia",
  fields: {
    id: reply.id,
    text: reply.text,
    username: reply.author.handle,
    permalink: permalink(reply.author.handle, reply.id),
    timestamp: graphTime(reply.createdAt),
    media_product_type: "THREADS",
    media_type: reply.media === null ? "TEXT_POST" : "IMAGE",
    media_url: reply.media,
    shortcode: `R${reply.id.slice(-6)}`,
    has_replies: false,
    root_post: { id: reply.postId },
    replied_to: { id: reply.parentId ?? reply.postId },
    is_reply: true,
    is_reply_owned_by_me: isOwn(reply),
    hide_status: hideStatus(reply),
    reply_audience: "EVERYONE"
  }
})

export const postNode = (post: Post, handle: string): Node => ({
  kind: "ThreadsMedia",
  fields: {
    id: post.id,
    text: post.caption,
    username: handle,
    permalink: post.url,
    timestamp: graphTime(post.createdAt),
    media_product_type: "THREADS",
    media_type: "TEXT_POST",
    shortcode: `T${post.id.slice(-4)}`,
    has_replies: true,
    is_reply: false,
    hide_status: "NOT_HUSHED"
  }
})

/** The value of a `replies` event. Whether the reply is the profile's own it does not say. */
export const replyValue = (reply: SandboxComment, ownerHandle: string) => ({
  id: reply.id,
  username: reply.author.handle,
  text: reply.text,
  media_type: reply.media === null ? "TEXT_POST" : "IMAGE",
  permalink: permalink(reply.author.handle, reply.id),
  shortcode: `R${reply.id.slice(-6)}`,
  timestamp: graphTime(reply.createdAt),
  replied_to: { id: reply.parentId ?? reply.postId },
  root_post: { id: reply.postId, owner_id: reply.accountId, username: ownerHandle }
})
