import ipaddr from "ipaddr.js"

/**
 * What counts as one place on the network: an IPv4 address, or the /64 that IPv6 gives to every household, within which
 * anybody can choose another address for each request.
 */
export const networkOf = (address: string): string => {
  const [bare = ""] = address.split("%", 1)
  if (!ipaddr.isValid(bare)) return address
  const parsed = ipaddr.process(bare)
  return parsed instanceof ipaddr.IPv6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64` : parsed.toString()
}
