import { Schema } from "effect"
import { type Delay, PlatformAction } from "#schema/resources/Comment.ts"
import { shown } from "#src/Ground/Time.ts"

/** The platform work of a comment that is to be done next. */
export const NextWork = Schema.Struct({
  action: PlatformAction,
  state: Schema.Literal("queued", "parked"),
  dueAt: Schema.DateFromSelf,
  /** Why the last attempt came to nothing, or what made all of the account wait; null where nothing did. */
  lastError: Schema.NullOr(Schema.String)
})
export type NextWork = typeof NextWork.Type

/** What keeps work from being done; null where it is under way, or about to be. */
export const delayOf = ({ action, dueAt, lastError, state }: NextWork, now: Date): Delay | null => {
  if (lastError === null) return null
  if (state === "parked") return { action, reason: lastError, until: null }
  return dueAt > now ? { action, reason: lastError, until: shown(dueAt) } : null
}
