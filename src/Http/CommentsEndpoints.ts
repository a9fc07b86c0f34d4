import { Effect } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { ok, page, queuedOrNot } from "./Answer.ts"
import { endpoints } from "./Endpoints.ts"
import { idempotency } from "./Idempotent.ts"

export const commentsEndpoints = Effect.gen(function* () {
  const comments = yield* Comments
  const moderation = yield* Moderation
  const idempotent = yield* idempotency
  return endpoints("comments", {
    list: ({ principal, urlParams: { limit, cursor, ...filter } }) =>
      Effect.map(comments.list(principal.workspaceId, filter, { limit, cursor }), page),
    get: ({ path, principal }) => Effect.map(comments.get(principal.workspaceId, path.id), ok),
    act: (asked) =>
      idempotent(asked)(Effect.map(moderation.act(asked.principal, asked.path.id, asked.payload), queuedOrNot))
  })
})
