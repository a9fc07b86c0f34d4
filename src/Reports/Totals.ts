import { protectionKeys } from "#schema/Autopilot.ts"
import { platforms, type Surface } from "#schema/Platform.ts"
import type { Report } from "#schema/Report.ts"
import { protectionLabels } from "#src/Autopilot/ProtectionLabels.ts"
import type { Scopes } from "./Scopes.ts"

/** A count, as it is kept: of one day on all scopes and surfaces, or of one scope and surface on all days. */
export interface CountRow {
  readonly measure: string
  readonly value: string
  readonly day: string | null
  readonly scope: string | null
  readonly surface: Surface | null
  readonly count: number
}

export interface ReportOn {
  readonly rows: ReadonlyArray<CountRow>
  readonly days: ReadonlyArray<string>
  readonly scopes: Scopes
}

type Totals = Pick<Report, "comments" | "replies" | "hidden_by_category" | "by_platform" | "by_surface" | "by_day">

const surfaces = ["organic", "ad"] as const

/** All of a report that is made of counts. */
export const totals = ({ days, rows, scopes }: ReportOn): Totals => {
  const whole = rows.filter(({ day }) => day === null)
  const of = counter(whole)
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const person = of("replies", "person")
  const autopilot = of("replies", "autopilot")
  const campaign = of("replies", "campaign")
  return {
    comments: standing(whole),
    replies: { total: person + autopilot + campaign, person, autopilot, campaign },
    hidden_by_category: hiddenByCategory(whole),
    by_platform: platforms
      .map((platform) => ({
        platform,
        ...standing(whole.filter(({ scope }) => scope !== null && scopes[scope] === platform))
      }))
      .filter(({ received }) => received > 0),
    by_surface: surfaces
      .map((surface) => ({ surface, ...standing(whole.filter((row) => row.surface === surface)) }))
      .filter(({ received }) => received > 0),
    by_day: days.map((date) => {
      const of = counter(byDay.get(date) ?? [])
      return { date, received: of("received", ""), hidden: of("status", "hidden"), asked: of("asked", "") }
    })
  }
}

const counter = (rows: ReadonlyArray<CountRow>) => (measure: string, value: string) =>
  rows.reduce((sum, row) => (row.measure === measure && row.value === value ? sum + row.count : sum), 0)

/** How comments stand now. */
const standing = (rows: ReadonlyArray<CountRow>) => {
  const of = counter(rows)
  return {
    received: of("received", ""),
    visible: of("status", "visible"),
    hidden: of("status", "hidden"),
    deleted: of("status", "deleted"),
    waiting: of("status", "review")
  }
}

/** Most first, and in the order of the switches where as many. */
const hiddenByCategory = (rows: ReadonlyArray<CountRow>): Report["hidden_by_category"] => {
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
