import { Effect, TestClock } from "effect"
import { InboxRunner } from "#src/Platforms/Inbox/InboxRunner.ts"

/** Takes in a turn's worth of what was pushed; whoever pushed it has been silent for a while. */
export const takenInOnce = Effect.flatMap(InboxRunner, ({ drain }) =>
  Effect.zipRight(TestClock.adjust("3 millis"), drain)
)

/** Everything that was pushed is taken in. */
export const takenIn = Effect.repeat(takenInOnce, { until: (count) => count === 0 })
