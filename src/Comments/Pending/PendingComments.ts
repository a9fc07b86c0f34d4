import { Clock, Context, type Duration, Effect, Layer, Option } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { Turns } from "#src/Database/Turns.ts"
import { span } from "#src/Ground/Span.ts"
import { CommentSetsRepo } from "../CommentSetsRepo.ts"
import type { StoredComment } from "../StoredComment.ts"

/** Comments that wait to be decided. */
export class PendingComments extends Context.Tag("steward/PendingComments")<
  PendingComments,
  {
    /**
     * Gives one workspace after the other its turn: what waits there to be decided, at most `limit` of it, what came in
     * first and what was written last, goes to `work`, and to nobody else for as long as that takes, up to `lease`. Answers how many.
     */
    readonly withPending: <E, R>(
      limit: number,
      lease: Duration.DurationInput,
      work: (workspaceId: WorkspaceId, pending: ReadonlyArray<StoredComment>) => Effect.Effect<void, E, R>
    ) => Effect.Effect<number, E, R>
    /** For how many seconds the comment waits that has waited longest; 0 when none does. */
    readonly oldestSeconds: Effect.Effect<number>
    /** Leaves a comment undecided until a time. */
    readonly putOff: (workspaceId: WorkspaceId, id: CommentId, until: Date) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    PendingComments,
    Effect.gen(function* () {
      const sets = yield* CommentSetsRepo
      const turns = yield* Turns

      return PendingComments.of({
        withPending: (limit, lease, work) =>
          Effect.gen(function* () {
            const now = new Date(yield* Clock.currentTimeMillis)
            const taken = yield* turns.take("deciding", sets.pendingLanes(now), lease, ({ workspace_id }) =>
              Effect.gen(function* () {
                const newest = Math.floor(limit / 4)
                const pending = yield* Effect.orDie(sets.pending(workspace_id, now, limit - newest, newest))
                yield* work(workspace_id, pending)
                return pending.length
              })
            )
            return Option.getOrElse(taken, () => 0)
          }),

        oldestSeconds: Effect.gen(function* () {
          const [oldest] = yield* sets.oldestPending
          const now = yield* Clock.currentTimeMillis
          return oldest?.received_at ? Math.max(0, now - oldest.received_at.getTime()) / 1000 : 0
        }).pipe(Effect.orDie, span("PendingComments.oldestSeconds")),

        putOff: (workspaceId, id, until) => Effect.orDie(Effect.asVoid(sets.putOff(workspaceId, id, until)))
      })
    })
  )
}
