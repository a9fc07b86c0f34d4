import { createHash, createHmac } from "node:crypto"
import { Option, Redacted } from "effect"

/** What is handed to a client: 256 random bits behind a mark that says what it is, and nothing to read in it. */
export type OpaqueToken = Redacted.Redacted

const marks = { access: "mcpa_", refresh: "mcpr_", code: "mcpc_", secret: "mcps_" } as const
export type TokenKind = keyof typeof marks

/** Bytes. */
export const randomLength = 32

/** `random` is `randomLength` unguessable bytes. */
export const make = (kind: TokenKind, random: Uint8Array): OpaqueToken =>
  Redacted.make(marks[kind] + Buffer.from(random).toString("base64url"))

/**
 * A token that follows from another one and a stored seed, the same each time: neither alone tells it. `purpose` tells
 * the tokens of one seed apart.
 */
export const derive = (kind: TokenKind, from: OpaqueToken, seed: Uint8Array, purpose = ""): OpaqueToken =>
  make(
    kind,
    createHmac("sha256", seed)
      .update(`${kind}\n${purpose}\n${Redacted.value(from)}`)
      .digest()
  )

/** A text that could be a token of this kind. */
export const parse = (kind: TokenKind, text: Redacted.Redacted): Option.Option<OpaqueToken> => {
  const value = Redacted.value(text)
  const mark = marks[kind]
  return value.startsWith(mark) && /^[A-Za-z0-9_-]{43}$/.test(value.slice(mark.length))
    ? Option.some(text)
    : Option.none()
}

/** SHA-256: all that is stored. Enough, as a token is random and cannot be guessed from it. */
export const hash = (token: OpaqueToken): Uint8Array => createHash("sha256").update(Redacted.value(token)).digest()

/** For whoever it was made for. */
export const text = (token: OpaqueToken): string => Redacted.value(token)
