import type { BoundedTime } from "#src/Database/BoundedTimes.ts"

/** A quota is whole again within a day. */
export const pollTimes: ReadonlyArray<BoundedTime> = [
  { table: "accounts", column: "poll_due_at", longest: "2 days", among: "disconnected_at IS NULL", becomes: "now" },
  { table: "lead_forms", column: "due_at", longest: "2 days", becomes: "now" }
]
