import { Effect } from "effect"

/** Lets everything else that is ready have its turn first, what came over the network among it: `Effect.yieldNow` does not. */
export const turnOfTheEventLoop = Effect.async<void>((resume) => void setImmediate(() => resume(Effect.void)))
