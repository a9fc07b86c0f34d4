/** IPv4 that is not the public internet: the IANA special-purpose registry, multicast, and one well-known trap. */
export const specialIPv4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  // Azure's host agent: looks public, and answers every virtual machine there with its secrets.
  "168.63.129.16/32"
]

/** The only IPv6 that is handed out to the public internet. All that lies outside is special or reserved. */
export const globalIPv6 = "2000::/3"

/** The IANA special-purpose registry inside of `globalIPv6`: Teredo, benchmarks, ORCHID, documentation, 6to4, AS112. */
export const specialIPv6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"]
