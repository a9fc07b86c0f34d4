import { Effect } from "effect"
import { Comments } from "#src/Comments/Comments.ts"
import { CommentsInFull } from "#src/Moderation/Delayed/CommentsInFull.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { PrivateReplies } from "#src/Moderation/Private/PrivateReplies.ts"
import { data } from "../Endpoints/Answer.ts"
import { handlers } from "./Handlers.ts"

export const commentsHandlers = Effect.gen(function* () {
  const comments = yield* Comments
  const inFull = yield* CommentsInFull
  const moderation = yield* Moderation
  const privateReplies = yield* PrivateReplies
  return handlers("comments", {
    list: ({ principal, urlParams: { limit, cursor, ...filter } }) =>
      comments.list(principal.workspaceId, filter, { limit, cursor }),
    get: ({ path, principal }) => Effect.map(inFull.get(principal.workspaceId, path.id), data),
    act: ({ path, payload, principal }) => Effect.map(moderation.act(principal, path.id, payload), data),
    replyPrivately: ({ path, payload, principal }) => Effect.map(privateReplies.send(principal, path.id, payload), data)
  })
})
