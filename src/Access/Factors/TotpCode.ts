import { Secret, TOTP } from "otpauth"

/** Seconds in which a code changes. */
const period = 30

/** Codes of the step before and of the step after are taken: clocks of telephones differ. */
const drift = 1

/** A step further ahead than this was left behind by a clock that ran ahead, and says nothing about now. */
const furthest = 20

/** Bytes of a secret: as many as SHA-1 has (RFC 4226). */
export const secretLength = 20

/** A secret as authenticator apps take it: base32. */
export const secretText = (bytes: Uint8Array<ArrayBuffer>): string => new Secret({ buffer: bytes.buffer }).base32

const generator = (secret: string, label = "") =>
  new TOTP({ issuer: "Steward", label, secret: Secret.fromBase32(secret), period, digits: 6, algorithm: "SHA1" })

/** What the QR code holds. `label` tells several accounts apart in the app. */
export const setupAddress = (secret: string, label: string): string => generator(secret, label).toString()

/** The code of a moment, Unix milliseconds: what the app shows. */
export const codeAt = (secret: string, at: number): string => generator(secret).generate({ timestamp: at })

/** The digits of what somebody typed; null for what is no code. */
export const parseCode = (typed: string): string | null => {
  const digits = typed.replaceAll(/[\s-]/gu, "")
  return /^\d{6}$/.test(digits) ? digits : null
}

/**
 * The step that a code belongs to, for one whose clock is at most a step off and that is later than `last`, the step of
 * the last code that was taken; null for every other. `now`: Unix milliseconds.
 */
export const stepOf = (secret: string, code: string, now: number, last: number | null): number | null => {
  const off = generator(secret).validate({ token: code, timestamp: now, window: drift })
  if (off === null) return null
  const current = Math.floor(now / 1000 / period)
  const step = current + off
  const used = last === null || last > current + furthest ? -1 : last
  return step > used ? step : null
}
