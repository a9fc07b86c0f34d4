/** How long a browser that reached Steward by https asks for nothing else: two years, in seconds. */
const strictFor = 63_072_000

/** Headers of every answer: the type is what it says, and behind an https address browsers keep to https. */
export const safetyHeaders = (baseUrl: string): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  ...(baseUrl.startsWith("https:") ? { "strict-transport-security": `max-age=${strictFor}` } : {})
})

/** Whether a `host` header is several: what stands in front may have believed the other one. */
export const isSeveralHosts = (host: string | undefined): boolean => host?.includes(",") === true
