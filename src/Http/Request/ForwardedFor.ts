import { isIP } from "node:net"
import { type HttpApp, HttpServerRequest } from "@effect/platform"
import { Context, Effect, Option } from "effect"
import ipaddr from "ipaddr.js"

/** Networks of proxies, as `10.0.0.0/8` or a single address, whose word about a caller is taken. */
export class TrustedProxies extends Context.Reference<TrustedProxies>()("steward/TrustedProxies", {
  defaultValue: (): ReadonlyArray<string> => []
}) {}

/** Whether a text names a network, or one address, written out: `10` and `10/8` stand for other ones than one thinks. */
export const isNetwork = (text: string): boolean => {
  const [address = ""] = text.split("/")
  return isIP(address) !== 0 && (text.includes("/") ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text))
}

const within = (address: string, networks: ReadonlyArray<string>): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return networks.some((network) => {
    const [range, bits] = ipaddr.isValidCIDR(network)
      ? ipaddr.parseCIDR(network)
      : ([ipaddr.process(network), undefined] as const)
    if (parsed instanceof ipaddr.IPv4 && range instanceof ipaddr.IPv4) return parsed.match(range, bits ?? 32)
    return parsed instanceof ipaddr.IPv6 && range instanceof ipaddr.IPv6 && parsed.match(range, bits ?? 128)
  })
}

/**
 * Who called: the last address of `X-Forwarded-For` that is not of a trusted proxy. What stands before it was written
 * by the caller, and is not believed; without trusted proxies the header means nothing.
 */
export const callerOf = (peer: string, forwardedFor: string | undefined, trusted: ReadonlyArray<string>): string => {
  let caller = peer
  for (const hop of (forwardedFor ?? "").split(",").reverse()) {
    const address = hop.trim()
    if (!within(caller, trusted) || !ipaddr.isValid(address)) return caller
    caller = address
  }
  return caller
}

/** Tells the doors who called, past the proxies that are trusted. The fiber of a request knows no settings: they are given. */
export const pastProxies =
  (trusted: ReadonlyArray<string>) =>
  <E, R>(app: HttpApp.Default<E, R>): HttpApp.Default<E, R> =>
    trusted.length === 0
      ? app
      : Effect.updateService(app, HttpServerRequest.HttpServerRequest, (request) =>
          Option.match(request.remoteAddress, {
            onNone: () => request,
            onSome: (peer) =>
              request.modify({ remoteAddress: callerOf(peer, request.headers["x-forwarded-for"], trusted) })
          })
        )
