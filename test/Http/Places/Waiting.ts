import { Effect } from "effect"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"

/** Every place is taken: whoever comes waits, and meanwhile this happens. */
export const waitingWhile = (meanwhile: Effect.Effect<unknown>) =>
  RequestPlaces.of({
    enter: (_caller, _workspace, afterWaiting = Effect.void) => Effect.zipRight(meanwhile, afterWaiting)
  })
