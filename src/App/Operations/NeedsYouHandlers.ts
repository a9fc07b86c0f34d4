import { Effect, Either } from "effect"
import type { Conflict, Forbidden, NotFound, PreconditionFailed, Unprocessable } from "#schema/Errors.ts"
import type { CommentId } from "#schema/Ids.ts"
import type { LeftAlone } from "#schema/resources/HeldAnswer.ts"
import { Lookalikes } from "#src/Autopilot/Asking/Lookalikes.ts"
import { NeedsYouViews } from "#src/Autopilot/Asking/NeedsYouViews.ts"
import { Previews } from "#src/Autopilot/Drafts/Previews.ts"
import { data } from "#src/Http/Endpoints/Answer.ts"
import { HeldAnswers } from "#src/Moderation/Held/HeldAnswers.ts"
import { aboutOf } from "#src/Moderation/Held.ts"
import { Moderation } from "#src/Moderation/Moderation.ts"
import { handlers } from "./AppHandlers.ts"

const leftAlone = (
  comment_id: CommentId,
  { code, message }: Conflict | Forbidden | NotFound | PreconditionFailed | Unprocessable
): LeftAlone => ({ comment_id, error: { code, message } })

/** What waits for people, and how they answer it in the app. */
export const needsYouHandlers = Effect.gen(function* () {
  const held = yield* HeldAnswers
  const moderation = yield* Moderation
  const views = yield* NeedsYouViews
  const lookalikes = yield* Lookalikes
  const previews = yield* Previews
  return handlers("needs_you", {
    view: ({ path, principal }) => Effect.map(views.get(principal, path.id), data),
    lookalikes: ({ path, principal }) => Effect.map(lookalikes.of(principal, path.id), data),
    preview: ({ payload, principal }) => Effect.map(previews.of(principal.workspaceId, payload), data),
    reading: ({ payload, principal }) => Effect.map(previews.reading(principal.workspaceId, payload), data),
    hold: ({ path, payload, principal }) => Effect.map(held.hold(principal, path.id, payload), data),
    takeBack: ({ path, principal }) => Effect.map(held.takeBack(principal, path.id), data),
    holdSeveral: ({ payload: { comment_ids, seen, ...answer }, principal }) =>
      Effect.map(held.holdAll(principal, comment_ids, answer, seen), (all) =>
        data(all.map(({ id, outcome }) => Either.getOrElse(outcome, (error) => leftAlone(id, error))))
      ),
    actOnSeveral: ({ payload: { comment_ids, seen, ...action }, principal }) =>
      Effect.map(
        Effect.forEach(comment_ids, (id) => {
          const said = seen?.[id]
          const about = said === undefined ? undefined : aboutOf(said)
          return Effect.catchAll(moderation.act(principal, id, action, about), (error) =>
            Effect.succeed(leftAlone(id, error))
          )
        }),
        data
      )
  })
})
