import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Either, Layer } from "effect"
import { InvalidRequest, type Issue } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Report, ReportQuery } from "#schema/Report.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { dayRange, daysOf } from "./DayRange.ts"
import { type Counted, ReportsRepo, type Span } from "./ReportsRepo.ts"
import { scopesOf } from "./Scopes.ts"
import { totals } from "./Totals.ts"

/** Report totals of a workspace. */
export class Reports extends Context.Tag("steward/Reports")<
  Reports,
  {
    /** Of the days asked for, in the brand's time zone; all of it as it is at one moment. */
    readonly summary: (workspaceId: WorkspaceId, query: ReportQuery) => Effect.Effect<Report, InvalidRequest>
  }
>() {
  static readonly layer = Layer.effect(
    Reports,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* ReportsRepo
      const sales = yield* Sales

      const median = (counted: Counted, span: Span) =>
        Effect.map(Effect.orDie(repo.median(counted, span)), ([row]) => row?.seconds ?? null)

      return Reports.of({
        summary: Effect.fn("Reports.summary")(function* (workspaceId, query) {
          yield* Effect.orDie(repo.oneMoment)
          const now = new Date(yield* Clock.currentTimeMillis)
          const [setting] = yield* Effect.orDie(repo.setting(workspaceId, now, query.account_id))
          if (setting === undefined) return yield* Effect.dieMessage(`No workspace ${workspaceId}`)
          const { platform, time_zone, today } = setting
          const range = yield* Either.mapLeft(dayRange(query, today), toInvalidRequest)
          const scopes = scopesOf(query, platform)
          const counted = { workspaceId, scopes: Object.keys(scopes), surface: query.surface, range }
          const rows = yield* Effect.orDie(repo.counts(counted))
          return {
            ...range,
            time_zone,
            ...totals({ rows, days: daysOf(range), scopes }),
            median_seconds_to_hide: yield* median(counted, "to_hide"),
            median_seconds_to_reply: yield* median(counted, "to_reply"),
            sales: yield* sales.totals(workspaceId, { ...range, timeZone: time_zone }, query)
          }
        }, transaction(sql))
      })
    })
  )
}

const toInvalidRequest = (issue: Issue) =>
  new InvalidRequest({ message: `${issue.path} ${issue.message}`, issues: [issue] })
