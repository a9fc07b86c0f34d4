/** Where a client may be answered, and what it may name for that. */

const longest = 2000

/** Schemes that run, show or read something instead of calling an app. */
const dangerous = new Set([
  ...["javascript", "vbscript", "data", "file", "filesystem", "blob", "about", "view-source", "intent", "content"],
  ...["chrome", "edge", "resource", "jar", "ws", "wss", "ftp", "mailto", "tel", "sms", "feed", "mhtml", "x-javascript"]
])

/**
 * A private-use scheme is named after a domain (RFC 8252, section 7.1), which has a dot. An editor that many people
 * use has none, and is let through under its own address alone.
 */
const knownApps = ["cursor://anysphere.cursor-mcp/"]

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"])

/** Whether an address is of the machine that the browser runs on. */
export const isLoopback = (uri: string): boolean => {
  const url = new URL(uri)
  return url.protocol === "http:" && loopbackHosts.has(url.hostname)
}

/** What is wrong with a redirect URI that a client wants to register; null for nothing. */
export const redirectUriProblem = (uri: string): string | null => {
  const said = `The redirect URI ${JSON.stringify(uri.slice(0, 200))}`
  if (uri.length > longest) return `${said}… is longer than ${longest} characters`
  // a URL parser drops or turns these, so that what is compared would differ from what is called
  if (!/^[\x21-\x7e]+$/.test(uri) || /[\\<>"`{}|^]/.test(uri)) {
    return `${said} holds characters that have to be encoded`
  }
  if (!URL.canParse(uri)) return `${said} is not an absolute URI`
  if (uri.includes("#")) return `${said} must not have a fragment`
  const url = new URL(uri)
  const scheme = url.protocol.slice(0, -1)
  // a parser reads 127.1 and other numbers as 127.0.0.1: what counts is what is written
  const written = /^[a-z][a-z0-9+.-]*:\/\/([^/?]*)/i.exec(uri)?.[1] ?? ""
  if (url.username !== "" || url.password !== "" || written.includes("@")) {
    return `${said} must not have a user name or a password`
  }
  if (scheme === "https") {
    return uri.startsWith("https://") && written.toLowerCase().replace(/:443$/, "") === url.host
      ? null
      : `${said} has to be written as it is requested: https://${url.host}/…`
  }
  if (scheme === "http") {
    return uri.startsWith("http://") && loopbackHosts.has(written.replace(/:\d*$/, ""))
      ? null
      : `${said} must use https; http is for localhost, 127.0.0.1 and [::1] alone`
  }
  if (dangerous.has(scheme)) return `${said} uses a scheme that may not be redirected to`
  if (!scheme.includes(".") && !knownApps.some((app) => uri.startsWith(app))) {
    return `${said} has to use https, http to this computer, or an app's own scheme with a dot in it, as in com.example.app:/callback`
  }
  return uri.startsWith(`${scheme}:/`) ? null : `${said} must go on with a slash after its scheme`
}

/**
 * Whether a client that registered `registered` may be answered at `given`: the very same text, but for the port of a
 * loopback address, which an app only knows when it starts (RFC 8252, section 7.3).
 */
export const matchesRedirectUri = (registered: string, given: string): boolean => {
  if (registered === given) return true
  if (redirectUriProblem(given) !== null || !isLoopback(registered) || !isLoopback(given)) return false
  return withoutPort(registered) === withoutPort(given)
}

const withoutPort = (uri: string) => uri.replace(/^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])):\d*(?=[/?]|$)/, "$1")

/** What people are shown of where they are sent: the host, or the scheme of an app. */
export const redirectHost = (uri: string): string => {
  const url = new URL(uri)
  return url.protocol === "https:" || url.protocol === "http:" ? url.host : `${url.protocol}//${url.host}`
}

/** The redirect URI with more parameters, whatever it has already. */
export const withParameters = (uri: string, parameters: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(parameters).toString()
  return uri + (uri.includes("?") ? (/[?&]$/.test(uri) ? "" : "&") : "?") + query
}
