import { type BoundedTime, longestClaim } from "#src/Database/BoundedTimes.ts"

export const commentTimes: ReadonlyArray<BoundedTime> = [
  { table: "comments", column: "claimed_until", longest: longestClaim, among: "status = 'pending'", becomes: "now" },
  { table: "posts", column: "due_at", longest: "2 days", becomes: "now" },
  { table: "told_times", column: "read_due_at", longest: "1 day", becomes: "now" }
]
