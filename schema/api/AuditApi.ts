import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { AuditEntry, AuditQuery } from "../Audit.ts"
import { Forbidden, InvalidRequest } from "../Errors.ts"
import { page } from "../Page.ts"
import { strict } from "../Strict.ts"
import { Authentication, RequiredPermission } from "./Authentication.ts"
import { describe } from "./describe.ts"

const list = HttpApiEndpoint.get("list", "/audit")
  .setUrlParams(strict(AuditQuery))
  .addSuccess(page(AuditEntry, "AuditPage"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .annotate(RequiredPermission, "read_audit")
  .annotateContext(
    describe(
      "listAudit",
      "Audit log",
      "Who changed settings, guidance, protections, keys, hooks, accounts and members, when, from what and to what, newest first. For owners and admins."
    )
  )

export class AuditApi extends HttpApiGroup.make("audit")
  .add(list)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Audit", description: "Who changed what" })) {}
