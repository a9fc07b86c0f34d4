/** What a browser may fetch, run and send for a page. `formTargets`: where its forms may lead beside Steward itself. */
export const policy = (formTargets: ReadonlyArray<string>) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' https: data:",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'"
  ].join("; ")
