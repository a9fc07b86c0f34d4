import { Data, type Effect } from "effect"

/** Another process has taken the task over. */
export class TakenOver extends Data.TaggedError("TakenOver") {}

/** Tells how far a task is, in comments, and goes on holding it; `done`: null where it is counted elsewhere. */
export type Heartbeat = (done: number | null, total: number) => Effect.Effect<void, TakenOver>

/** Comments dealt with between one time and the next. */
export const slice = 200
