import { type BoundedTime, longestClaim } from "#src/Database/BoundedTimes.ts"

/** Platforms ask for hours of patience, and a quota for a day. */
export const workTimes: ReadonlyArray<BoundedTime> = [
  { table: "held_answers", column: "takes_effect_at", longest: "1 minute", becomes: "now" },
  { table: "held_answers", column: "claimed_until", longest: longestClaim, becomes: "now" },
  { table: "platform_work", column: "due_at", longest: "2 days", among: "state = 'queued'", becomes: "now" },
  { table: "platform_work", column: "claimed_until", longest: longestClaim, among: "state = 'queued'", becomes: "now" }
]
