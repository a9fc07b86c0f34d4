/** The one thing tokens are for: the tool server. */
export const resourceOf = (baseUrl: string): string => `${baseUrl}/mcp`

/** Whether the `resource` parameter (RFC 8707) means the tool server: some clients leave it out, or end it in a slash. */
export const isResource = (baseUrl: string, given: string | undefined): boolean => {
  if (given === undefined) return true
  if (!URL.canParse(given) || given.includes("#")) return false
  return new URL(given).href.replace(/\/$/, "") === new URL(resourceOf(baseUrl)).href
}
