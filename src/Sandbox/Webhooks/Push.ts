import { createHmac } from "node:crypto"
import { Option, Schema } from "effect"
import type { PushDelivery } from "../World/Delivery.ts"
import type { Pushing } from "../World/Imitation.ts"

/** The fields whose events are in `messaging`, and not among changes. */
const messagingField = Schema.Literal("messages", "messaging_postbacks")
const decodeMessaging = Schema.decodeUnknownOption(Schema.Struct({ field: messagingField, value: Schema.Unknown }))

/** Events of one account as Meta pushes them, in the order in which they happened; messages in entries of their own. */
const changesOf = (object: string) => (accountId: string, batch: ReadonlyArray<PushDelivery>, at: number) => {
  const changes: Array<unknown> = []
  const messaging: Array<unknown> = []
  for (const { change } of batch) {
    const message = decodeMessaging(change)
    if (Option.isSome(message)) messaging.push(message.value.value)
    else changes.push(change)
  }
  return JSON.stringify({
    object,
    entry: [
      ...(changes.length === 0 ? [] : [{ id: accountId, time: Math.floor(at / 1000), changes }]),
      ...(messaging.length === 0 ? [] : [{ id: accountId, time: at, messaging }])
    ]
  })
}

/** The signature headers over exactly this body; the SHA-1 one is what older receivers read. */
export const metaSignatures = (secret: string, body: string) => ({
  "x-hub-signature": `sha1=${createHmac("sha1", secret).update(body).digest("hex")}`,
  "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`
})

/** How Meta pushes what happens to an object, as in `page`. */
export const metaPushing = (object: string): Pushing => ({
  most: 1000,
  checked: true,
  body: changesOf(object),
  headers: metaSignatures
})
