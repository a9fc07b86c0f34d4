import { Option } from "effect"
import { enqueue } from "../Webhooks/Deliveries.ts"
import { metaSignatures } from "../Webhooks/Push.ts"
import type { Pushing, PushVerb } from "../World/Imitation.ts"
import type { SandboxComment } from "../World/SandboxComment.ts"
import { findAccount, type World } from "../World/World.ts"
import { replyValue } from "./ReplyNode.ts"

export const replyId = (sequence: number) => `1800${String(1_000_000 + sequence).padStart(13, "0")}`

/** Threads tells of new replies alone. */
export const announce = (world: World, reply: SandboxComment, verb: PushVerb, now: number): World => {
  if (verb !== "add") return world
  const handle = Option.match(findAccount(world, "threads", reply.accountId), {
    onNone: () => "",
    onSome: (account) => account.handle
  })
  return enqueue(world, "threads", reply.accountId, { field: "replies", value: replyValue(reply, handle) }, now)
}

/** One event in each push, and not Meta's list of entries. */
export const threadsPushing: Pushing = {
  most: 1,
  checked: true,
  body: (accountId, batch, at) =>
    JSON.stringify({
      app_id: "700001",
      topic: "moderate",
      target_id: accountId,
      time: Math.floor(at / 1000),
      subscription_id: "234567",
      has_uid_field: false,
      values: batch[0]?.change
    }),
  headers: metaSignatures
}
