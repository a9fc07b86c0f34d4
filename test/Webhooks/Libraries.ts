import { verify as verifyLegacy } from "@octokit/webhooks-methods"
import { Effect } from "effect"
import { Webhook } from "standardwebhooks"
import Stripe from "stripe"
import { vi } from "vitest"
import type { SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"

/** The headers that the libraries look at. */
export interface SignatureHeaders {
  readonly "x-service-timestamp": string
  readonly "x-service-signature-v2": string
  readonly "x-service-signature": string
  readonly "webhook-id": string
  readonly "webhook-timestamp": string
  readonly "webhook-signature": string
}

/** What a receiver has in hand. `receivedAt` is in Unix seconds. */
export interface InHand {
  readonly headers: SignatureHeaders
  readonly body: Uint8Array
  readonly secret: SigningSecret
  readonly receivedAt: number
}

/** What each library makes of a delivery: true when it takes it. */
export const accepts = {
  stripe: ({ headers, body, secret, receivedAt }: InHand) => {
    const signatures = headers["x-service-signature-v2"].split(" ").map((one) => one.replace("v2=", "v1="))
    const header = [`t=${headers["x-service-timestamp"]}`, ...signatures].join(",")
    return Stripe.webhooks
      .constructEventAsync(Buffer.from(body), header, secret, 300, undefined, receivedAt * 1000)
      .then(() => true)
      .catch(() => false)
  },
  octokit: ({ headers, body, secret }: InHand) =>
    verifyLegacy(secret, Buffer.from(body).toString(), headers["x-service-signature"]),
  standard: ({ headers, body, secret, receivedAt }: InHand) => {
    // The library reads the machine's clock.
    vi.useFakeTimers({ toFake: ["Date"], now: receivedAt * 1000 })
    try {
      new Webhook(secret).verify(Buffer.from(body), { ...headers }, { jsonParse: false })
      return true
    } catch {
      return false
    } finally {
      vi.useRealTimers()
    }
  }
}

export const everyLibrary = (inHand: InHand) =>
  Effect.promise(async () => ({
    stripe: await accepts.stripe(inHand),
    octokit: await accepts.octokit(inHand),
    standard: accepts.standard(inHand)
  }))

export const all = { stripe: true, octokit: true, standard: true }
export const none = { stripe: false, octokit: false, standard: false }
