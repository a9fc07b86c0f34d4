import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Forbidden, InvalidRequest } from "../Errors.ts"
import { page } from "../Page.ts"
import { AuditEntry, AuditQuery } from "../resources/Audit.ts"
import { strict } from "../Strict.ts"
import { Authentication } from "./Authentication.ts"
import { operation } from "./Operation.ts"

export const listAudit = HttpApiEndpoint.get("list", "/audit")
  .setUrlParams(strict(AuditQuery))
  .addSuccess(page(AuditEntry, "AuditPage"))
  .addError(InvalidRequest)
  .addError(Forbidden)
  .pipe(
    operation({
      id: "listAudit",
      summary: "Audit log",
      description:
        "Who changed settings, guidance, protections, keys, hooks, accounts and members, when, from what and to what, newest first. For owners and admins.",
      permission: "read_audit",
      command: "audit list"
    })
  )

export class AuditApi extends HttpApiGroup.make("audit")
  .add(listAudit)
  .middleware(Authentication)
  .annotateContext(OpenApi.annotations({ title: "Audit", description: "Who changed what" })) {}
