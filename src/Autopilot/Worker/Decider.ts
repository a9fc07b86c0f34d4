import { type Cause, Clock, Context, Duration, Effect, Layer } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { PendingComments } from "#src/Comments/Pending/PendingComments.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { halving } from "#src/Database/Sets/Halving.ts"
import { worker } from "#src/Database/Worker.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { decisions } from "#src/Telemetry/Metrics.ts"
import { CurrentStandards, type Standards } from "../Settings/Standards.ts"
import { type Deciding, decided, decisionWriting } from "./DecisionWriting.ts"
import { type CommentJudgement, judging } from "./Judging.ts"
import { Opinions } from "./Opinions.ts"
import { SpotCheckLimit } from "./SpotCheckLimit.ts"

/** A set takes a fraction of a second; a turn this old belongs to a process that died, or to one whose set comes to nothing. */
const lease = Duration.seconds(10)
/** For this long a comment is left alone that could not be decided. */
const putOffFor = Duration.seconds(30)
/** Comments that are decided together: enough that statements cost nothing each, and few enough to be done in a moment. */
const atOnce = 250
/** While a language model is asked about them. */
const atOnceWithOpinions = 16
const fibers = 2

/** A comment that says now what it said when it was judged. */
const isAsJudged = (now: StoredComment, then: StoredComment) =>
  now.status === "pending" && now.updated_at.getTime() === then.updated_at.getTime()

/**
 * Decides the comments that came in: each once, with its record, in the transaction that changes the comment. They are
 * judged first, outside of it, and what is written then is written as a set.
 */
export class Decider extends Context.Tag("steward/Decider")<
  Decider,
  {
    /** Decides a set of pending comments of the workspace whose turn it is; answers how many it took. */
    readonly drain: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Decider,
    Effect.gen(function* () {
      const comments = yield* Comments
      const pendingComments = yield* PendingComments
      const current = yield* CurrentStandards
      const opinions = yield* Opinions
      const judgeAll = yield* judging
      const write = yield* decisionWriting
      const checks = yield* SpotCheckLimit

      const putOff = tracedFn("Decider.putOff")(function* (
        { id, workspace_id }: StoredComment,
        cause: Cause.Cause<never>
      ) {
        yield* Effect.logError("A comment could not be decided yet", cause)
        const now = yield* Clock.currentTimeMillis
        yield* pendingComments.putOff(workspace_id, id, new Date(now + Duration.toMillis(putOffFor)))
      })

      /** Those that changed meanwhile, and all where the standards did, wait for the next set. */
      const decideTogether =
        (workspaceId: WorkspaceId, standards: Standards) =>
        (judged: ReadonlyArray<CommentJudgement>): Effect.Effect<ReadonlyArray<CommentJudgement>> =>
          Effect.gen(function* () {
            const byId = new Map(judged.map((one) => [one.comment.id, one]))
            let deciding: ReadonlyArray<Deciding> = []
            yield* comments.changeAll(workspaceId, [...byId.keys()], (found) =>
              Effect.gen(function* () {
                if (!(yield* current.areStill(workspaceId, standards))) return []
                const judgedSo = found.flatMap(({ at, comment }): ReadonlyArray<Deciding> => {
                  const one = byId.get(comment.id)
                  return one !== undefined && isAsJudged(comment, one.comment) ? [{ ...one, comment, at }] : []
                })
                const limited = (yield* checks.within(workspaceId))(judgedSo)
                deciding = limited.deciding
                yield* limited.take
                const settled = decided(deciding, standards.policy.version)
                yield* write(workspaceId, deciding, settled)
                return settled
              })
            )
            return deciding
          })

      const decide = tracedFn("Decider.decide")(function* (
        workspaceId: WorkspaceId,
        pending: ReadonlyArray<StoredComment>
      ) {
        yield* Effect.annotateCurrentSpan({
          "steward.workspace.id": workspaceId,
          "steward.comments.count": pending.length
        })
        const opinionOn = yield* opinions.gather(pending)
        const standards = yield* current.get(workspaceId)
        const judged = yield* judgeAll(workspaceId, pending, standards, opinionOn, putOff)
        const done = yield* halving(judged, decideTogether(workspaceId, standards), ({ comment }, cause) =>
          putOff(comment, cause)
        )
        for (const { record } of done.flat()) decisions.add(1, { outcome: record.decision.outcome })
      })

      return Decider.of({
        drain: pendingComments
          .withPending(opinions.available ? atOnceWithOpinions : atOnce, lease, decide)
          .pipe(span("Decider.drain"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(Decider, ({ drain }) => worker({ name: "decider", topic: "comments", every: "1 second", fibers, drain }))
  )
}
