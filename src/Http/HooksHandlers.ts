import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { CurrentPrincipal } from "#schema/api/Authentication.ts"
import { Hooks } from "#src/Webhooks/Hooks.ts"
import { ok, withStatus } from "./Answer.ts"
import { idempotent } from "./Idempotent.ts"

export const HooksHandlers = HttpApiBuilder.group(StewardApi, "hooks", (handlers) =>
  Effect.gen(function* () {
    const hooks = yield* Hooks
    return handlers
      .handle("subscribe", ({ payload }) =>
        Effect.flatMap(CurrentPrincipal, (principal) =>
          idempotent(
            principal,
            payload
          )(
            Effect.map(hooks.subscribe(principal, payload), ({ created, hook }) =>
              withStatus(created ? 201 : 200, hook)
            )
          )
        )
      )
      .handle("list", () =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => hooks.list(workspaceId)).pipe(Effect.map(ok))
      )
      .handle("unsubscribe", ({ path }) =>
        Effect.flatMap(CurrentPrincipal, (principal) => hooks.unsubscribe(principal, path.id)).pipe(Effect.map(ok))
      )
  })
)
