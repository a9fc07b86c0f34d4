import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { StewardApi } from "#schema/Api.ts"
import { CurrentPrincipal } from "#schema/api/Authentication.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { ok, page, queuedOrNot } from "./Answer.ts"
import { idempotent } from "./Idempotent.ts"

export const CommentsHandlers = HttpApiBuilder.group(StewardApi, "comments", (handlers) =>
  Effect.gen(function* () {
    const comments = yield* Comments
    const moderation = yield* Moderation
    return handlers
      .handle("list", ({ urlParams: { limit, cursor, ...filter } }) =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) =>
          comments.list(workspaceId, filter, { limit, cursor })
        ).pipe(Effect.map(page))
      )
      .handle("get", ({ path }) =>
        Effect.flatMap(CurrentPrincipal, ({ workspaceId }) => comments.get(workspaceId, path.id)).pipe(Effect.map(ok))
      )
      .handle("act", ({ path, payload }) =>
        Effect.flatMap(CurrentPrincipal, (principal) =>
          idempotent(principal, payload)(Effect.map(moderation.act(principal, path.id, payload), queuedOrNot))
        )
      )
  })
)
