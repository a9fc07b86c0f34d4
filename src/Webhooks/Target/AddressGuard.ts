import { IPv4, IPv6 } from "ipaddr.js"
import { globalIPv6, specialIPv4, specialIPv6 } from "./SpecialAddresses.ts"

const forbiddenIPv4 = specialIPv4.map((range) => IPv4.parseCIDR(range))
const forbiddenIPv6 = specialIPv6.map((range) => IPv6.parseCIDR(range))
const allowedIPv6 = IPv6.parseCIDR(globalIPv6)

/**
 * Whether a text is an address of the public internet, in the notation that resolvers and URL parsers answer: four
 * decimal numbers, or IPv6 without a zone. Every other notation counts as not public.
 */
export const isPublicAddress = (text: string): boolean => {
  if (IPv4.isValidFourPartDecimal(text)) {
    const address = IPv4.parse(text)
    return !forbiddenIPv4.some((range) => address.match(range))
  }
  if (text.includes("%") || !IPv6.isValid(text)) return false
  const address = IPv6.parse(text)
  return address.match(allowedIPv6) && !forbiddenIPv6.some((range) => address.match(range)) && !isIsatap(address)
}

/** The address in a URL's host, without the brackets of IPv6; undefined when the host is a name. */
export const addressOfHost = (hostname: string): string | undefined => {
  if (hostname.startsWith("[") && hostname.endsWith("]")) return hostname.slice(1, -1)
  return IPv4.isValidFourPartDecimal(hostname) ? hostname : undefined
}

/** RFC 5214: `…:[02]00:5efe:a.b.c.d` carries IPv4 to whoever routes it. The group and universal bits may be set. */
const isIsatap = ({ parts }: IPv6): boolean => ((parts[4] ?? 0) & 0xfcff) === 0 && parts[5] === 0x5efe
