import { Effect, Ref } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Comments } from "#src/Comments/Comments.ts"
import { halving } from "#src/Database/Sets/Halving.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { WorkQueue } from "#src/Moderation/WorkQueue.ts"
import { CurrentStandards, type Standards } from "../Settings/Standards.ts"
import { DecisionRecordsRepo } from "../Worker/DecisionRecordsRepo.ts"
import { recording } from "../Worker/Recording.ts"
import { applyRevisit } from "./ApplyRevisit.ts"
import type { Revisited } from "./JudgingAgain.ts"

/** Writes what becomes of comments that were looked at again; answers false where some have to be looked at once more. */
export const revisitWriting = Effect.gen(function* () {
  const comments = yield* Comments
  const current = yield* CurrentStandards
  const queue = yield* WorkQueue
  const records = yield* DecisionRecordsRepo
  const record = yield* recording

  return tracedFn("Revisits.write")(function* (
    workspaceId: WorkspaceId,
    standards: Standards,
    all: ReadonlyArray<Revisited>
  ) {
    const isWhole = yield* Ref.make(true)

    const writeTogether = (some: ReadonlyArray<Revisited>) => {
      const byId = new Map(some.map((one) => [one.comment.id, one]))
      return comments.changeAll(workspaceId, [...byId.keys()], (found) =>
        Effect.gen(function* () {
          if (!(yield* current.areStill(workspaceId, standards))) {
            yield* Ref.set(isWhole, false)
            return []
          }
          const asRead = found.flatMap(({ at, comment }) => {
            const one = byId.get(comment.id)
            return one?.comment.updated_at.getTime() === comment.updated_at.getTime() ? [{ ...one, comment, at }] : []
          })
          if (asRead.length < found.length) yield* Ref.set(isWhole, false)
          const acted = yield* queue.askedForByOthers(
            workspaceId,
            asRead.map(({ comment }) => ({ id: comment.id, at: comment.decided_at ?? comment.received_at }))
          )
          const changes = asRead.flatMap(({ assessment, at, comment, revisit }) =>
            revisit._tag === "Left" || acted.has(comment.id)
              ? []
              : [
                  {
                    comment,
                    at,
                    record: revisit.record,
                    change: applyRevisit(comment, revisit, assessment, standards.policy.version, at)
                  }
                ]
          )
          if (changes.length > 0) yield* record(workspaceId, changes)
          yield* Effect.orDie(
            records.follow(
              workspaceId,
              asRead.flatMap(({ comment, follows }) =>
                follows.map((answer_to) => ({ answer_to, comment_id: comment.id }))
              )
            )
          )
          return changes
        })
      )
    }

    const worthWriting = all.filter(({ follows, revisit }) => revisit._tag !== "Left" || follows.length > 0)
    yield* halving(worthWriting, writeTogether, ({ comment }, cause) =>
      Effect.logError(`${comment.id} could not be looked at again`, cause)
    )
    return yield* Ref.get(isWhole)
  })
})
