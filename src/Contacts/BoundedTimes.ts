import type { BoundedTime } from "#src/Database/BoundedTimes.ts"

export const contactTimes: ReadonlyArray<BoundedTime> = [
  { table: "contacts", column: "name_due_at", longest: "2 days", becomes: "now" }
]
