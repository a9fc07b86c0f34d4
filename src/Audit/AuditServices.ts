import { Layer } from "effect"
import { AuditLog } from "./AuditLog.ts"
import { AuditTrail } from "./AuditTrail.ts"
import { AuditTrailRepo } from "./AuditTrailRepo.ts"

/** The services of this room: to write the audit log, and to read it. */
export const auditServices = Layer.merge(AuditLog.layer, Layer.provide(AuditTrail.layer, AuditTrailRepo.layer))
