import type { BoundedTime } from "#src/Database/BoundedTimes.ts"
import { codeLifetime } from "./Grants/Approvals.ts"
import { accessLifetime, refreshLifetime } from "./Grants/Tokens.ts"

export const oauthTimes: ReadonlyArray<BoundedTime> = [
  { table: "oauth_codes", column: "expires_at", longest: codeLifetime, becomes: "longest" },
  {
    table: "oauth_tokens",
    column: "expires_at",
    longest: accessLifetime,
    among: "kind = 'access'",
    becomes: "longest"
  },
  { table: "oauth_tokens", column: "expires_at", longest: refreshLifetime, becomes: "longest" },
  { table: "oauth_grants", column: "expires_at", longest: refreshLifetime, becomes: "longest" },
  { table: "oauth_grants", column: "used_at", longest: 0, becomes: "now" },
  { table: "oauth_clients", column: "fresh_until", longest: "1 day", becomes: "now" },
  { table: "oauth_clients", column: "used_at", longest: 0, becomes: "now" }
]
