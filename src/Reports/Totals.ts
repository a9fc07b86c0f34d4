import { Schema } from "effect"
import { platforms, Surface } from "#schema/Platform.ts"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import type { Report } from "#schema/resources/Report.ts"
import { protectionLabels } from "#src/Autopilot/Settings/ProtectionLabels.ts"
import type { Scopes } from "./Scopes.ts"

/** A count of a scope and surface on all days. */
export const TotalCount = Schema.Struct({
  scope: Schema.String,
  surface: Surface,
  measure: Schema.String,
  value: Schema.String,
  count: Schema.Number
})
export type TotalCount = typeof TotalCount.Type

/** A count of one day; the only status is `hidden`. */
export const DayCount = Schema.Struct({
  day: Schema.String,
  measure: Schema.String,
  count: Schema.Number
})
export type DayCount = typeof DayCount.Type

export interface Counts {
  readonly totals: ReadonlyArray<TotalCount>
  readonly days: ReadonlyArray<DayCount>
}

type Totals = Pick<Report, "comments" | "replies" | "hidden_by_category" | "by_platform" | "by_surface" | "by_day">

const surfaces = ["organic", "ad"] as const

/** All of a report that is made of counts. `days`: every day of the range. */
export const totals = (counts: Counts, scopes: Scopes | null, days: ReadonlyArray<string>): Totals => {
  const whole = counts.totals.filter(({ scope }) => scope === scopes?.whole)
  return {
    comments: standing(whole),
    replies: replies(whole),
    hidden_by_category: hiddenByCategory(whole),
    by_platform: platforms
      .map((platform) => ({
        platform,
        ...standing(counts.totals.filter(({ scope }) => scopes?.parts.get(scope) === platform))
      }))
      .filter(({ received }) => received > 0),
    by_surface: surfaces
      .map((surface) => ({ surface, ...standing(whole.filter((row) => row.surface === surface)) }))
      .filter(({ received }) => received > 0),
    by_day: byDay(counts.days, days)
  }
}

const counter =
  (rows: ReadonlyArray<TotalCount>) =>
  (measure: string, value = "") =>
    rows.reduce((sum, row) => (row.measure === measure && row.value === value ? sum + row.count : sum), 0)

/** How comments stand now. */
const standing = (rows: ReadonlyArray<TotalCount>) => {
  const of = counter(rows)
  return {
    received: of("received"),
    visible: of("status", "visible"),
    hidden: of("status", "hidden"),
    deleted: of("status", "deleted"),
    waiting: of("status", "review")
  }
}

const replies = (rows: ReadonlyArray<TotalCount>) => {
  const of = counter(rows)
  const [person, autopilot, campaign] = [of("replies", "person"), of("replies", "autopilot"), of("replies", "campaign")]
  return { total: person + autopilot + campaign, person, autopilot, campaign }
}

/** Most first, and in the order of the switches where as many. */
const hiddenByCategory = (rows: ReadonlyArray<TotalCount>): Report["hidden_by_category"] => {
  const of = counter(rows)
  return [...protectionKeys, null]
    .map((category) => ({
      category,
      label: category === null ? "Other reasons" : protectionLabels[category].label,
      count: of("hidden_for", category ?? "")
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}

const byDay = (counts: ReadonlyArray<DayCount>, days: ReadonlyArray<string>): Report["by_day"] => {
  const found = new Map(counts.map(({ count, day, measure }) => [`${day} ${measure}`, count]))
  return days.map((date) => ({
    date,
    received: found.get(`${date} received`) ?? 0,
    hidden: found.get(`${date} status`) ?? 0,
    asked: found.get(`${date} asked`) ?? 0
  }))
}
