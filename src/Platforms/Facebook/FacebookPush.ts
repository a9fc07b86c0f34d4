import { Option } from "effect"
import { handshake } from "../Graph/WebhookHandshake.ts"
import { verifyWebhook } from "../Graph/WebhookSignature.ts"
import type { PlatformPush } from "../Port/PlatformPush.ts"
import { commentUrl } from "./CommentUrl.ts"
import type { FacebookSettings } from "./FacebookSettings.ts"
import { readWebhook, webhookPages } from "./Webhook.ts"

/** What Facebook pushes: the feed of a page, and the messages to it. */
export const facebookPush = ({ appSecret, verifyToken }: FacebookSettings): PlatformPush => ({
  signature: "X-Hub-Signature-256",
  handshake: (query) => Option.flatMap(verifyToken, (token) => Option.getRight(handshake(query, token))),
  isSigned: (body, headers) =>
    Option.exists(appSecret, (secret) => verifyWebhook(secret, body, headers["x-hub-signature-256"])),
  addressees: webhookPages,
  read: (pageId, body, receivedAt) => {
    const { pages, skipped } = readWebhook(body, receivedAt)
    const own = pages.find((page) => page.pageId === pageId)
    return { observations: own?.observations ?? [], messages: own?.messages ?? [], skipped }
  },
  commentUrl
})
