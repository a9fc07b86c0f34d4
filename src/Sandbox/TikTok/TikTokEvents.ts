import { createHmac } from "node:crypto"
import { enqueue } from "../Webhooks/Deliveries.ts"
import type { Pushing, Verb } from "../World/Imitation.ts"
import type { SandboxComment } from "../World/SandboxComment.ts"
import type { World } from "../World/World.ts"

/** 19 digits, more than a double holds. */
export const commentId = (sequence: number) => `740000077${String(7_000_000_001 + sequence)}`

const actions: Readonly<Partial<Record<Verb, string>>> = {
  add: "insert",
  hide: "set_to_hidden",
  unhide: "set_to_public",
  remove: "delete"
}

/** JSON within JSON, with ids as numbers, and without the name of who wrote it. */
const contentOf = (comment: SandboxComment, action: string, at: number) =>
  `{"comment_id":${comment.id},"video_id":${comment.postId},` +
  (comment.parentId === null ? "" : `"parent_comment_id":${comment.parentId},`) +
  `"comment_type":"${comment.parentId === null ? "comment" : "reply"}","comment_action":"${action}",` +
  `"timestamp":${Math.floor(at / 1000)},"unique_identifier":${JSON.stringify(comment.author.id)}` +
  `${action === "insert" ? `,"text":${JSON.stringify(comment.text)}` : ""}}`

/** Comments of ads are not announced. */
export const announce = (world: World, comment: SandboxComment, verb: Verb, now: number): World => {
  const action = actions[verb]
  const post = world.posts.find(({ id, platform }) => platform === "tiktok" && id === comment.postId)
  if (action === undefined || (post?.ad ?? null) !== null) return world
  const value = contentOf(comment, action, now)
  return enqueue(world, "tiktok", comment.accountId, { field: "comment.update", value }, now)
}

const contentIn = (change: unknown) =>
  typeof change === "object" && change !== null && "value" in change ? change.value : ""

/** One event in each push. No address is checked before. */
export const tiktokPushing: Pushing = {
  most: 1,
  checked: false,
  body: (accountId, batch, at) =>
    JSON.stringify({
      client_key: "steward-demo",
      event: "comment.update",
      create_time: Math.floor(at / 1000),
      user_openid: accountId,
      content: contentIn(batch[0]?.change)
    }),
  headers: (secret, body, at) => {
    const time = Math.floor(at / 1000)
    const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")
    return { "tiktok-signature": `t=${time},s=${signature}` }
  }
}
