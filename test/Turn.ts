import { Effect } from "effect"

/** Lets the event loop turn: what waits for a socket, and so for PostgreSQL, gets further. */
export const turn = Effect.async<void>((resume) => void setImmediate(() => resume(Effect.void)))
