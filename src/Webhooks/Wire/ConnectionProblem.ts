const problems: Readonly<Record<string, (host: string) => string>> = {
  ECONNREFUSED: (host) => `${host} refused the connection`,
  ECONNRESET: (host) => `${host} closed the connection before it answered`,
  EPIPE: (host) => `${host} closed the connection before it answered`,
  ETIMEDOUT: (host) => `${host} could not be reached in time`,
  EHOSTUNREACH: (host) => `${host} could not be reached`,
  ENETUNREACH: (host) => `${host} could not be reached`,
  ERR_TLS_CERT_ALTNAME_INVALID: (host) => `the certificate is not valid for ${host}`,
  CERT_HAS_EXPIRED: (host) => `the certificate of ${host} has expired`,
  CERT_NOT_YET_VALID: (host) => `the certificate of ${host} is not valid yet`,
  DEPTH_ZERO_SELF_SIGNED_CERT: (host) => `the certificate of ${host} is signed by itself and not by a known authority`,
  SELF_SIGNED_CERT_IN_CHAIN: (host) => `the certificate of ${host} is not signed by a known authority`,
  UNABLE_TO_GET_ISSUER_CERT: (host) => `the certificate of ${host} is not signed by a known authority`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: (host) =>
    `the certificate of ${host} is not signed by a known authority, or an intermediate certificate is missing`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: (host) =>
    `the certificate of ${host} is not signed by a known authority, or an intermediate certificate is missing`
}

/** What went wrong between here and the host, in words, from the error code of a socket or of TLS. */
export const describe = (error: Error, host: string): string => {
  const code = "code" in error && typeof error.code === "string" ? error.code : ""
  const words = problems[code]
  if (words !== undefined) return words(host)
  if (code.startsWith("ERR_SSL") || code === "EPROTO") return `${host} did not agree on a secure connection (TLS)`
  return `the connection to ${host} failed (${code || error.message})`
}

/** Whether the other side has closed the connection. */
export const isReset = (error: Error): boolean =>
  "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE")
