import { type BoundedTime, longestClaim } from "#src/Database/BoundedTimes.ts"

/** A retry comes within days at the most, a claim ends within minutes, and an old secret within a day. */
export const webhookTimes: ReadonlyArray<BoundedTime> = [
  { table: "undelivered", column: "due_at", longest: "3 days", among: "state = 'queued'", becomes: "now" },
  { table: "undelivered", column: "claimed_until", longest: longestClaim, among: "state = 'queued'", becomes: "now" },
  { table: "hooks", column: "previous_secret_until", longest: "1 day", becomes: "longest" }
]
