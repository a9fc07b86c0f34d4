import { createHash } from "node:crypto"

export const codesInAll = 10

/** Crockford's base32: without letters that are taken for others. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"

/** Bytes that a code is made of, five bits of each: 80 bits are more than anybody can try, even with the hash. */
export const codeBytes = 16

/** A code in four groups. */
export const codeOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => alphabet[byte % alphabet.length] ?? "")
    .join("")
    .replaceAll(/(.{4})(?=.)/g, "$1-")

/** The same however it was typed. */
const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1")

/** Whether a text could be one. */
export const looksLikeRecoveryCode = (typed: string): boolean => plain(typed).length === codeBytes

/** All that is stored. */
export const hashCode = (typed: string): Uint8Array => createHash("sha256").update(plain(typed)).digest()
