import { SqlClient } from "@effect/sql"
import { Effect, Option } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { CommentId, type WorkspaceId } from "#schema/Ids.ts"
import { pipelined } from "#src/Database/Pipeline/Pipelined.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { span } from "#src/Ground/Span.ts"
import type { Changing, CommentChange } from "./CommentChange.ts"
import { CommentSetsRepo } from "./CommentSetsRepo.ts"
import type { StoredComment } from "./StoredComment.ts"
import { commentWriting } from "./Writing.ts"

/** How comments change, each with its history and its events. */
export interface CommentChanging {
  /**
   * Runs `decide` on the comment as it is now, locked, and carries out the change it answers, all in one
   * transaction. `at` is the workspace's next sort key: the time of everything that this change writes.
   */
  readonly change: <A, E, R>(
    workspaceId: WorkspaceId,
    id: string,
    decide: (comment: StoredComment, at: Date) => Effect.Effect<readonly [A, CommentChange | null], E, R>
  ) => Effect.Effect<A, E | NotFound, R>
  /**
   * The same for many comments of a workspace at once: `decide` gets those that there are, in the order of `ids`, all
   * at the next sort key, and answers the changes of those that change: of one comment several, step by step.
   */
  readonly changeAll: <E, R>(
    workspaceId: WorkspaceId,
    ids: ReadonlyArray<string>,
    decide: (comments: ReadonlyArray<Pick<Changing, "comment" | "at">>) => Effect.Effect<ReadonlyArray<Changing>, E, R>
  ) => Effect.Effect<void, E, R>
  /** The same with what belongs to it: `read` is read while the comments are locked, `beside` done while they are written. */
  readonly changeAllWith: <A, E, R>(
    workspaceId: WorkspaceId,
    ids: ReadonlyArray<string>,
    read: Effect.Effect<A>,
    decide: (
      comments: ReadonlyArray<Pick<Changing, "comment" | "at">>,
      read: A
    ) => Effect.Effect<{ readonly changes: ReadonlyArray<Changing>; readonly beside: Effect.Effect<void> }, E, R>
  ) => Effect.Effect<void, E, R>
}

export const noSuchComment = (id: string) =>
  new NotFound({ message: `There is no comment ${JSON.stringify(id.slice(0, 64))} in this workspace` })

export const foundComment = (id: string) =>
  Option.match({
    onNone: () => Effect.fail(noSuchComment(id)),
    onSome: (row: StoredComment) => Effect.succeed(row)
  })

export const commentChanging = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const sets = yield* CommentSetsRepo
  const clock = yield* WorkspaceClock
  const { write } = yield* commentWriting

  const changeAllWith: CommentChanging["changeAllWith"] = (workspaceId, ids, read, decide) =>
    Effect.gen(function* () {
      if (ids.length === 0) return
      const [at, rows, known] = yield* pipelined(
        clock.next(workspaceId),
        Effect.orDie(sets.lock(workspaceId, ids)),
        read
      )
      const locked = new Map(rows.map((row) => [row.id, row]))
      const found = ids.flatMap((id) => {
        const comment = locked.get(CommentId.make(id))
        return comment === undefined ? [] : [{ comment, at }]
      })
      const { beside, changes } = yield* decide(found, known)
      yield* pipelined(beside, write(workspaceId, changes))
    }).pipe(transaction(sql), span("Comments.changeAll", { "steward.workspace.id": workspaceId }))

  const changing: CommentChanging = {
    change: (workspaceId, id, decide) =>
      Effect.gen(function* () {
        const at = yield* clock.next(workspaceId)
        const [locked] = yield* Effect.orDie(sets.lock(workspaceId, [id]))
        const comment = yield* foundComment(id)(Option.fromNullable(locked))
        const [answer, change] = yield* decide(comment, at)
        if (change !== null) yield* write(workspaceId, [{ comment, at, change }])
        return answer
      }).pipe(
        transaction(sql),
        span("Comments.change", { "steward.workspace.id": workspaceId, "steward.comment.id": id })
      ),
    changeAll: (workspaceId, ids, decide) =>
      changeAllWith(workspaceId, ids, Effect.void, (found) =>
        Effect.map(decide(found), (changes) => ({ changes, beside: Effect.void }))
      ),
    changeAllWith
  }
  return changing
})
