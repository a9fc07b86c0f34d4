import { Duration, Schema } from "effect"
import { StandingPlace } from "#src/Comments/Standing/StandingPlace.ts"

/**
 * YouTube does not say when somebody deletes a comment, so comments are asked for by their ids: those that wait for a
 * person every time, and all others of a month by turns. Times are Unix milliseconds.
 */
export const StandingCheck = Schema.Struct({
  at: Schema.Number,
  /** The turn goes on behind this one; null to begin with the newest. */
  last: Schema.optionalWith(Schema.NullOr(StandingPlace), { default: () => null }),
  /** Not found last time. Not found again, they are gone: meanwhile what YouTube holds back was read as well. */
  missing: Schema.Array(Schema.String)
})
export type StandingCheck = typeof StandingCheck.Type

export const firstCheck: StandingCheck = { at: 0, last: null, missing: [] }

/** Comments that one call asks for, at the cost of one unit: 720 units a day for each channel. */
export const askedAtOnce = 50
/** Of them, at most so many that wait for a person. */
export const waitingAtOnce = 20
/** Comments older than this are not asked for. */
export const checkedFor = Duration.days(30)

const every = Duration.toMillis("2 minutes")

/** The held list, which is read every five minutes, has to be read between two looks at a comment. */
const confirmedAfter = Duration.toMillis("2 minutes")

export const isCheckDue = (check: StandingCheck, now: number): boolean =>
  now - check.at >= (check.missing.length > 0 ? confirmedAfter : every)

/** The ids to ask for: what was missing first, each once. */
export const toAsk = (
  check: StandingCheck,
  waiting: ReadonlyArray<string>,
  others: ReadonlyArray<string>
): ReadonlyArray<string> => [...new Set([...check.missing, ...waiting, ...others])].slice(0, askedAtOnce)

/** Which of the ids are gone, and which have to be looked for once more. */
export const afterAsking = (
  check: StandingCheck,
  asked: ReadonlyArray<string>,
  found: ReadonlySet<string>
): { readonly gone: ReadonlyArray<string>; readonly missing: ReadonlyArray<string> } => {
  const before = new Set(check.missing)
  const absent = asked.filter((id) => !found.has(id))
  return { gone: absent.filter((id) => before.has(id)), missing: absent.filter((id) => !before.has(id)) }
}
