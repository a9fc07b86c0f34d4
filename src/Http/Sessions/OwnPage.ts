/** What browsers say of where a request comes from; the names are lower case. */
type Sent = Readonly<Record<string, string | undefined>>

const originOf = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : null

/**
 * Whether a request comes from a page of ours, at `origin`. Browsers send the session along whoever asked them to, and
 * no page can change what they say here. Over plain http they leave `sec-fetch-site` out: then the origin has to be
 * named, or for what only reads the page that asks. Who says nothing at all is no page of ours.
 */
export const isFromOwnPage = (origin: string, method: string, headers: Sent): boolean => {
  const { origin: claimed, referer, "sec-fetch-site": site } = headers
  if (site !== undefined && site !== "same-origin") return false
  if (claimed !== undefined) return claimed === origin
  const isRead = method === "GET" || method === "HEAD"
  return isRead && (site === "same-origin" || originOf(referer) === origin)
}
