import { createHash, timingSafeEqual } from "node:crypto"

/** Whether a text could be an S256 challenge: a SHA-256 in base64url. */
export const isChallenge = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text)

/** RFC 7636, S256: whether whoever sends this verifier made the challenge. */
export const verifies = (verifier: string, challenge: string): boolean => {
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false
  const made = Buffer.from(createHash("sha256").update(verifier).digest("base64url"))
  const given = Buffer.from(challenge)
  return made.length === given.length && timingSafeEqual(made, given)
}
