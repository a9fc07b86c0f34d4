import { createHash } from "node:crypto"
import { Effect, Option, Redacted } from "effect"
import { RandomBytes } from "./RandomBytes.ts"

/** 256 random bits in base64url: what a cookie or a one-time link holds. */
export type SecretToken = Redacted.Redacted

export const makeToken: Effect.Effect<SecretToken, never, RandomBytes> = RandomBytes.pipe(
  Effect.flatMap((random) => random.bytes(32)),
  Effect.map((bytes) => Redacted.make(Buffer.from(bytes).toString("base64url")))
)

/** A text that could be a token. */
export const parseToken = (text: Redacted.Redacted): Option.Option<SecretToken> =>
  /^[A-Za-z0-9_-]{43}$/.test(Redacted.value(text)) ? Option.some(text) : Option.none()

/** SHA-256: all that is stored. */
export const hashToken = (token: SecretToken): Uint8Array => createHash("sha256").update(Redacted.value(token)).digest()
