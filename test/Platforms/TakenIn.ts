import { Effect } from "effect"
import { InboxRunner } from "#src/Platforms/Inbox/InboxRunner.ts"

/** Everything that was pushed is taken in. */
export const takenIn = Effect.flatMap(InboxRunner, ({ drain }) =>
  Effect.repeat(drain, { until: (count) => count === 0 })
)
