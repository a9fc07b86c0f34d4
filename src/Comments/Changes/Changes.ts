import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { CommentId, type WorkspaceId } from "#schema/Ids.ts"
import { CommentStatus } from "#schema/resources/Comment.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { HeldComments } from "./HeldComments.ts"

/** A change among those of a workspace, which are in the order in which they were committed. */
export interface ChangePosition {
  readonly at: Date
  /** Empty before every change of that time. */
  readonly id: CommentId | ""
}

export const ChangedComment = Schema.Struct({
  id: CommentId,
  status: CommentStatus,
  updated_at: Schema.DateFromSelf,
  /** Whether it waits for somebody. */
  waiting: Schema.Boolean
})
export type ChangedComment = typeof ChangedComment.Type

const PositionRow = Schema.Struct({ id: CommentId, at: Schema.DateFromSelf })

/** The latest change of each comment, for those who follow them as they happen. None is ever committed behind another. */
export class Changes extends Context.Tag("steward/Changes")<
  Changes,
  {
    readonly newest: (workspaceId: WorkspaceId) => Effect.Effect<ChangePosition>
    /** Oldest first. */
    readonly after: (
      workspaceId: WorkspaceId,
      position: ChangePosition,
      limit: number
    ) => Effect.Effect<ReadonlyArray<ChangedComment>>
  }
>() {
  static readonly layer = Layer.effect(
    Changes,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { isHeld } = yield* HeldComments
      return Changes.of({
        newest: (workspaceId) =>
          sql`
            SELECT id, updated_at AS at FROM comments WHERE workspace_id = ${workspaceId}
            ORDER BY updated_at DESC, id DESC LIMIT 1`.pipe(
            rowsOf(PositionRow),
            Effect.map(([newest]) => newest ?? { at: new Date(0), id: "" as const }),
            Effect.orDie
          ),
        after: (workspaceId, { at, id }, limit) =>
          sql`
            SELECT c.id, c.status, c.updated_at,
              c.status = 'review' AND NOT c.archived AND NOT ${isHeld} AS waiting
            FROM comments c WHERE c.workspace_id = ${workspaceId} AND (c.updated_at, c.id) > (${at}, ${id})
            ORDER BY c.updated_at, c.id LIMIT ${limit}`.pipe(rowsOf(ChangedComment), Effect.orDie)
      })
    })
  )
}
