import { DateTime } from "effect"
import type { World } from "../World/World.ts"

/** Quota days begin at midnight in Los Angeles. */
export const quotaDay = (now: number) =>
  DateTime.formatIsoDate(DateTime.unsafeMakeZoned(now, { timeZone: "America/Los_Angeles" }))

/** The units used so far today. */
export const usedToday = ({ quota }: World, now: number) => (quota.day === quotaDay(now) ? quota.used : 0)

/** The world with `cost` units more used today, or null when they are not left. */
export const charge = (world: World, cost: number, now: number): World | null => {
  const used = usedToday(world, now) + cost
  return used > world.quota.limit ? null : { ...world, quota: { ...world.quota, day: quotaDay(now), used } }
}
