import type { HttpClientRequest } from "@effect/platform"

/** A word or a version of a platform's addresses; anything else in a path may be an id or a token. */
const known = /^([a-z_]{0,24}|v\d+(\.\d+)?)$/i

/** A path with `{id}` in the place of whatever tells one thing from another. */
const templateOf = (path: string): string =>
  path
    .split("/")
    .map((segment) => (known.test(segment) ? segment : "{id}"))
    .join("/")

/** How a call to a platform is traced, by OpenTelemetry's convention: its method and its template, and never its address. */
export const callSpan = ({ method, url }: Pick<HttpClientRequest.HttpClientRequest, "method" | "url">) => {
  const address = URL.parse(url)
  if (address === null) return { name: method, attributes: { "http.request.method": method } }
  const { hostname, pathname } = address
  const template = templateOf(pathname)
  return {
    name: `${method} ${hostname}${template}`,
    attributes: { "http.request.method": method, "server.address": hostname, "url.template": template }
  }
}
