import { Either } from "effect"
import { addressOfHost } from "#src/Webhooks/Target/AddressGuard.ts"
import { parse } from "#src/Webhooks/Target/TargetUrl.ts"
import { OAuthError } from "../Protocol/OAuthError.ts"

/** Whether a client id is the address of a metadata document, and not made here. */
export const isDocumentAddress = (clientId: string): boolean => /^https?:\/\//i.test(clientId)

/** The address to fetch a client's metadata document from, judged by its text alone. */
export const documentAddress = (clientId: string): Either.Either<URL, OAuthError> => {
  const refused = (message: string) => Either.left(new OAuthError({ code: "invalid_client", message }))
  const parsed = parse(clientId, { allowPrivate: false })
  if (Either.isLeft(parsed)) return refused("client_id has to be a public https address, or one that was registered")
  const url = parsed.right
  if (addressOfHost(url.hostname) !== undefined) return refused("client_id has to name a host, not a number")
  if (url.pathname === "/" || url.search !== "" || clientId.includes("?") || clientId.includes("#")) {
    return refused("client_id has to have a path, and no query or fragment")
  }
  // dots that a parser resolves, capitals in the host, a port that is left out: one client, two names
  return url.href === clientId
    ? Either.right(url)
    : refused("client_id has to be written exactly as its address is requested")
}
