import type { Platform } from "#schema/Platform.ts"
import { enqueue } from "../Webhooks/Deliveries.ts"
import type { SentMessage } from "../World/SentMessage.ts"
import { isGranted, type World } from "../World/World.ts"

/** An entry of `messaging`; its time is in milliseconds. Our own messages come back as echoes. */
const messaging = ({ accountId, echo, id, kind, person, text }: SentMessage, now: number) => {
  const [sender, recipient] = echo ? [accountId, person.id] : [person.id, accountId]
  const about =
    kind === "tap"
      ? { postback: { mid: id, title: text, payload: "SANDBOX" } }
      : { message: { mid: id, ...(text === "" ? {} : { text }), ...(echo ? { is_echo: true, app_id: 1 } : {}) } }
  return { sender: { id: sender }, recipient: { id: recipient }, timestamp: now, ...about }
}

/** How a platform of Meta tells of messages: only who was given the permission for them. */
export const announceMessage =
  (platform: Platform, scope: string) =>
  (world: World, message: SentMessage, now: number): World =>
    isGranted(world, platform, message.accountId, scope)
      ? enqueue(
          world,
          platform,
          message.accountId,
          { field: message.kind === "tap" ? "messaging_postbacks" : "messages", value: messaging(message, now) },
          now
        )
      : world
