import { Effect, Schema } from "effect"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"

const prefix = "whsec_"

/** `whsec_` and the base64 of 32 random bytes: what a receiver is shown, and verifies with. */
export const SigningSecret = Schema.String.pipe(
  Schema.pattern(/^whsec_[A-Za-z0-9+/]{43}=$/),
  Schema.brand("SigningSecret"),
  Schema.annotations({ identifier: "SigningSecret", description: "Secret that deliveries are signed with" })
)
export type SigningSecret = typeof SigningSecret.Type

export const fromBytes = (bytes: Uint8Array): SigningSecret =>
  SigningSecret.make(prefix + Buffer.from(bytes).toString("base64"))

export const generate: Effect.Effect<SigningSecret, never, RandomBytes> = Effect.gen(function* () {
  const random = yield* RandomBytes
  return fromBytes(yield* random.bytes(32))
})

/** The key of Steward's own signatures: the printed secret as it stands, prefix included. */
export const printedKey = (secret: SigningSecret): Uint8Array => Buffer.from(secret)

/** The key of `webhook-signature`: Standard Webhooks libraries drop the prefix and decode the rest. */
export const standardKey = (secret: SigningSecret): Uint8Array => Buffer.from(secret.slice(prefix.length), "base64")
