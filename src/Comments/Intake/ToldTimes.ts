import { DateTime, Schema } from "effect"
import type { Observation } from "../Observation.ts"

/** When the newest news of a comment was sent, by what it is about; null where there was none. */
export const ToldTimes = Schema.Struct({
  edited_at: Schema.NullOr(Schema.DateFromSelf),
  hiding_at: Schema.NullOr(Schema.DateFromSelf)
})
export type ToldTimes = typeof ToldTimes.Type

type About = keyof ToldTimes

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

const none: ToldTimes = { edited_at: null, hiding_at: null }

/**
 * The reports without news that is older than what is known, and what is known with them. A platform sends again what failed, so
 * older news may come later. `at`: now; what says that it is of later is taken to be of now.
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
    if (newest !== null && sentAt < newest) return false
    times.set(externalId, { ...before, [about]: sentAt < at ? sentAt : at })
    return true
  })
  return { observations: kept, times }
}
