import { Either } from "effect"
import ipaddr from "ipaddr.js"

/** Whom passkeys are made for: `id` is a domain, `origin` where pages are. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

const isLocal = (host: string) => host === "localhost" || host.endsWith(".localhost")

/**
 * Browsers make passkeys for names alone, and only where nobody on the way can change the page: elsewhere, why they
 * cannot be used.
 */
export const relyingParty = (baseUrl: string): Either.Either<RelyingParty, string> => {
  const { hostname, origin, protocol } = new URL(baseUrl)
  if (ipaddr.isValid(hostname.replaceAll(/[[\]]/g, ""))) {
    return Either.left(`Passkeys need a name, and ${hostname} is an IP address. Open Steward at a domain name instead.`)
  }
  if (protocol !== "https:" && !isLocal(hostname)) {
    return Either.left(`Passkeys need https, and Steward is at ${origin}. Set STEWARD_BASE_URL to an https address.`)
  }
  return Either.right({ id: hostname, origin })
}
