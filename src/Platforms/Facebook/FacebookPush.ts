import { type MetaSecrets, metaSigned } from "../Graph/MetaPush.ts"
import type { PlatformPush } from "../Port/PlatformPush.ts"
import { commentUrl } from "./CommentUrl.ts"
import { readWebhook, webhookPages } from "./Webhook.ts"

/** What Facebook pushes: the feed of a page, the messages to it, and the forms of its ads. */
export const facebookPush = (settings: MetaSecrets): PlatformPush => ({
  ...metaSigned(settings),
  addressees: webhookPages,
  read: (pageId, body, receivedAt) => {
    const {
      pages: [own],
      skipped
    } = readWebhook(body, receivedAt, pageId)
    return {
      observations: own?.observations ?? [],
      messages: own?.messages ?? [],
      forms: own?.forms ?? [],
      skipped,
      readNow: false
    }
  },
  commentUrl
})
