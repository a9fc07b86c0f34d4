import { Effect } from "effect"
import { lineFactsOf } from "#src/Telemetry/LineFacts.ts"

/** Says in every line that is logged from here to the end of the request what was learnt of it. */
export const inEveryLine = (facts: Readonly<Record<string, unknown>>): Effect.Effect<void> =>
  Effect.withFiberRuntime(({ currentContext }) => {
    Object.assign(lineFactsOf(currentContext) ?? {}, facts)
    return Effect.void
  })
