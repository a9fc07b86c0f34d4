import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Platform, type Surface } from "#schema/Platform.ts"
import { everyWorkspace } from "#src/Access/Workspaces/WorkspaceSql.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { platformOf } from "#src/Directory/AccountSql.ts"
import type { DayRange } from "./DayRange.ts"
import { setAside } from "./SetAside.ts"
import { stretchesOf } from "./Stretches.ts"
import { DayCount, TotalCount } from "./Totals.ts"

/** Where and when a report is made. */
export const Setting = Schema.Struct({
  time_zone: Schema.String,
  today: Schema.String,
  /** Of the account that was asked for. */
  platform: Schema.NullOr(Platform)
})
export type Setting = typeof Setting.Type

/** What is counted: the comments of a scope, on these days. */
export interface Counted {
  readonly workspaceId: WorkspaceId
  readonly scope: string
  readonly surface: Surface | undefined
  readonly range: DayRange
}

export type Duration = "to_hide" | "to_reply"

const MedianRow = Schema.Struct({
  seconds: Schema.Number
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const onSurface = (surface: Surface | undefined) => (surface === undefined ? [] : [sql`surface = ${surface}`])

  /** Joined to a scope and measure, rows for the days of a range, no day twice. */
  const countsOf = (range: DayRange) => {
    const stretches = stretchesOf(range).map(({ first, last, span }) => sql`(${span}, ${first}::date, ${last}::date)`)
    return sql`(VALUES ${sql.csv(stretches)}) AS stretch (span, first, last)
      JOIN report_counts c ON c.span = stretch.span AND c.first_day BETWEEN stretch.first AND stretch.last`
  }

  return {
    /** The transaction that it begins sees one moment, whatever is written meanwhile. */
    oneMoment: sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`,

    setting: (workspaceId: WorkspaceId, now: Date, accountId: string | undefined) =>
      sql`
      SELECT w.time_zone, timezone(w.time_zone, ${now}::timestamptz)::date::text AS today, ${platformOf(sql, workspaceId, accountId ?? null)} AS platform
      FROM ${everyWorkspace(sql)}
      WHERE w.id = ${workspaceId}`.pipe(rowsOf(Setting)),

    /**
     * All that is counted of the scope, and how comments stand of each other part of it. What was set aside is counted
     * for review, and taken off that here.
     */
    totals: (counted: Counted, parts: ReadonlyArray<string>, timeZone: string) => {
      const counts = (scopes: ReadonlyArray<string>, measures: ReadonlyArray<string>) => sql`
        SELECT scope, surface, measure, value, sum(count)::int AS count FROM ${countsOf(counted.range)}
        WHERE ${sql.and([
          sql`workspace_id = ${counted.workspaceId}`,
          sql.in("scope", scopes),
          sql.in("measure", measures),
          ...onSurface(counted.surface)
        ])}
        GROUP BY scope, surface, measure, value`
      const others = parts.filter((part) => part !== counted.scope)
      return sql`${counts([counted.scope], ["received", "status", "hidden_for", "replies"])}
        UNION ALL ${counts(others, ["received", "status"])}
        UNION ALL SELECT scope, surface, 'status', 'review', -count(*)::int
        FROM (${setAside(sql, counted.workspaceId)}) c, unnest(ARRAY['', platform, account_id]) AS scope
        WHERE ${sql.and([
          sql`timezone(${timeZone}, received_at)::date BETWEEN ${counted.range.from}::date AND ${counted.range.to}::date`,
          sql.in("scope", [counted.scope, ...others]),
          ...onSurface(counted.surface)
        ])}
        GROUP BY scope, surface`.pipe(rowsOf(TotalCount))
    },

    days: ({ range, scope, surface, workspaceId }: Counted) =>
      sql`
      SELECT first_day::text AS day, measure, sum(count)::int AS count FROM report_counts
      WHERE ${sql.and([
        sql`workspace_id = ${workspaceId} AND scope = ${scope} AND span = 'day'`,
        sql`first_day BETWEEN ${range.from}::date AND ${range.to}::date`,
        sql`measure IN ('received', 'status', 'asked') AND value IN ('', 'hidden')`,
        ...onSurface(surface)
      ])}
      GROUP BY first_day, measure`.pipe(rowsOf(DayCount)),

    /** The lower of the two in the middle where there are two; no row without any. */
    median: ({ range, scope, surface, workspaceId }: Counted, measure: Duration) =>
      sql`
      WITH by_magnitude AS (
        SELECT value::int AS magnitude, sum(count) AS count FROM ${countsOf(range)}
        WHERE ${sql.and([
          sql`workspace_id = ${workspaceId} AND scope = ${scope} AND measure = ${measure}`,
          ...onSurface(surface)
        ])}
        GROUP BY value
      ), running AS (
        SELECT magnitude, count, sum(count) OVER (ORDER BY magnitude) AS upto, sum(count) OVER () AS total
        FROM by_magnitude
      ), middle AS (
        SELECT magnitude, ceil(total / 2) - (upto - count) AS rank FROM running
        WHERE total > 0 AND upto >= ceil(total / 2) ORDER BY magnitude LIMIT 1
      ), by_second AS (
        SELECT seconds, sum(count) AS count FROM report_seconds
        WHERE ${sql.and([
          sql`workspace_id = ${workspaceId} AND measure = ${measure}`,
          sql`magnitude = (SELECT magnitude FROM middle WHERE magnitude >= 32)`,
          sql`day BETWEEN ${range.from}::date AND ${range.to}::date`,
          sql`${scope} IN ('', platform, account_id)`,
          ...onSurface(surface)
        ])}
        GROUP BY seconds
      )
      SELECT magnitude AS seconds FROM middle WHERE magnitude < 32
      UNION ALL (
        SELECT seconds FROM (SELECT seconds, sum(count) OVER (ORDER BY seconds) AS upto FROM by_second) AS running
        WHERE upto >= (SELECT rank FROM middle) ORDER BY seconds LIMIT 1
      )`.pipe(rowsOf(MedianRow))
  }
})

export class ReportsRepo extends Context.Tag("steward/ReportsRepo")<ReportsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(ReportsRepo, make)
}
