import { createHmac } from "node:crypto"
import { Schema } from "effect"
import { enqueue } from "../Webhooks/Deliveries.ts"
import type { Pushing, PushVerb } from "../World/Imitation.ts"
import type { SandboxComment } from "../World/SandboxComment.ts"
import type { SentMessage } from "../World/SentMessage.ts"
import { isGranted, type World } from "../World/World.ts"
import { messageScope } from "./TikTokSeed.ts"

/** 19 digits, more than a double holds. */
export const commentId = (sequence: number) => `740000077${String(7_000_000_001 + sequence)}`

const actions: Readonly<Partial<Record<PushVerb, string>>> = {
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
export const announce = (world: World, comment: SandboxComment, verb: PushVerb, now: number): World => {
  const action = actions[verb]
  const post = world.posts.find(({ id, platform }) => platform === "tiktok" && id === comment.postId)
  if (action === undefined || (post?.ad ?? null) !== null) return world
  const value = contentOf(comment, action, now)
  return enqueue(world, "tiktok", comment.accountId, { field: "comment.update", value }, now)
}

/** A message to the business, or our own, which comes back as another event. Meta's taps have no like here. */
export const announceMessage = (world: World, message: SentMessage, now: number): World => {
  const { accountId, echo, id, person, text } = message
  if (!isGranted(world, "tiktok", accountId, messageScope)) return world
  const writer = { id: person.id, role: "personal_account" }
  const business = { id: accountId, role: "business_account" }
  const content = {
    conversation_id: `conversation-${person.id}`,
    message_id: id,
    type: text === "" ? "image" : "text",
    timestamp: now,
    from: echo ? "nordlysoutdoor" : person.handle,
    from_user: echo ? business : writer,
    to: echo ? person.handle : "nordlysoutdoor",
    to_user: echo ? writer : business,
    unique_identifier: person.id,
    is_follower: person.follows,
    ...(text === "" ? { image: { media_id: `media-${id}` } } : { text: { body: text } })
  }
  const field = echo ? "im_send_msg" : "im_receive_msg"
  return enqueue(world, "tiktok", accountId, { field, value: JSON.stringify(content) }, now)
}

const Event = Schema.Struct({ field: Schema.String, value: Schema.String })
const eventOf = Schema.decodeUnknownSync(Event)

/** One event in each push. No address is checked before. */
export const tiktokPushing: Pushing = {
  most: 1,
  checked: false,
  body: (accountId, batch, at) =>
    JSON.stringify({
      client_key: "steward-demo",
      event: eventOf(batch[0]?.change).field,
      create_time: Math.floor(at / 1000),
      user_openid: accountId,
      content: eventOf(batch[0]?.change).value
    }),
  headers: (secret, body, at) => {
    const time = Math.floor(at / 1000)
    const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")
    return { "tiktok-signature": `t=${time},s=${signature}` }
  }
}
