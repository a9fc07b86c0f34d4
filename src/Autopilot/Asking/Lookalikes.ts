import { Context, Effect, Layer } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { mostLookalikes } from "#schema/app/NeedsYouView.ts"
import type { NotFound } from "#schema/Errors.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { inTurns } from "#src/Ground/Turns/EventLoop.ts"
import { beyondReach } from "#src/Moderation/Reach.ts"
import { areAlike, likened } from "./Alike.ts"

/** Of what waits, how many of the newest are compared. */
const compared = 1000

/** What waits and is like a comment, so that one answer could do for all. */
export class Lookalikes extends Context.Tag("steward/Lookalikes")<
  Lookalikes,
  {
    /** Newest first, in accounts that the person may act on, and not the comment itself. */
    readonly of: (principal: Principal, id: string) => Effect.Effect<ReadonlyArray<NeedsYouItem>, NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    Lookalikes,
    Effect.gen(function* () {
      const comments = yield* Comments
      return Lookalikes.of({
        of: tracedFn("Lookalikes.of")(function* (principal, id) {
          const { workspaceId } = principal
          const comment = yield* comments.find(workspaceId, id)
          const own = likened(comment.text)
          const waiting = yield* Effect.orDie(comments.listWaiting(workspaceId, { limit: compared }))
          const alike: Array<NeedsYouItem> = []
          yield* inTurns(waiting.data, (item) => {
            if (item.id !== comment.id && areAlike(own, likened(item.text))) alike.push(item)
          })
          const rows = yield* comments.findMany(
            workspaceId,
            alike.map((item) => item.id)
          )
          return alike
            .filter((item) => {
              const row = rows.get(item.id)
              return row !== undefined && beyondReach(principal, row) === null
            })
            .slice(0, mostLookalikes)
        })
      })
    })
  )
}
