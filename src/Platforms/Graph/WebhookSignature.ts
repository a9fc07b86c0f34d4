import { createHmac, timingSafeEqual } from "node:crypto"
import { Redacted } from "effect"

const form = /^sha256=([0-9a-f]{64})$/i

const hmac = (appSecret: Redacted.Redacted, body: Uint8Array) =>
  createHmac("sha256", Redacted.value(appSecret)).update(body).digest()

/** The value of `X-Hub-Signature-256` for a body. */
export const signWebhook = (appSecret: Redacted.Redacted, body: Uint8Array): string =>
  `sha256=${hmac(appSecret, body).toString("hex")}`

/** Whether `X-Hub-Signature-256` was made with the app's secret over exactly these bytes. Constant time. */
export const verifyWebhook = (appSecret: Redacted.Redacted, body: Uint8Array, header: string | undefined): boolean => {
  const hex = form.exec(header ?? "")?.[1]
  return hex !== undefined && timingSafeEqual(Buffer.from(hex, "hex"), hmac(appSecret, body))
}
