import { Clock, Effect } from "effect"

export const now: Effect.Effect<Date> = Effect.map(Clock.currentTimeMillis, (milliseconds) => new Date(milliseconds))
