import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Either, Layer, Option } from "effect"
import { InvalidRequest, type Issue } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Report, ReportQuery } from "#schema/resources/Report.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { KnownAccounts } from "#src/Directory/KnownAccounts.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { dayRange, daysOf } from "./DayRange.ts"
import { type Counted, ReportsRepo } from "./ReportsRepo.ts"
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
      const accounts = yield* KnownAccounts
      const sales = yield* Sales

      /** Nothing where nothing can pass the filter. */
      const counts = tracedFn("Reports.counts")(function* (
        counted: Counted | null,
        parts: ReadonlyArray<string>,
        timeZone: string
      ) {
        if (counted === null)
          return { totals: [], days: [], median_seconds_to_hide: null, median_seconds_to_reply: null }
        const [toHide] = yield* repo.median(counted, "to_hide")
        const [toReply] = yield* repo.median(counted, "to_reply")
        return {
          totals: yield* repo.totals(counted, parts, timeZone),
          days: yield* repo.days(counted),
          median_seconds_to_hide: toHide?.seconds ?? null,
          median_seconds_to_reply: toReply?.seconds ?? null
        }
      }, Effect.orDie)

      return Reports.of({
        summary: tracedFn("Reports.summary")(function* (workspaceId, query) {
          yield* Effect.orDie(repo.oneMoment)
          const now = new Date(yield* Clock.currentTimeMillis)
          const [setting] = yield* Effect.orDie(repo.setting(workspaceId, now, query.account_id))
          if (setting === undefined) return yield* Effect.dieMessage(`No workspace ${workspaceId}`)
          const [range] = yield* Effect.all(
            [
              Either.mapLeft(dayRange(query, setting.today), toInvalidRequest),
              setting.platform === null ? accounts.check(workspaceId, query.account_id) : Effect.void
            ],
            { mode: "validate" }
          ).pipe(Effect.mapError((found) => together(found.flatMap(Option.toArray))))
          const scopes = scopesOf(query, setting.platform)
          const counted = scopes && { workspaceId, scope: scopes.whole, surface: query.surface, range }
          const {
            days,
            totals: rows,
            ...medians
          } = yield* counts(counted, [...(scopes?.parts.keys() ?? [])], setting.time_zone)
          return {
            ...range,
            time_zone: setting.time_zone,
            ...totals({ totals: rows, days }, scopes, daysOf(range)),
            ...medians,
            sales: yield* sales.totals(workspaceId, range, query)
          }
        }, transaction(sql))
      })
    })
  )
}

/** Everything that is wrong, in one answer. */
const together = (found: ReadonlyArray<InvalidRequest>) =>
  new InvalidRequest({
    message: found.map(({ message }) => message).join("; "),
    issues: found.flatMap(({ issues }) => issues)
  })

const toInvalidRequest = (issue: Issue) =>
  new InvalidRequest({ message: `${issue.path} ${issue.message}`, issues: [issue] })
