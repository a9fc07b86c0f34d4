import { createHash } from "node:crypto"
import { crc32 } from "node:zlib"
import { Option, Redacted } from "effect"

/**
 * An API key: `stw_live_`, 32 base62 characters, and a checksum of 6 more: the CRC-32 of all that stands before it, as
 * a base62 number. So a mistyped key, and a scanner's find, can be judged without asking the service.
 */
export type ApiKey = Redacted.Redacted

const mark = "stw_live_"
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
const base = BigInt(digits.length)
const secretLength = 32
const checksumLength = 6
const prefixLength = 13
const shape = new RegExp(`^${mark}[0-9A-Za-z]{${secretLength + checksumLength}}$`)

/** How many random bytes a key is made of: 130 bits more than it holds, so that no digit is likelier by over 2^-129. */
export const randomLength = 40

const base62 = (value: bigint, length: number): string => {
  let text = ""
  for (let rest = value; text.length < length; rest /= base) text = digits.charAt(Number(rest % base)) + text
  return text
}

/** A number below 2^32, which takes six digits; as a bigint, it would take longer than all the rest of reading a key. */
const checksum = (text: string) => {
  let written = ""
  for (let rest = crc32(text); written.length < checksumLength; rest = Math.floor(rest / digits.length)) {
    written = digits.charAt(rest % digits.length) + written
  }
  return written
}

/** `random` is `randomLength` unguessable bytes. */
export const make = (random: Uint8Array): ApiKey => {
  const number = random.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const text = mark + base62(number, secretLength)
  return Redacted.make(text + checksum(text))
}

/** A token that could be a key: none where the shape or the checksum is wrong. */
export const parse = (token: string): Option.Option<ApiKey> =>
  shape.test(token) && checksum(token.slice(0, -checksumLength)) === token.slice(-checksumLength)
    ? Option.some(Redacted.make(token))
    : Option.none()

/** SHA-256: all that is stored of a key. Enough, as a key is random and cannot be guessed from it. */
export const hash = (key: ApiKey): Uint8Array => createHash("sha256").update(Redacted.value(key)).digest()

/** What people recognise a key by. */
export const prefix = (key: ApiKey): string => Redacted.value(key).slice(0, prefixLength)
