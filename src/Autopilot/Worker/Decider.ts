import { type Cause, Clock, Context, Duration, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Changing } from "#src/Comments/CommentChange.ts"
import { Comments } from "#src/Comments/Comments.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { halving } from "#src/Database/Halving.ts"
import { worker } from "#src/Database/Worker.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { WorkQueue } from "#src/Moderation/WorkQueue.ts"
import { decisions } from "#src/Telemetry/Metrics.ts"
import { applyDecision } from "../Decide/ApplyDecision.ts"
import { DecisionRecord } from "../Decide/Decision.ts"
import { ShadowDeciding } from "../Drafts/ShadowDeciding.ts"
import { CurrentStandards, isSame, type Standards } from "../Settings/Standards.ts"
import { DecisionRecordsRepo } from "./DecisionRecordsRepo.ts"
import { type Judged, judging } from "./Judging.ts"
import { Opinions } from "./Opinions.ts"

/** A set takes a fraction of a second; a turn this old belongs to a process that died, or to one whose set comes to nothing. */
const lease = Duration.seconds(10)
/** For this long a comment is left alone that could not be decided. */
const putOffFor = Duration.seconds(30)
/** Comments that are decided together: enough that statements cost nothing each, and few enough to be done in a moment. */
const atOnce = 250
/** While a language model is asked about them. */
const atOnceWithOpinions = 16
const fibers = 2

const encodeRecord = Schema.encode(DecisionRecord)

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
      const current = yield* CurrentStandards
      const opinions = yield* Opinions
      const shadows = yield* ShadowDeciding
      const records = yield* DecisionRecordsRepo
      const queue = yield* WorkQueue
      const ids = yield* Ids
      const judgeAll = yield* judging

      const putOff = Effect.fn("Decider.putOff")(function* (
        { id, workspace_id }: StoredComment,
        cause: Cause.Cause<never>
      ) {
        yield* Effect.logError("A comment could not be decided yet", cause)
        const now = yield* Clock.currentTimeMillis
        yield* comments.putOff(workspace_id, id, new Date(now + Duration.toMillis(putOffFor)))
      })

      /** Everything that decisions change, in the workspace's turn at its clock. */
      const write = Effect.fn("Decider.write")(function* (
        workspaceId: WorkspaceId,
        decided: ReadonlyArray<Judged & Pick<Changing, "at">>,
        version: number | null
      ) {
        const rows = yield* Effect.forEach(decided, ({ at, comment, record }) =>
          Effect.gen(function* () {
            const { category, outcome } = record.decision
            const id = yield* ids.make("dec", String)
            return { id, comment_id: comment.id, outcome, category, record: yield* encodeRecord(record), at }
          })
        )
        if (decided.length === 0) return []
        yield* records.insert(workspaceId, rows)
        yield* shadows.record(
          workspaceId,
          decided.flatMap(({ at, shadow }) => (shadow === null ? [] : [{ ...shadow, at }]))
        )
        const settled = decided.map(({ assessment, at, comment, record, reply }) => ({
          comment,
          at,
          ...applyDecision(comment, record.decision, assessment, version, reply, at)
        }))
        yield* queue.enqueue(
          ...settled.map(({ at, comment, work }) => ({
            comment,
            at,
            by: "autopilot" as const,
            actor: "the autopilot",
            work
          }))
        )
        return settled
      }, Effect.orDie)

      /** Those that changed meanwhile, and all where the standards did, wait for the next set. */
      const decideTogether =
        (workspaceId: WorkspaceId, standards: Standards) =>
        (judged: ReadonlyArray<Judged>): Effect.Effect<ReadonlyArray<Judged>> =>
          Effect.gen(function* () {
            const byId = new Map(judged.map((one) => [one.comment.id, one]))
            const decided: Array<Judged & Pick<Changing, "at">> = []
            yield* comments.changeAll(workspaceId, [...byId.keys()], (found) =>
              Effect.gen(function* () {
                if (!isSame(yield* current.get(workspaceId), standards)) return []
                for (const { at, comment } of found) {
                  const one = byId.get(comment.id)
                  if (one !== undefined && isAsJudged(comment, one.comment)) decided.push({ ...one, comment, at })
                }
                return yield* write(workspaceId, decided, standards.policy.version)
              })
            )
            return decided
          })

      const decide = Effect.fn("Decider.decide")(function* (
        workspaceId: WorkspaceId,
        pending: ReadonlyArray<StoredComment>
      ) {
        const opinionOn = yield* opinions.gather(pending)
        const standards = yield* current.get(workspaceId)
        const judged = yield* judgeAll(workspaceId, pending, standards, opinionOn, putOff)
        const done = yield* halving(judged, decideTogether(workspaceId, standards), ({ comment }, cause) =>
          putOff(comment, cause)
        )
        for (const { record } of done.flat()) decisions.add(1, { outcome: record.decision.outcome })
      })

      return Decider.of({
        drain: comments
          .withPending(opinions.available ? atOnceWithOpinions : atOnce, lease, decide)
          .pipe(Effect.withSpan("Decider.drain"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(Decider, ({ drain }) => worker({ name: "decider", topic: "comments", every: "1 second", fibers, drain }))
  )
}
