import { DateTime, Effect } from "effect"
import { InvalidRequest } from "#schema/Errors.ts"

/** How an issue begins that says that two times are in the wrong order. */
export const outOfOrder = { path: "since", message: "must not be after until" }

/** Refuses a filter by time that nothing can pass. */
export const timesInOrder = ({
  since,
  until
}: {
  readonly since?: DateTime.Utc | undefined
  readonly until?: DateTime.Utc | undefined
}): Effect.Effect<void, InvalidRequest> => {
  if (since === undefined || until === undefined || DateTime.lessThanOrEqualTo(since, until)) return Effect.void
  const issue = { ...outOfOrder, message: `${outOfOrder.message}, which is ${DateTime.formatIso(until)}` }
  return Effect.fail(new InvalidRequest({ message: `${issue.path} ${issue.message}`, issues: [issue] }))
}
