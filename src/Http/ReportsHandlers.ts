import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { CurrentPrincipal } from "#schema/api/Authentication.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { ok } from "./Answer.ts"
import { idempotent } from "./Idempotent.ts"

export const ReportsHandlers = HttpApiBuilder.group(StewardApi, "reports", (handlers) =>
  Effect.gen(function* () {
    const reports = yield* Reports
    const sales = yield* Sales
    return handlers
      .handle("summary", ({ urlParams }) =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => reports.summary(workspaceId, urlParams)).pipe(
          Effect.map(ok)
        )
      )
      .handle("convert", ({ payload }) =>
        Effect.flatMap(CurrentPrincipal, (principal) =>
          idempotent(principal, payload)(Effect.map(sales.record(principal.workspaceId, payload), ok))
        )
      )
  })
)
