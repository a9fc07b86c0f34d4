import { Effect } from "effect"
import { AuditTrail } from "#src/Access/Audit/AuditTrail.ts"
import { page } from "./Answer.ts"
import { endpoints } from "./Endpoints.ts"

export const auditEndpoints = Effect.map(AuditTrail, (trail) =>
  endpoints("audit", { list: ({ principal, urlParams }) => Effect.map(trail.list(principal, urlParams), page) })
)
