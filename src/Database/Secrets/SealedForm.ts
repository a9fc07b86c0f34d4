import { idLength } from "./SecretKey.ts"

/** What was sealed, taken apart. `keyId` is undefined in the first form, which did not say its key. */
export interface Sealed {
  readonly keyId: string | undefined
  readonly nonce: Uint8Array<ArrayBuffer>
  readonly cipher: Uint8Array<ArrayBuffer>
}

const withoutKey = 1
const withKey = 2
export const nonceLength = 12

const bytesOf = (keyId: string) => Uint8Array.from(Buffer.from(keyId, "hex"))

/** How everything begins that is sealed under a key. */
export const prefixOf = (keyId: string): Uint8Array => Uint8Array.of(withKey, ...bytesOf(keyId))

/** A version byte, 8 bytes that name the key, 12 bytes of nonce, then the ciphertext with its tag. */
export const join = (keyId: string, nonce: Uint8Array, cipher: Uint8Array): Uint8Array =>
  Uint8Array.of(...prefixOf(keyId), ...nonce, ...cipher)

/** Undefined for what has neither form. */
export const takeApart = (bytes: Uint8Array): Sealed | undefined => {
  const version = bytes[0]
  if (version !== withoutKey && version !== withKey) return undefined
  const start = version === withKey ? 1 + idLength : 1
  return {
    keyId: version === withKey ? Buffer.from(bytes.subarray(1, start)).toString("hex") : undefined,
    nonce: Uint8Array.from(bytes.subarray(start, start + nonceLength)),
    cipher: Uint8Array.from(bytes.subarray(start + nonceLength))
  }
}
