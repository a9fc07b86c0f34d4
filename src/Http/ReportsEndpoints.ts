import { Effect } from "effect"
import { Reports } from "#src/Reports/Reports.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { ok } from "./Answer.ts"
import { endpoints } from "./Endpoints.ts"
import { idempotency } from "./Idempotent.ts"

export const reportsEndpoints = Effect.gen(function* () {
  const reports = yield* Reports
  const sales = yield* Sales
  const idempotent = yield* idempotency
  return endpoints("reports", {
    summary: ({ principal, urlParams }) => Effect.map(reports.summary(principal.workspaceId, urlParams), ok),
    convert: (asked) => idempotent(asked)(Effect.map(sales.record(asked.principal.workspaceId, asked.payload), ok))
  })
})
