/** What a page may send, and read of an answer. */
const preflight = {
  "access-control-allow-methods": "POST",
  "access-control-allow-headers":
    "authorization, content-type, idempotency-key, last-event-id, mcp-method, mcp-name, mcp-protocol-version, " +
    "mcp-session-id, x-request-id",
  "access-control-max-age": "7200"
}

/** The headers that let a page of this origin read an answer; null for a program, which needs none. */
export const crossOrigin = (origin: string | undefined): Record<string, string> =>
  origin === undefined
    ? { vary: "origin" }
    : {
        vary: "origin",
        "access-control-allow-origin": origin,
        "access-control-expose-headers": "www-authenticate, x-request-id, retry-after, ratelimit, ratelimit-policy"
      }

/** The same, where the browser asks before it sends. */
export const crossOriginPreflight = (origin: string | undefined): Record<string, string> => ({
  ...crossOrigin(origin),
  ...preflight
})
