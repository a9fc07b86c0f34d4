import { createHmac } from "node:crypto"
import type { Delivery } from "../World/Delivery.ts"

/** Events of one account as Meta pushes them: changes in the order in which they happened. `at` in milliseconds. */
export const pushBody = (accountId: string, batch: ReadonlyArray<Delivery>, at: number) =>
  JSON.stringify({
    object: "page",
    entry: [{ id: accountId, time: Math.floor(at / 1000), changes: batch.map((delivery) => delivery.change) }]
  })

/** The signature headers over exactly this body; the SHA-1 one is what older receivers read. */
export const signatures = (secret: string, body: string) => ({
  "x-hub-signature": `sha1=${createHmac("sha1", secret).update(body).digest("hex")}`,
  "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`
})
