import type { Statement } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Schema } from "effect"
import { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { PlatformAction } from "#schema/resources/Comment.ts"
import { columns, rowsOf } from "#src/Database/Rows.ts"
import { isAt, ofWorkspace, placed } from "#src/Database/Sets/ByKey.ts"
import { type ColumnTypes, rowSet } from "#src/Database/Sets/RowSet.ts"
import { inSteps } from "#src/Database/Sets/Steps.ts"
import { type ClaimedWork, type NewWork, StoredOpenWork } from "./Claims/Work.ts"
import type { FinishedWork } from "./Finished.ts"

const HeldRow = Schema.Struct({
  id: Schema.String
})

const OpenOfRow = Schema.Struct({ ...StoredOpenWork.fields, comment_id: CommentId })

const RepliedAtRow = Schema.Struct({
  queued_at: Schema.DateFromSelf
})

const CommentRow = Schema.Struct({ comment_id: CommentId })

const QueuedAtRow = Schema.Struct({
  action: PlatformAction
})

const ToAnnounceRow = Schema.Struct({
  workspace_id: WorkspaceId,
  id: Schema.String,
  comment_id: CommentId
})

const workColumns = {
  id: "text",
  comment_id: "text",
  account_id: "text",
  action: "text",
  reply_text: "text",
  about: "text",
  by: "text",
  actor: "text",
  asked_by: "text",
  due_at: "timestamptz",
  queued_at: "timestamptz",
  announce_at: "timestamptz",
  step: "integer"
} as const satisfies ColumnTypes

const claimColumns = { id: "text", claimed_until: "timestamptz" } as const satisfies ColumnTypes

const sinceColumns = { id: "text", at: "timestamptz" } as const satisfies ColumnTypes

const finishedColumns = {
  id: "text",
  state: "text",
  error: "text",
  uncertain_since: "timestamptz",
  at: "timestamptz"
} as const satisfies ColumnTypes

const make = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient

  /** Work `w` of a set `n` of ids, which are in order, as everybody locks it. */
  const locked = (workspaceId: WorkspaceId, set: Statement.Fragment) => sql`
    ${ofWorkspace(sql, workspaceId, sql`${set} AS n (id)`)} CROSS JOIN LATERAL (
      SELECT * FROM platform_work WHERE workspace_id = own.workspace_id AND id = n.id OFFSET 0 FOR UPDATE
    ) AS w`

  return {
    /** Behind what each comment's work is already, in the order given; not before what went before is settled. */
    insert: (workspaceId: WorkspaceId, work: ReadonlyArray<NewWork>) => sql`
      INSERT INTO platform_work (workspace_id, id, comment_id, account_id, position, action, reply_text, about, by,
        actor, asked_by, state, due_at, queued_at, announce_at)
      SELECT ${workspaceId}, n.id, n.comment_id, n.account_id,
        coalesce(before.position, 0) + n.step, n.action, n.reply_text, decode(n.about, 'hex'), n.by, n.actor, n.asked_by, 'queued', greatest(n.due_at, before.unsettled_until),
        n.queued_at, n.announce_at
      FROM ${rowSet(sql, workColumns, inSteps(work))} AS n
      CROSS JOIN LATERAL (
        SELECT max(w.position) AS position, max(w.unsettled_until) AS unsettled_until FROM platform_work w
        WHERE w.workspace_id = ${workspaceId} AND w.comment_id = n.comment_id
      ) AS before`,

    /** The ids of the work that is still these attempts' to finish. */
    held: (workspaceId: WorkspaceId, work: ReadonlyArray<ClaimedWork>) =>
      sql`
        SELECT w.id FROM ${locked(
          workspaceId,
          rowSet(
            sql,
            claimColumns,
            work.toSorted((one, other) => (one.id < other.id ? -1 : 1))
          )
        )}
        WHERE w.claimed_until = n.claimed_until AND w.state = 'queued'`.pipe(
        rowsOf(HeldRow),
        Effect.map((rows) => rows.map(({ id }) => id))
      ),

    /** Work that is about to be finished, and that nobody here holds. */
    lock: (workspaceId: WorkspaceId, ids: ReadonlyArray<string>) =>
      ids.length === 0 ? Effect.void : sql`SELECT FROM ${locked(workspaceId, sql`unnest(${ids.toSorted()}::text[])`)}`,

    /** Of work that is locked. */
    finish: (workspaceId: WorkspaceId, finished: ReadonlyArray<FinishedWork & { readonly at: Date }>) => {
      if (finished.length === 0) return Effect.void
      const set = sql`${rowSet(sql, finishedColumns, finished)} AS n`
      return sql`
        UPDATE platform_work w
        SET state = n.state, last_error = coalesce(n.error, CASE WHEN n.state = 'cancelled' THEN w.last_error END),
          claimed_until = 'epoch', finished_at = CASE WHEN n.state = 'parked' THEN NULL ELSE n.at END,
          uncertain_since = n.uncertain_since
        FROM ${placed(sql, "platform_work", workspaceId, set)}
        WHERE w.workspace_id = ${workspaceId} AND ${isAt(sql, "w", "n")}`
    },

    open: (workspaceId: WorkspaceId, commentId: CommentId) =>
      sql`
        SELECT ${columns(sql, StoredOpenWork)} FROM platform_work
        WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} AND state IN ('queued', 'parked')
        ORDER BY position`.pipe(rowsOf(StoredOpenWork)),

    /** What is still to be done for comments, in the order of each. */
    openOf: (workspaceId: WorkspaceId, commentIds: ReadonlyArray<CommentId>) =>
      sql`
        SELECT ${columns(sql, OpenOfRow)} FROM platform_work
        WHERE workspace_id = ${workspaceId} AND comment_id = ANY (${commentIds}::text[])
          AND state IN ('queued', 'parked')
        ORDER BY comment_id, position`.pipe(rowsOf(OpenOfRow)),

    /** When somebody last asked for a reply of this text, after a time; none where it came to nothing. */
    repliedAt: (workspaceId: WorkspaceId, commentId: CommentId, askedBy: string, text: string, after: Date) =>
      sql`
        SELECT queued_at FROM platform_work
        WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} AND action = 'reply' AND asked_by = ${askedBy}
          AND reply_text = ${text} AND queued_at > ${after} AND state IN ('queued', 'parked', 'done')
        ORDER BY position DESC LIMIT 1`.pipe(
        rowsOf(RepliedAtRow),
        Effect.map(([row]) => row?.queued_at ?? null)
      ),

    askedForByOthers: (workspaceId: WorkspaceId, since: ReadonlyArray<{ readonly id: CommentId; readonly at: Date }>) =>
      sql`
        SELECT n.id AS comment_id
        FROM ${ofWorkspace(sql, workspaceId, sql`${rowSet(sql, sinceColumns, since)} AS n`)} CROSS JOIN LATERAL (
          SELECT FROM platform_work w
          WHERE w.workspace_id = own.workspace_id AND w.comment_id = n.id AND w.by <> 'autopilot' AND w.queued_at > n.at
          LIMIT 1
        ) AS asked`.pipe(rowsOf(CommentRow)),

    /** What was queued for a comment by one request. */
    queuedAt: (workspaceId: WorkspaceId, commentId: CommentId, at: Date) =>
      sql`
        SELECT action FROM platform_work
        WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} AND queued_at = ${at}
        ORDER BY position`.pipe(
        rowsOf(QueuedAtRow),
        Effect.map((rows) => rows.map(({ action }) => action))
      ),

    /** Hides that the platform has not confirmed in time: their comments are announced without waiting. */
    toAnnounce: (now: Date, limit: number) =>
      sql`
        SELECT workspace_id, id, comment_id FROM platform_work
        WHERE announce_at <= ${now} AND state IN ('queued', 'parked') ORDER BY announce_at LIMIT ${limit}`.pipe(
        rowsOf(ToAnnounceRow)
      ),

    announced: (workspaceId: WorkspaceId, commentIds: ReadonlyArray<CommentId>) => sql`
      UPDATE platform_work SET announce_at = NULL
      WHERE workspace_id = ${workspaceId} AND comment_id = ANY (${commentIds}::text[]) AND announce_at IS NOT NULL`
  }
})

export class WorkRepo extends Context.Tag("steward/WorkRepo")<WorkRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(WorkRepo, make)
}
