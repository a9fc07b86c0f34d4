import { type BoundedTime, longestClaim } from "#src/Database/BoundedTimes.ts"

/** A quota is whole again within a day. */
export const pollTimes: ReadonlyArray<BoundedTime> = [
  { table: "connect_attempts", column: "expires_at", longest: "10 minutes", becomes: "longest" },
  { table: "backfills", column: "claimed_until", longest: longestClaim, becomes: "now" },
  {
    table: "accounts",
    column: "token_renew_at",
    longest: "90 days",
    among: "disconnected_at IS NULL",
    becomes: "now"
  },
  { table: "accounts", column: "poll_due_at", longest: "2 days", among: "disconnected_at IS NULL", becomes: "now" },
  { table: "lead_forms", column: "due_at", longest: "2 days", becomes: "now" }
]
