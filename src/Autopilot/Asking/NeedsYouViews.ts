import { Context, Effect, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { mostEarlier, type NeedsYouView } from "#schema/app/NeedsYouView.ts"
import type { NotFound } from "#schema/Errors.ts"
import { AuthorComments } from "#src/Comments/Authors/AuthorComments.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { HeldAnswers } from "#src/Moderation/Held/HeldAnswers.ts"
import { DecisionRecordsRepo } from "../Worker/DecisionRecordsRepo.ts"
import { noticedIn } from "./Noticed.ts"

/** A comment with all that people need to see before they answer it. */
export class NeedsYouViews extends Context.Tag("steward/NeedsYouViews")<
  NeedsYouViews,
  { readonly get: (principal: Principal, id: string) => Effect.Effect<NeedsYouView, NotFound> }
>() {
  static readonly layer = Layer.effect(
    NeedsYouViews,
    Effect.gen(function* () {
      const comments = yield* Comments
      const authors = yield* AuthorComments
      const held = yield* HeldAnswers
      const records = yield* DecisionRecordsRepo
      return NeedsYouViews.of({
        get: tracedFn("NeedsYouViews.get")(function* (principal, id) {
          const { workspaceId } = principal
          const comment = yield* comments.get(workspaceId, id)
          const answerable = yield* held.answerable(principal, comment.id)
          const seen = yield* Effect.orDie(records.seen(workspaceId, comment.id))
          return {
            comment,
            needs_you: yield* comments.waitingItem(workspaceId, comment.id),
            noticed: noticedIn(comment.text, seen),
            earlier: yield* authors.earlier(workspaceId, comment.id, principal.limitedTo, mostEarlier),
            draft_reply: comment.draft_reply,
            ...answerable
          }
        })
      })
    })
  )
}
