import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Platform, Surface } from "#schema/Platform.ts"
import type { DayRange } from "./DayRange.ts"
import type { CountRow } from "./Totals.ts"

/** Where and when a report is made. */
export interface Setting {
  readonly time_zone: string
  readonly today: string
  /** Of the account that was asked for. */
  readonly platform: Platform | null
}

/** What a report counts: comments of these platforms or this account, on these days. */
export interface Counted {
  readonly workspaceId: WorkspaceId
  readonly scopes: ReadonlyArray<string>
  readonly surface: Surface | undefined
  readonly range: DayRange
}

export type Span = "to_hide" | "to_reply"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const counted = ({ range, scopes, surface, workspaceId }: Counted) =>
    sql.and([
      sql`workspace_id = ${workspaceId}`,
      sql.in("scope", scopes),
      sql`day BETWEEN ${range.from}::date AND ${range.to}::date`,
      ...(surface === undefined ? [] : [sql`surface = ${surface}`])
    ])

  return {
    /** The transaction that it begins sees one moment, whatever is written meanwhile. */
    oneMoment: sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`,

    setting: (workspaceId: WorkspaceId, now: Date, accountId: string | undefined) => sql<Setting>`
      SELECT w.time_zone, timezone(w.time_zone, ${now}::timestamptz)::date::text AS today, a.platform
      FROM workspaces w LEFT JOIN accounts a ON a.workspace_id = w.id AND a.id = ${accountId ?? null}
      WHERE w.id = ${workspaceId}`,

    /** Each count twice: by day, and by scope and surface. */
    counts: (which: Counted) => sql<CountRow>`
      SELECT measure, value, day::text, scope, surface, sum(count)::int AS count
      FROM report_counts
      WHERE ${counted(which)} AND measure IN ('received', 'status', 'asked', 'hidden_for', 'replies')
      GROUP BY GROUPING SETS ((measure, value, day), (measure, value, scope, surface))`,

    /** The lower of the two in the middle where there are two; no row without any. */
    median: (which: Counted, span: Span) => sql<{ readonly seconds: number }>`
      WITH by_magnitude AS (
        SELECT value::int AS magnitude, sum(count) AS count FROM report_counts
        WHERE ${counted(which)} AND measure = ${span} GROUP BY value
      ), running AS (
        SELECT magnitude, count, sum(count) OVER (ORDER BY magnitude) AS upto, sum(count) OVER () AS total
        FROM by_magnitude
      ), middle AS (
        SELECT magnitude, ceil(total / 2) - (upto - count) AS rank FROM running
        WHERE total > 0 AND upto >= ceil(total / 2) ORDER BY magnitude LIMIT 1
      ), by_second AS (
        SELECT seconds, sum(count) AS count FROM report_seconds
        WHERE ${counted(which)} AND measure = ${span} AND magnitude = (SELECT magnitude FROM middle) GROUP BY seconds
      )
      SELECT seconds FROM (SELECT seconds, sum(count) OVER (ORDER BY seconds) AS upto FROM by_second) AS running
      WHERE upto >= (SELECT rank FROM middle) ORDER BY seconds LIMIT 1`
  }
})

export class ReportsRepo extends Context.Tag("steward/ReportsRepo")<ReportsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(ReportsRepo, make)
}
