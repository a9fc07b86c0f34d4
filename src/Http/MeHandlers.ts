import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { CurrentPrincipal } from "#schema/api/Authentication.ts"
import { may } from "#schema/Permission.ts"
import { ok } from "./Answer.ts"

export const MeHandlers = HttpApiBuilder.group(StewardApi, "me", (handlers) =>
  handlers.handle("get", () =>
    Effect.map(CurrentPrincipal, (principal) =>
      ok({
        workspace: { id: principal.workspaceId, name: principal.workspaceName },
        key: principal.key,
        created_by: { name: principal.personName },
        can_act: may(principal, "moderate")
      })
    )
  )
)
