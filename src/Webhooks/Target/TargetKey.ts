const escaped = /%[0-9a-f]{2}/gi
const unreserved = /[A-Za-z0-9\-._~]/

/**
 * The one spelling that all spellings of an address share (RFC 3986, 6.2.2 and 6.2.3): whatever the case of scheme, host
 * and escapes, a default port, an empty path, dots for folders, a dot behind the host, escapes of what needs none. What
 * is never sent, as the part behind "#", says nothing. Escapes of what has a meaning of its own, as "/", stay.
 */
export const targetKey = ({ host, hostname, pathname, port, protocol, search }: URL): string => {
  const name = hostname.endsWith(".") ? `${hostname.slice(0, -1)}${port === "" ? "" : `:${port}`}` : host
  return `${protocol}//${name}${plain(pathname)}${plain(search)}`
}

const plain = (text: string): string =>
  text.replace(escaped, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return unreserved.test(character) ? character : escape.toUpperCase()
  })
