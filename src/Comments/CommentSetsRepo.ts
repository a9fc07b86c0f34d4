import { SqlClient, type Statement } from "@effect/sql"
import { Array as Arrays, Context, Duration, Effect, Layer, Schema } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { HistoryEntry } from "#schema/resources/Comment.ts"
import { everyWorkspace } from "#src/Access/Workspaces/WorkspaceSql.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"
import { waitingIn } from "#src/Database/Claims/WaitingIn.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { isAt, ofWorkspace, placed } from "#src/Database/Sets/ByKey.ts"
import { type ColumnTypes, rowSet } from "#src/Database/Sets/RowSet.ts"
import { inSteps } from "#src/Database/Sets/Steps.ts"
import { namesOf, storedWith, writtenBy } from "./Columns/CommentColumns.ts"
import type { NewComment } from "./NewComment.ts"
import { selectComments } from "./SelectComments.ts"
import { StoredComment } from "./StoredComment.ts"
import { keptAfterEnd, textUntil } from "./Terms/TextTerm.ts"

/** A line of a comment's history. Those of one comment are kept in the order in which they are given. */
export interface NewHistory extends Omit<HistoryEntry, "at"> {
  readonly comment_id: CommentId
  readonly at: Date
}

const historyColumns = {
  comment_id: "text",
  step: "integer",
  at: "timestamptz",
  actor: "text",
  what: "text",
  note: "text"
} as const satisfies ColumnTypes

const keptAfterEndSeconds = Duration.toSeconds(keptAfterEnd)

const OldestRow = Schema.Struct({ received_at: Schema.NullOr(Schema.DateFromSelf) })

/** Many comments of one workspace at once, in one statement a table. */
const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const select = selectComments(sql)
  const stored = namesOf(sql, storedWith)

  /** In the order of the ids. */
  const these = (workspaceId: WorkspaceId, ids: ReadonlyArray<string>, how: "OFFSET 0" | "FOR NO KEY UPDATE") =>
    selectComments(
      sql,
      sql`${ofWorkspace(sql, workspaceId, sql`unnest(${ids}::text[]) AS asked (id)`)} CROSS JOIN LATERAL (
        SELECT * FROM comments WHERE workspace_id = own.workspace_id AND id = asked.id ${sql.literal(how)}
      ) AS c`
    ).pipe(rowsOf(StoredComment))

  const get = (workspaceId: WorkspaceId, ids: ReadonlyArray<string>) => these(workspaceId, ids, "OFFSET 0")

  /** In the order of their ids, as everybody locks them. What reads them into the index for search is not waited for. */
  const lock = (workspaceId: WorkspaceId, ids: ReadonlyArray<string>) =>
    these(workspaceId, ids.toSorted(), "FOR NO KEY UPDATE")

  const set = (columns: ColumnTypes) =>
    sql.literal(
      Object.keys(columns)
        .map((name) => `${name} = n.${name}`)
        .join(", ")
    )

  const behind = (workspaceId: WorkspaceId) => sql`coalesce((
    SELECT max(h.position) FROM comment_history h
    WHERE h.workspace_id = ${workspaceId} AND h.comment_id = n.comment_id
  ), 0)`

  /** Writes lines of histories, each counted on from where its own stands. */
  const said = (
    workspaceId: WorkspaceId,
    entries: Arrays.NonEmptyReadonlyArray<NewHistory>,
    from: Statement.Fragment
  ) => sql`
    INSERT INTO comment_history (workspace_id, comment_id, position, at, actor, what, note)
    SELECT ${workspaceId}, n.comment_id, ${from} + n.step, n.at, n.actor, n.what, n.note
    FROM ${rowSet(sql, historyColumns, inSteps(entries))} AS n`

  return {
    get,
    lock,

    /** Those in which comments wait to be decided, as lanes to take turns in. */
    pendingLanes: (now: Date) =>
      waitingIn(sql, {
        rows: sql`
          SELECT workspace_id, claimed_until FROM comments
          WHERE status = 'pending' ORDER BY workspace_id, received_at, id`,
        found: sql`
          SELECT DISTINCT workspace_id, '' AS lane FROM few WHERE ${claimable(sql, "claimed_until", now)}`,
        each: sql`
          SELECT w.id AS workspace_id, '' AS lane FROM ${everyWorkspace(sql)} CROSS JOIN LATERAL (
            SELECT FROM comments c
            WHERE c.workspace_id = w.id AND c.status = 'pending' AND ${claimable(sql, "claimed_until", now)}
            -- an order has the index looked at, and not every comment for each workspace
            ORDER BY received_at, id LIMIT 1
          ) AS oldest`
      }),

    /** Since when the comment waits that has waited longest; null when none does. */
    oldestPending: sql`
      SELECT min(oldest.received_at) AS received_at FROM ${everyWorkspace(sql)} CROSS JOIN LATERAL (
        SELECT received_at FROM comments c WHERE c.workspace_id = w.id AND c.status = 'pending'
        ORDER BY received_at, id LIMIT 1
      ) AS oldest`.pipe(rowsOf(OldestRow)),

    /**
     * Comments that wait to be decided: those that came in first, and where there are more than that those that were written
     * last. A reading of what is there already brings in much at once, and nobody should wait for it who writes now.
     */
    pending: (workspaceId: WorkspaceId, now: Date, oldest: number, newest: number) => {
      const waiting = sql`SELECT id FROM comments
        WHERE workspace_id = ${workspaceId} AND status = 'pending' AND ${claimable(sql, "claimed_until", now)}`
      return sql`
        WITH oldest AS MATERIALIZED (${waiting} ORDER BY received_at, id LIMIT ${oldest})
        ${select}
        WHERE c.workspace_id = ${workspaceId} AND c.id IN (
          SELECT id FROM oldest UNION ALL (
            ${waiting} AND id NOT IN (SELECT id FROM oldest) ORDER BY created_at DESC, id DESC LIMIT ${newest}
          )
        )
        ORDER BY c.received_at, c.id`.pipe(rowsOf(StoredComment))
    },

    /** Leaves a comment alone until a time: it could not be decided. */
    putOff: (workspaceId: WorkspaceId, id: CommentId, until: Date) => sql`
      UPDATE comments SET claimed_until = ${until}
      WHERE workspace_id = ${workspaceId} AND id = ${id} AND status = 'pending'`,

    /** With their history, of which there is something. */
    insert: (
      workspaceId: WorkspaceId,
      comments: ReadonlyArray<NewComment>,
      history: Arrays.NonEmptyReadonlyArray<NewHistory>
    ) => {
      const rows = comments.map(({ comment, contactId }) => ({
        ...comment,
        contact_id: contactId,
        text_until: textUntil(comment.platform, comment.received_at)
      }))
      return sql`
        WITH said AS (${said(workspaceId, history, sql`0`)})
        INSERT INTO comments (workspace_id, ${stored})
        SELECT ${workspaceId}, n.* FROM ${rowSet(sql, storedWith, rows)} AS n`
    },

    /**
     * Of comments that are locked, those columns that changed: what is written as it was costs as much as what is not. What
     * is said of it stands behind what each comment's history says already.
     * Ends claims, too: whoever decides next decides on the comments as they are now.
     */
    update: (
      workspaceId: WorkspaceId,
      comments: ReadonlyArray<StoredComment>,
      columns: ReadonlySet<string>,
      history: ReadonlyArray<NewHistory>
    ) => {
      const written = writtenBy(columns)
      const isAnew = columns.has("erased_at")
      const rows = comments.map((comment) => ({
        ...comment,
        text_until: textUntil(comment.platform, comment.updated_at)
      }))
      const given: ColumnTypes = { id: "text", ...written, ...(isAnew ? { text_until: "timestamptz" } : {}) }
      const together = Arrays.isNonEmptyReadonlyArray(history)
        ? sql`WITH said AS (${said(workspaceId, history, behind(workspaceId))})`
        : sql``
      return sql`
        ${together} UPDATE comments c SET ${set(written)},
          removed_at = CASE WHEN n.status = 'deleted' THEN coalesce(c.removed_at, n.updated_at) ELSE c.removed_at END,
          text_until = CASE WHEN n.status = 'deleted' AND c.text_until IS NOT NULL
            THEN least(c.text_until, n.updated_at + ${keptAfterEndSeconds} * interval '1 second')
            ${isAnew ? sql`WHEN c.erased_at IS NOT NULL AND n.erased_at IS NULL THEN n.text_until` : sql``}
            ELSE c.text_until END,
          claimed_until = 'epoch'
        FROM ${placed(sql, "comments", workspaceId, sql`${rowSet(sql, given, rows)} AS n`)}
        WHERE c.workspace_id = ${workspaceId} AND ${isAt(sql, "c", "n")}`
    }
  }
})

export class CommentSetsRepo extends Context.Tag("steward/CommentSetsRepo")<
  CommentSetsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(CommentSetsRepo, make)
}
