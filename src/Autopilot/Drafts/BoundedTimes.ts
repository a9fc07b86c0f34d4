import { type BoundedTime, longestClaim } from "#src/Database/BoundedTimes.ts"

export const taskTimes: ReadonlyArray<BoundedTime> = [
  {
    table: "policy_tasks",
    column: "claimed_until",
    longest: longestClaim,
    among: "finished_at IS NULL",
    becomes: "now"
  }
]
