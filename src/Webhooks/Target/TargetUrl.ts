import { Data, Either } from "effect"
import { addressOfHost, isPublicAddress } from "./AddressGuard.ts"

/** `reason` is a sentence that says what a target URL has to look like. */
export class InvalidTargetUrl extends Data.TaggedError("InvalidTargetUrl")<{ readonly reason: string }> {}

export interface TargetUrlRules {
  /** For local development: http, any port, local names and private addresses are let through. */
  readonly allowPrivate: boolean
}

const longest = 2000

/** For whoever tries Steward on their own machine. */
const developing = "for development, Steward can be started with STEWARD_ALLOW_PRIVATE_TARGETS=true"

/** Names that are answered inside of a network, if at all. Names of a single label are refused besides. */
const localNames = /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/

/**
 * The URL that deliveries may go to, or what is wrong with it. Judges the text alone: which addresses a name stands for
 * is checked when connecting.
 */
export const parse = (text: string, rules: TargetUrlRules): Either.Either<URL, InvalidTargetUrl> => {
  const refuse = (reason: string) => Either.left(new InvalidTargetUrl({ reason }))
  if (text.length > longest) return refuse("it may have at most 2,000 characters")
  // A URL parser drops or turns these, so that what is read would differ from what is called.
  if (/[\s\p{Cc}\\]/u.test(text)) return refuse("it must not have spaces, control characters or backslashes")
  const scheme = /^(https?):\/\/(?!\/)/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined) return refuse(otherScheme(text, rules))
  if (scheme !== "https" && !rules.allowPrivate) {
    return refuse(`it must begin with "https://"${isLocal(text) ? ` (${developing})` : ""}`)
  }
  if (!URL.canParse(text)) return refuse("it is not a URL that can be called")
  const url = new URL(text)
  if (/^[^/?#]*@/.test(text.slice(`${scheme}://`.length))) return refuse("it must not have a user name or password")
  return rules.allowPrivate ? Either.right(url) : checkPublic(url, refuse)
}

const otherScheme = (text: string, { allowPrivate }: TargetUrlRules): string => {
  const given = /^[a-z][a-z0-9+.-]{0,19}:(?:\/\/|(?![\d/]))/i.exec(text)?.[0]
  const beginnings = allowPrivate ? '"https://" or "http://"' : '"https://"'
  const isOther = given !== undefined && !/^https?:/i.test(given)
  return `it must begin with ${beginnings}${isOther ? `, and not with "${given.toLowerCase()}"` : ""}`
}

const isLocal = (text: string) => {
  if (!URL.canParse(text)) return false
  const { hostname } = new URL(text)
  const address = addressOfHost(hostname)
  return address === undefined ? localNames.test(hostname) : !isPublicAddress(address)
}

const checkPublic = (url: URL, refuse: (reason: string) => Either.Either<never, InvalidTargetUrl>) => {
  if (url.port !== "" && Number(url.port) <= 1023) return refuse("its port must be 443 or above 1023")
  const host = url.hostname
  const address = addressOfHost(host)
  if (address !== undefined) {
    return isPublicAddress(address)
      ? Either.right(url)
      : refuse(
          `${address} is not an address on the public internet; use a host that can be reached from outside (${developing})`
        )
  }
  if (host.endsWith(".")) return refuse("its host must not end with a dot")
  if (localNames.test(host) || !host.includes(".")) {
    return refuse(`${host} is a name on a local network; use a host that can be reached from outside (${developing})`)
  }
  if (host.split(".").includes("")) return refuse(`${host} is not a host name: a part between its dots is empty`)
  return Either.right(url)
}
