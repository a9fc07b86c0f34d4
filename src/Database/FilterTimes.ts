import { DateTime, Effect } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"

/** Two times are in the wrong order: a kind of its own, for doors that say so in their own words. */
export class TimesOutOfOrder extends InvalidRequest {}

/** Refuses a filter by time that nothing can pass. */
export const timesInOrder = ({
  since,
  until
}: {
  readonly since?: DateTime.Utc | undefined
  readonly until?: DateTime.Utc | undefined
}): Effect.Effect<void, TimesOutOfOrder> => {
  if (since === undefined || until === undefined || DateTime.lessThanOrEqualTo(since, until)) return Effect.void
  const issue = { path: "since", message: `must not be after until, which is ${DateTime.formatIso(until)}` }
  return Effect.fail(new TimesOutOfOrder({ message: `${issue.path} ${issue.message}`, issues: [issue] }))
}
