import type { BoundedTime } from "#src/Database/BoundedTimes.ts"

export const marketingTimes: ReadonlyArray<BoundedTime> = [
  { table: "marketing_calls", column: "due_at", longest: "1 day", becomes: "now" }
]
