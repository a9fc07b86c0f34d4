import { createHmac } from "node:crypto"
import type { Array } from "effect"
import { printedKey, type SigningSecret, standardKey } from "./SigningSecret.ts"

/** One attempt at a delivery: everything that its signatures cover. */
export interface Signable {
  readonly deliveryId: string
  /** Unix seconds of this attempt. */
  readonly timestamp: number
  /** The exact bytes that are sent. */
  readonly body: Uint8Array
}

/** Newest first; a second one during the 24 hours in which a rotated secret still counts. */
export type Secrets = Array.NonEmptyReadonlyArray<SigningSecret>

export const hmac = (key: Uint8Array, ...parts: ReadonlyArray<string | Uint8Array>): Buffer =>
  parts.reduce((mac, part) => mac.update(part), createHmac("sha256", key)).digest()

/** `v2=<hex>` over `<timestamp>.<body>`. The timestamp is taken as text: a verifier signs what the header says. */
export const signatureV2 = (secret: SigningSecret, timestamp: string, body: Uint8Array): string =>
  `v2=${hmac(printedKey(secret), `${timestamp}.`, body).toString("hex")}`

const legacySignature = (secret: SigningSecret, body: Uint8Array): string =>
  `sha256=${hmac(printedKey(secret), body).toString("hex")}`

const standardSignature = (secret: SigningSecret, { body, deliveryId, timestamp }: Signable): string =>
  `v1,${hmac(standardKey(secret), `${deliveryId}.${timestamp}.`, body).toString("base64")}`

/** When x-service-signature became deprecated, as RFC 9745 writes it: 2026-01-01T00:00:00Z in Unix seconds. */
const deprecatedSince = "@1767225600"

/** All headers of a delivery. Each secret adds its signature, separated by a space; the deprecated header fits only one. */
export const signedHeaders = (attempt: Signable, secrets: Secrets) => ({
  "content-type": "application/json",
  "user-agent": "Steward-Webhooks/1",
  "accept-encoding": "identity",
  "x-service-timestamp": String(attempt.timestamp),
  "x-service-signature-v2": secrets
    .map((secret) => signatureV2(secret, String(attempt.timestamp), attempt.body))
    .join(" "),
  "x-service-signature": legacySignature(secrets[0], attempt.body),
  deprecation: deprecatedSince,
  "x-service-delivery": attempt.deliveryId,
  "webhook-id": attempt.deliveryId,
  "webhook-timestamp": String(attempt.timestamp),
  "webhook-signature": secrets.map((secret) => standardSignature(secret, attempt)).join(" ")
})
