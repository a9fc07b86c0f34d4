import { Context, Data, Effect, Layer, Option, Redacted } from "effect"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { join, nonceLength, takeApart } from "./SealedForm.ts"
import { type KeyBytes, type KeyRing, keyIdOf } from "./SecretKey.ts"

/** What was stored cannot be opened: it was damaged, or sealed under a key that is not among ours. */
export class CannotOpen extends Data.TaggedError("CannotOpen")<{ readonly message: string }> {}

const cannotOpen = (purpose: string) =>
  new CannotOpen({
    message:
      `A stored ${purpose} cannot be opened. It is damaged, or it was sealed under a key that STEWARD_SECRET_KEY ` +
      "does not hold."
  })

const imported = (key: KeyBytes) =>
  Effect.promise(() => crypto.subtle.importKey("raw", Redacted.value(key), "AES-GCM", false, ["encrypt", "decrypt"]))

const parameters = (nonce: Uint8Array<ArrayBuffer>, purpose: string) => ({
  name: "AES-GCM",
  iv: nonce,
  additionalData: new TextEncoder().encode(purpose)
})

/** Encrypts secrets at rest: AES-256-GCM, a fresh nonce each, bound to `purpose` so that one cannot stand in for another. */
export class SecretBox extends Context.Tag("steward/SecretBox")<
  SecretBox,
  {
    /** The ids of the keys that open; the first one seals. */
    readonly keyIds: readonly [string, ...Array<string>]
    /** Seals under the first key; `SealedForm.join` has the form. */
    readonly seal: (purpose: string, secret: Redacted.Redacted) => Effect.Effect<Uint8Array>
    readonly open: (purpose: string, sealed: Uint8Array) => Effect.Effect<Redacted.Redacted, CannotOpen>
  }
>() {
  /** Seals under the first key, opens what was sealed under any. */
  static readonly layer = (...keys: KeyRing) =>
    Layer.effect(
      SecretBox,
      Effect.gen(function* () {
        const randomBytes = yield* RandomBytes
        const [first, ...others] = keys
        const sealing = { id: keyIdOf(first), aes: yield* imported(first) }
        const opening = [
          sealing,
          ...(yield* Effect.forEach(others, (key) => Effect.map(imported(key), (aes) => ({ id: keyIdOf(key), aes }))))
        ]
        return SecretBox.of({
          keyIds: [sealing.id, ...opening.slice(1).map(({ id }) => id)],
          seal: tracedFn("SecretBox.seal")(function* (purpose, secret) {
            const nonce = yield* randomBytes.bytes(nonceLength)
            const plain = new TextEncoder().encode(Redacted.value(secret))
            const cipher = yield* Effect.promise(() =>
              crypto.subtle.encrypt(parameters(nonce, purpose), sealing.aes, plain)
            )
            return join(sealing.id, nonce, new Uint8Array(cipher))
          }),
          open: tracedFn("SecretBox.open")(function* (purpose, bytes) {
            const sealed = takeApart(bytes)
            if (sealed === undefined) return yield* cannotOpen(purpose)
            const { cipher, keyId, nonce } = sealed
            for (const { aes, id } of opening) {
              if (keyId !== undefined && keyId !== id) continue
              const plain = yield* Effect.option(
                Effect.tryPromise(() => crypto.subtle.decrypt(parameters(nonce, purpose), aes, cipher))
              )
              // a byte order mark is part of the secret
              if (Option.isSome(plain)) {
                return Redacted.make(new TextDecoder("utf-8", { ignoreBOM: true }).decode(plain.value))
              }
            }
            return yield* cannotOpen(purpose)
          })
        })
      })
    )
}
