import { HttpApiMiddleware, HttpApiSecurity, OpenApi } from "@effect/platform"
import { Context } from "effect"
import { Unauthorized } from "../Errors.ts"
import type { AccountId, KeyId, PersonId, WorkspaceId } from "../Ids.ts"
import type { Permission } from "../Permission.ts"
import type { Role } from "../Workspace.ts"

/** Who is asking: a key, the person it acts as, and the role that person holds at this moment. */
export interface Principal {
  readonly workspaceId: WorkspaceId
  readonly workspaceName: string
  readonly personId: PersonId
  readonly personName: string
  readonly role: Role | null
  /** The accounts the person is limited to; null for every account. */
  readonly limitedTo: ReadonlyArray<AccountId> | null
  readonly key: { readonly id: KeyId; readonly name: string; readonly prefix: string }
}

export class CurrentPrincipal extends Context.Tag("steward/CurrentPrincipal")<CurrentPrincipal, Principal>() {}

/** What an endpoint asks of the principal's role; null for nothing beside a key that is good. */
export class RequiredPermission extends Context.Reference<RequiredPermission>()("steward/RequiredPermission", {
  defaultValue: (): Permission | null => null
}) {}

/** 401, then 429, then 403: all of it before anything of the request is decoded. */
export class Authentication extends HttpApiMiddleware.Tag<Authentication>()("steward/Authentication", {
  provides: CurrentPrincipal,
  failure: Unauthorized,
  security: {
    key: HttpApiSecurity.bearer.pipe(
      HttpApiSecurity.annotateContext(
        OpenApi.annotations({ description: "An API key, made in Settings or by `steward keys create`: `stw_live_…`" })
      )
    )
  }
}) {}
