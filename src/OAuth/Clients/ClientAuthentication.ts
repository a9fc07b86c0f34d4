import { timingSafeEqual } from "node:crypto"
import { Either, Option, Redacted } from "effect"
import { OAuthError } from "../Protocol/OAuthError.ts"
import * as OpaqueToken from "../Protocol/OpaqueToken.ts"
import type { Parameters } from "../Protocol/Parameters.ts"
import type { Client } from "./Client.ts"

/** Who a client says it is at the token endpoint. */
export interface ClaimedClient {
  readonly id: string
  readonly secret: Redacted.Redacted | null
}

const refused = (message: string) => Either.left(new OAuthError({ code: "invalid_client", message }))

/** Read from the `Authorization` header (RFC 6749, section 2.3.1) or from the body, and not from both. */
export const claimedClient = (
  authorization: string | undefined,
  { client_id, client_secret }: Parameters
): Either.Either<ClaimedClient, OAuthError> => {
  if (authorization === undefined) {
    if (client_id === undefined) return refused("client_id is missing")
    return Either.right({ id: client_id, secret: client_secret === undefined ? null : Redacted.make(client_secret) })
  }
  const basic = /^basic +([A-Za-z0-9+/_-]+=*)$/i.exec(authorization.trim())?.[1]
  const [id, secret] =
    basic === undefined ? [] : Buffer.from(basic, "base64").toString().split(/:(.*)/s, 2).map(decoded)
  if (id === undefined || id === null || secret === undefined || secret === null) {
    return refused("The Authorization header is not Basic with a client id and a secret")
  }
  if (client_secret !== undefined || (client_id !== undefined && client_id !== id)) {
    return refused("The client sent its credentials twice; send them in the header or in the body, not both")
  }
  return Either.right({ id, secret: secret === "" ? null : Redacted.make(secret) })
}

/** Form encoding, which the header carries as well. */
const decoded = (text: string): string | null =>
  Option.getOrNull(Option.liftThrowable(decodeURIComponent)(text.replaceAll("+", " ")))

/** Whether the client is who it says: by its secret, wherever it sent that, or by nothing where it has none. */
export const isProven = ({ secretHash }: Pick<Client, "secretHash">, { secret }: ClaimedClient): boolean => {
  if (secretHash === null) return true
  return secret !== null && timingSafeEqual(OpaqueToken.hash(secret), secretHash)
}
