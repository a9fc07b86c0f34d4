import { Effect } from "effect"
import { AuditTrail } from "#src/Audit/AuditTrail.ts"
import { handlers } from "./Handlers.ts"

export const auditHandlers = Effect.map(AuditTrail, (trail) =>
  handlers("audit", { list: ({ principal, urlParams }) => trail.list(principal, urlParams) })
)
