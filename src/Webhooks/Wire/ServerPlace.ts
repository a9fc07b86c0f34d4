import { isIP, type LookupFunction } from "node:net"
import { addressOfHost } from "../Target/AddressGuard.ts"
import type { ConnectionAddress } from "./Connection.ts"

/** Where a request goes: what a connection to it is made from, and what tells it from all others. */
export interface ServerPlace extends ConnectionAddress {
  /** Connections of the same name lead to the same host at the same checked addresses. */
  readonly name: string
  /** Path and query. */
  readonly target: string
}

/** Works a thing out once for as long as what it is worked out from is in use. */
function remembering<From extends object, To>(work: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>()
  return (from) => {
    const found = known.get(from)
    if (found !== undefined) return found
    const made = work(from)
    known.set(from, made)
    return made
  }
}

const partsOf = remembering((url: URL) => {
  const isSecure = url.protocol === "https:"
  return {
    isSecure,
    origin: url.origin,
    host: addressOfHost(url.hostname) ?? url.hostname,
    port: url.port === "" ? (isSecure ? 443 : 80) : Number(url.port),
    target: url.pathname + url.search
  }
})

/** Finds the checked addresses instead of asking DNS again. Bun asks for all of them, and then takes nothing but an array. */
const pinsOf = remembering((addresses: ReadonlyArray<string>) => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  const lookup: LookupFunction = (_host, options, callback) =>
    options.all === true ? callback(null, found) : callback(null, found[0]?.address ?? "", found[0]?.family)
  return { lookup, name: addresses.toSorted().join() }
})

/** `addresses` are those that were checked; `ca`, authorities to trust instead of the known ones, as PEM. */
export const placeOf = (url: URL, addresses: ReadonlyArray<string>, ca: string | undefined): ServerPlace => {
  const { host, isSecure, origin, port, target } = partsOf(url)
  const { lookup, name } = pinsOf(addresses)
  return { host, isSecure, port, target, lookup, name: `${origin} ${name}`, ...(ca !== undefined && { ca }) }
}
