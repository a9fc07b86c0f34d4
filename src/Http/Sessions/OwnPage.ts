/** What browsers say of where a request comes from; the names are lower case. */
type Sent = Readonly<Record<string, string | undefined>>

/**
 * Whether a request comes from a page of ours, at `origin`. Browsers send the session along whoever asked them to, and
 * no page can change what they say here. Who does not say it is no page of ours.
 */
export const isFromOwnPage = (origin: string, method: string, headers: Sent): boolean => {
  const claimed = headers["origin"]
  if (headers["sec-fetch-site"] !== "same-origin") return false
  return claimed === undefined ? method === "GET" || method === "HEAD" : claimed === origin
}
