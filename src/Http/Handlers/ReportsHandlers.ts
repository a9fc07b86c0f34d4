import { Effect } from "effect"
import { actorByKey } from "#schema/api/Authentication.ts"
import { Reports } from "#src/Reports/Reports.ts"
import { Sales } from "#src/Sales/Sales.ts"
import { data } from "../Endpoints/Answer.ts"
import { handlers } from "./Handlers.ts"

export const reportsHandlers = Effect.gen(function* () {
  const reports = yield* Reports
  const sales = yield* Sales
  return handlers("reports", {
    summary: ({ principal, urlParams }) => Effect.map(reports.summary(principal.workspaceId, urlParams), data),
    convert: ({ payload, principal }) =>
      Effect.map(sales.record({ workspaceId: principal.workspaceId, actor: actorByKey(principal) }, payload), data)
  })
})
