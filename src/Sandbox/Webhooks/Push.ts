import { createHmac } from "node:crypto"
import type { Delivery } from "../World/Delivery.ts"
import type { Pushing } from "../World/Imitation.ts"

/** Events of one account as Meta pushes them: changes in the order in which they happened. */
const changesOf = (object: string) => (accountId: string, batch: ReadonlyArray<Delivery>, at: number) =>
  JSON.stringify({
    object,
    entry: [{ id: accountId, time: Math.floor(at / 1000), changes: batch.map((delivery) => delivery.change) }]
  })

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
