import type { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { type Context, Effect, Option } from "effect"
import { spanOf } from "../Routing/RequestRoute.ts"
import { pathOf } from "../Routing/Routes.ts"
import { measureRequest } from "./RequestMetrics.ts"

/** What there is to tell of a request that was answered. */
export interface EndedRequest {
  readonly request: HttpServerRequest.HttpServerRequest
  readonly response: HttpServerResponse.HttpServerResponse
  /** The route's template, `/comments/{id}`; undefined where there is none. */
  readonly route: string | undefined
  readonly milliseconds: number
}

/** How a socket for both kinds of addresses spells those of IPv4. */
const asIpv6 = /^::ffff:(?=\d+\.)/i

/** A word or an id; every token that Steward gives is longer. */
const plain = /^[\w.~:@-]{0,40}$/

/** A path that nobody knows, where a link that was copied badly may have its token. */
const withoutSecrets = (path: string): string =>
  path
    .split("/")
    .map((segment) => (plain.test(segment) ? segment : "…"))
    .join("/")

/** Tells the metrics, the span and the log of a request that was answered. */
export const tell = (
  surroundings: Context.Context<never>,
  { milliseconds, request, response, route }: EndedRequest
) => {
  const { method, remoteAddress, url } = request
  const { status } = response
  measureRequest(method, route, status, milliseconds)
  const address = Option.getOrUndefined(remoteAddress)?.replace(asIpv6, "")
  const span = spanOf(surroundings)
  if (span !== undefined) {
    if (route !== undefined) span.attribute("http.route", route)
    // past the proxies that are trusted, which the library does not know of
    if (address !== undefined) span.attribute("client.address", address)
  }
  const said = { method, path: route === undefined ? withoutSecrets(pathOf(url)) : pathOf(url), status, milliseconds }
  return Effect.logInfo("request", address === undefined ? said : { ...said, client_address: address })
}
