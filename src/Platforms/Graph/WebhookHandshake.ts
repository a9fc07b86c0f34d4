import { createHash, timingSafeEqual } from "node:crypto"
import { Either, Redacted } from "effect"

const digest = (text: string) => createHash("sha256").update(text).digest()

/**
 * Meta's check of a callback address: the challenge to answer with as plain text, or what is wrong with the
 * request. Tokens are compared in constant time.
 */
export const handshake = (
  query: Readonly<Record<string, string | undefined>>,
  verifyToken: Redacted.Redacted
): Either.Either<string, string> => {
  if (query["hub.mode"] !== "subscribe") return Either.left("hub.mode must be subscribe.")
  const given = query["hub.verify_token"] ?? ""
  if (!timingSafeEqual(digest(given), digest(Redacted.value(verifyToken))))
    return Either.left("hub.verify_token is not the one set up here.")
  const challenge = query["hub.challenge"] ?? ""
  return challenge === "" ? Either.left("hub.challenge is missing.") : Either.right(challenge)
}
