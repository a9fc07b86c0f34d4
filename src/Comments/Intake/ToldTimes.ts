import { DateTime, Duration, Schema } from "effect"
import type { Observation } from "../Observation.ts"

/** When the newest news of a comment was sent, by what it is about; null where there was none. */
export const ToldTimes = Schema.Struct({
  edited_at: Schema.NullOr(Schema.DateFromSelf),
  hiding_at: Schema.NullOr(Schema.DateFromSelf),
  /** When it is to be read at its platform, which alone knows what is true; null for not at all. */
  read_due_at: Schema.NullOr(Schema.DateFromSelf)
})
export type ToldTimes = typeof ToldTimes.Type

type About = "edited_at" | "hiding_at"

/**
 * Platforms tell the second alone, so that news so close says nothing of its order. An edit that takes back the one before it
 * is then to the byte the one before that, and comes as its repeat.
 */
const sameSecond = Duration.seconds(1)
/** Whatever happens in that second is over by then. */
const readAfter = Duration.seconds(3)

/** News of a comment, and when the platform sent it. */
interface Timed {
  readonly externalId: string
  readonly about: About
  readonly sentAt: Date
}

const timed = (observation: Observation): Timed | null => {
  switch (observation._tag) {
    case "Commented":
    case "Removed":
      return null
    case "Edited":
    case "Hidden":
    case "Unhidden": {
      const { externalId, sentAt } = observation
      const about = observation._tag === "Edited" ? "edited_at" : "hiding_at"
      return sentAt === undefined ? null : { externalId, about, sentAt: DateTime.toDateUtc(sentAt) }
    }
  }
}

/** Comments of which there is news that says when it was sent. */
export const timedIds = (observations: ReadonlyArray<Observation>): ReadonlyArray<string> => [
  ...new Set(observations.flatMap((one) => timed(one)?.externalId ?? []))
]

const none: ToldTimes = { edited_at: null, hiding_at: null, read_due_at: null }

const areClose = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime()) <= Duration.toMillis(sameSecond)

/**
 * The reports without news that is older than what is known, and what is known with them. A platform sends again what failed, so
 * older news may come later. A comment of which it is not sure what came last is to be read there. `at`: now; what says that it is of later is taken to be of now.
 */
export const inOrder = (
  observations: ReadonlyArray<Observation>,
  known: ReadonlyMap<string, ToldTimes>,
  at: Date
): { readonly observations: ReadonlyArray<Observation>; readonly times: ReadonlyMap<string, ToldTimes> } => {
  const times = new Map<string, ToldTimes>()
  const kept = observations.filter((observation) => {
    const news = timed(observation)
    if (news === null) return true
    const { about, externalId, sentAt } = news
    const before = times.get(externalId) ?? known.get(externalId) ?? none
    const newest = before[about]
    const told = sentAt < at ? sentAt : at
    const isUnsure = newest !== null && areClose(told, newest)
    const read_due_at = isUnsure ? new Date(at.getTime() + Duration.toMillis(readAfter)) : before.read_due_at
    const isLate = newest !== null && sentAt < newest
    if (isLate && !isUnsure) return false
    times.set(externalId, { ...before, ...(isLate ? {} : { [about]: told }), read_due_at })
    return !isLate
  })
  return { observations: kept, times }
}
