import { Effect } from "effect"
import { PreconditionFailed } from "#schema/Errors.ts"

/** A value, and how many times it has been changed. */
export interface Versioned<A> {
  readonly value: A
  readonly version: number
}

/** Versions that a change may start from; null for any. */
export type From = ReadonlyArray<number> | null

const refusal = (from: ReadonlyArray<number>, current: number, what: string): string =>
  from.every((version) => version > current)
    ? `If-Match holds no ETag that Steward gave for the ${what}, which has version "${current}"`
    : `There is a newer version of the ${what}: version "${current}"`

/** Fails where somebody else has changed `what` meanwhile. */
export const startingFrom = (from: From, current: number, what: string): Effect.Effect<void, PreconditionFailed> =>
  from === null || from.includes(current)
    ? Effect.void
    : Effect.fail(
        new PreconditionFailed({
          message: `${refusal(from, current, what)}. Read the ${what} again, then make your change`
        })
      )
