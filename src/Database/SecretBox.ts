import { Context, Data, Effect, Layer, Redacted } from "effect"
import { RandomBytes } from "#src/RandomBytes.ts"

/** What was stored cannot be opened: it was damaged, or sealed under another STEWARD_SECRET_KEY. */
export class CannotOpen extends Data.TaggedError("CannotOpen")<{ readonly message: string }> {}

const version = 1
const nonceLength = 12

/** Encrypts secrets at rest: AES-256-GCM, a fresh nonce each, bound to `purpose` so that one cannot stand in for another. */
export class SecretBox extends Context.Tag("steward/SecretBox")<
  SecretBox,
  {
    /** One version byte, 12 bytes of nonce, then the ciphertext with its tag. */
    readonly seal: (purpose: string, secret: Redacted.Redacted) => Effect.Effect<Uint8Array>
    readonly open: (purpose: string, sealed: Uint8Array) => Effect.Effect<Redacted.Redacted, CannotOpen>
  }
>() {
  /** `key` is 32 bytes. */
  static readonly layer = (key: Redacted.Redacted<Uint8Array<ArrayBuffer>>) =>
    Layer.effect(
      SecretBox,
      Effect.gen(function* () {
        const randomBytes = yield* RandomBytes
        const aes = yield* Effect.promise(() =>
          crypto.subtle.importKey("raw", Redacted.value(key), "AES-GCM", false, ["encrypt", "decrypt"])
        )
        const parameters = (nonce: Uint8Array<ArrayBuffer>, purpose: string) => ({
          name: "AES-GCM",
          iv: nonce,
          additionalData: new TextEncoder().encode(purpose)
        })
        return SecretBox.of({
          seal: Effect.fn("SecretBox.seal")(function* (purpose, secret) {
            const nonce = yield* randomBytes.bytes(nonceLength)
            const plain = new TextEncoder().encode(Redacted.value(secret))
            const cipher = yield* Effect.promise(() => crypto.subtle.encrypt(parameters(nonce, purpose), aes, plain))
            return Uint8Array.of(version, ...nonce, ...new Uint8Array(cipher))
          }),
          open: Effect.fn("SecretBox.open")(function* (purpose, sealed) {
            const refused = () =>
              new CannotOpen({
                message: `A stored ${purpose} cannot be opened: is STEWARD_SECRET_KEY the one it was sealed under?`
              })
            if (sealed[0] !== version) return yield* refused()
            const nonce = Uint8Array.from(sealed.subarray(1, 1 + nonceLength))
            const cipher = Uint8Array.from(sealed.subarray(1 + nonceLength))
            const plain = yield* Effect.tryPromise({
              try: () => crypto.subtle.decrypt(parameters(nonce, purpose), aes, cipher),
              catch: refused
            })
            // a byte order mark is part of the secret
            return Redacted.make(new TextDecoder("utf-8", { ignoreBOM: true }).decode(plain))
          })
        })
      })
    )
}
