import ipaddr from "ipaddr.js"

/** An IPv4 address in its one usual spelling, also as a socket for both kinds of addresses spells it. */
const usual = /^(?:::ffff:)?((?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4})$/

/**
 * What counts as one place on the network: an IPv4 address, or the /64 that IPv6 gives to every household, within which
 * anybody can choose another address for each request.
 */
export const networkOf = (address: string): string => {
  const ipv4 = usual.exec(address)?.[1]
  // most addresses of most servers; to read them by the library costs a twentieth of a short request
  if (ipv4 !== undefined) return ipv4
  const [bare = ""] = address.split("%", 1)
  if (!ipaddr.isValid(bare)) return address
  const parsed = ipaddr.process(bare)
  return parsed instanceof ipaddr.IPv6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64` : parsed.toString()
}
