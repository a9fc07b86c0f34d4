import { Either } from "effect"
import { clickParameter } from "#schema/resources/Sale.ts"

const maxTargetLength = 2000

/** Where a tracked link may lead, as it is stored; or what is wrong with it. */
export const linkTarget = (text: string): Either.Either<string, string> => {
  const url = URL.parse(text)
  if (url === null) return Either.left("must be a whole address, such as https://example.com/offer")
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return Either.left(`must begin with https:// or http://, not ${url.protocol}`)
  }
  if (url.username !== "" || url.password !== "") return Either.left("must not carry a user name or a password")
  return url.href.length > maxTargetLength
    ? Either.left(`must have at most ${maxTargetLength} characters, not ${url.href.length}`)
    : Either.right(url.href)
}

/** The target with a click in its query, in place of one that is there; all else stays as it was written. */
export const withClick = (target: string, clickId: string): string => {
  const [, address = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? []
  const kept = query.split("&").filter((part) => part !== "" && nameOf(part) !== clickParameter)
  return `${address}?${[...kept, `${clickParameter}=${encodeURIComponent(clickId)}`].join("&")}${fragment}`
}

const nameOf = (part: string) => [...new URLSearchParams(part).keys()][0]
