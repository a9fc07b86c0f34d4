import { Either, Redacted } from "effect"

/** 32 bytes that secrets are sealed under. */
export type KeyBytes = Redacted.Redacted<Uint8Array<ArrayBuffer>>

/** The first seals, all of them open. */
export type KeyRing = readonly [KeyBytes, ...Array<KeyBytes>]

export const idLength = 8

/** What a key is known by where the key itself must not be seen: the first 8 bytes of its SHA-256, as hex. */
export const keyIdOf = (key: KeyBytes): string =>
  new Bun.CryptoHasher("sha256")
    .update(Redacted.value(key))
    .digest("hex")
    .slice(0, 2 * idLength)

/** A key's id as people compare it. */
export const shortId = (id: string): string => id.slice(0, 8)

const keyOf = (text: string): KeyBytes | undefined => {
  const bytes = Uint8Array.from(Buffer.from(text, "base64"))
  return bytes.length === 32 && /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Redacted.make(bytes) : undefined
}

/** Keys in base64, separated by commas. The left says what is wrong, and never shows the text. */
export const parseKeyRing = (text: string): Either.Either<KeyRing, string> => {
  const parts = text.split(",").map((part) => part.trim())
  const keys: Array<KeyBytes> = []
  for (const [index, part] of parts.entries()) {
    const key = keyOf(part)
    const which = parts.length === 1 ? "what is set" : `key ${index + 1} of ${parts.length}`
    if (key === undefined) return Either.left(`${which} is not 32 bytes in base64`)
    keys.push(key)
  }
  const [first, ...others] = keys
  return first === undefined ? Either.left("nothing is set") : Either.right([first, ...others])
}

export const printKey = (key: KeyBytes): string => Buffer.from(Redacted.value(key)).toString("base64")
