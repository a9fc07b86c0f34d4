import type { Statement } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Schema } from "effect"
import { type AccountId, CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { PlatformAction } from "#schema/resources/Comment.ts"
import { recordset } from "#src/Database/Json.ts"
import { columns, rowsOf } from "#src/Database/Rows.ts"
import { isAt, ofWorkspace, placed } from "#src/Database/Sets/ByKey.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"
import { type ClaimedWork, type NewWork, StoredOpenWork } from "./Claims/Work.ts"
import type { FinishedWork } from "./Finished.ts"

const HeldRow = Schema.Struct({
  id: Schema.String
})

const WorkspaceRow = Schema.Struct({ workspace_id: WorkspaceId })

const OpenOfRow = Schema.Struct({ ...StoredOpenWork.fields, comment_id: CommentId })

const RepliedAtRow = Schema.Struct({
  queued_at: Schema.DateFromSelf
})

const QueuedAtRow = Schema.Struct({
  action: PlatformAction
})

const ToAnnounceRow = Schema.Struct({
  workspace_id: WorkspaceId,
  id: Schema.String,
  comment_id: CommentId
})

/** Claimed work that is tried again at a time. */
interface PostponedWork extends Pick<ClaimedWork, "id" | "claimed_until" | "uncertain_since"> {
  readonly due_at: Date
  readonly unsettled_until: Date | null
  readonly error: string
  readonly not_counted: number
}

/** Claimed work that is given back; `not_before`: null for at once. */
interface ReleasedWork extends Pick<ClaimedWork, "id" | "claimed_until"> {
  readonly not_before: Date | null
}

const make = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const account = accountOf(sql, "w")

  /** Changes something in each of the workspaces that a statement finds, one after the other. */
  const inEach = (
    found: Statement.Statement<object>,
    change: (workspaceId: WorkspaceId) => Statement.Statement<object>
  ) =>
    Effect.flatMap(rowsOf(WorkspaceRow)(found), (rows) =>
      Effect.forEach(rows, ({ workspace_id }) => change(workspace_id), { discard: true })
    )

  /** Work `w`, locked in the order of the ids. */
  const locked = (workspaceId: WorkspaceId, ids: ReadonlyArray<string>) => sql`
    ${ofWorkspace(sql, workspaceId, sql`unnest(${ids.toSorted()}::text[]) AS asked (id)`)} CROSS JOIN LATERAL (
      SELECT * FROM platform_work WHERE workspace_id = own.workspace_id AND id = asked.id OFFSET 0 FOR UPDATE
    ) AS w`

  return {
    /** Behind what each comment's work is already, in the order given; not before what went before is settled. */
    insert: (workspaceId: WorkspaceId, work: ReadonlyArray<NewWork>) => sql`
      INSERT INTO platform_work (workspace_id, id, comment_id, account_id, position, action, reply_text, by, actor,
        asked_by, state, due_at, queued_at, announce_at)
      SELECT ${workspaceId}, n.id, n.comment_id, n.account_id,
        coalesce(before.position, 0) + row_number() OVER (PARTITION BY n.comment_id ORDER BY n.nth),
        n.action, n.reply_text, n.by, n.actor, n.asked_by, 'queued', greatest(n.due_at, before.unsettled_until),
        n.queued_at, n.announce_at
      FROM ROWS FROM (json_to_recordset(${recordset(work)}::json)
        AS (id text, comment_id text, account_id text, action text, reply_text text, by text, actor text,
          asked_by text, due_at timestamptz, queued_at timestamptz, announce_at timestamptz)
      ) WITH ORDINALITY AS n (id, comment_id, account_id, action, reply_text, by, actor, asked_by, due_at, queued_at,
        announce_at, nth)
      CROSS JOIN LATERAL (
        SELECT max(w.position) AS position, max(w.unsettled_until) AS unsettled_until FROM platform_work w
        WHERE w.workspace_id = ${workspaceId} AND w.comment_id = n.comment_id
      ) AS before`,

    /** The ids of the work that is still these attempts' to finish. */
    held: (workspaceId: WorkspaceId, work: ReadonlyArray<ClaimedWork>) =>
      sql`
        SELECT w.id FROM ${locked(
          workspaceId,
          work.map(({ id }) => id)
        )}
        JOIN json_to_recordset(${recordset(work.map(({ claimed_until, id }) => ({ claimed_until, id })))}::json)
          AS n (id text, claimed_until timestamptz) ON n.id = w.id AND n.claimed_until = w.claimed_until
        WHERE w.state = 'queued'`.pipe(
        rowsOf(HeldRow),
        Effect.map((rows) => rows.map(({ id }) => id))
      ),

    /** Work that is about to be finished, and that nobody here holds. */
    lock: (workspaceId: WorkspaceId, ids: ReadonlyArray<string>) =>
      ids.length === 0 ? Effect.void : sql`SELECT FROM ${locked(workspaceId, ids)}`,

    /** Of work that is locked. */
    finish: (workspaceId: WorkspaceId, finished: ReadonlyArray<FinishedWork & { readonly at: Date }>) => {
      if (finished.length === 0) return Effect.void
      const set = sql`json_to_recordset(${recordset(finished)}::json)
        AS n (id text, state text, error text, uncertain_since timestamptz, at timestamptz)`
      return sql`
        UPDATE platform_work w
        SET state = n.state, last_error = coalesce(n.error, CASE WHEN n.state = 'cancelled' THEN w.last_error END),
          claimed_until = 'epoch', finished_at = CASE WHEN n.state = 'parked' THEN NULL ELSE n.at END,
          uncertain_since = n.uncertain_since
        FROM ${placed(sql, "platform_work", workspaceId, set)}
        WHERE w.workspace_id = ${workspaceId} AND ${isAt(sql, "w", "n")}`
    },

    /** `not_counted`: attempts that do not count towards giving up. */
    postpone: (workspaceId: WorkspaceId, postponed: ReadonlyArray<PostponedWork>) => sql`
      WITH mine AS (
        SELECT n.* FROM platform_work w
        JOIN json_to_recordset(${recordset(postponed)}::json) AS n (id text, claimed_until timestamptz, due_at timestamptz,
            unsettled_until timestamptz, error text, uncertain_since timestamptz, not_counted integer)
          ON n.id = w.id AND n.claimed_until = w.claimed_until
        WHERE w.workspace_id = ${workspaceId} AND w.state = 'queued' ORDER BY w.id FOR UPDATE OF w
      )
      UPDATE platform_work w
      SET due_at = mine.due_at, claimed_until = 'epoch', last_error = mine.error, uncertain_since = mine.uncertain_since,
        unsettled_until = greatest(w.unsettled_until, mine.unsettled_until), attempts = w.attempts - mine.not_counted
      FROM mine WHERE w.workspace_id = ${workspaceId} AND w.id = mine.id`,

    /** Gives claims back: to whoever comes first, or not before a time. */
    release: (workspaceId: WorkspaceId, released: ReadonlyArray<ReleasedWork>, unsettledUntil: Date) => sql`
      WITH mine AS (
        SELECT n.* FROM platform_work w
        JOIN json_to_recordset(${recordset(released)}::json)
          AS n (id text, claimed_until timestamptz, not_before timestamptz)
          ON n.id = w.id AND n.claimed_until = w.claimed_until
        WHERE w.workspace_id = ${workspaceId} AND w.state = 'queued' ORDER BY w.id FOR UPDATE OF w
      )
      UPDATE platform_work w
      SET claimed_until = 'epoch', due_at = coalesce(mine.not_before, w.due_at),
        unsettled_until = greatest(w.unsettled_until, ${unsettledUntil}::timestamptz)
      FROM mine WHERE w.workspace_id = ${workspaceId} AND w.id = mine.id`,

    /** What else is queued for the comments of work is not done before a time. */
    holdOthers: (workspaceId: WorkspaceId, works: ReadonlyArray<ClaimedWork>, until: Date) =>
      works.length === 0
        ? Effect.void
        : sql`
            UPDATE platform_work SET due_at = ${until}
            WHERE workspace_id = ${workspaceId} AND comment_id = ANY (${works.map(({ comment_id }) => comment_id)}::text[])
              AND id <> ALL (${works.map(({ id }) => id)}::text[]) AND state = 'queued' AND due_at < ${until}`,

    /** But for what another transaction holds at this moment: it is being done, and learns of the limit by itself. */
    pauseAccount: (workspaceId: WorkspaceId, accountId: AccountId, dueAt: Date, reason: string) => sql`
      WITH waiting AS (
        SELECT id FROM platform_work
        WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND state = 'queued' AND due_at < ${dueAt}
        FOR UPDATE SKIP LOCKED
      )
      UPDATE platform_work w SET due_at = ${dueAt}, last_error = ${reason} FROM waiting
      WHERE w.workspace_id = ${workspaceId} AND w.id = waiting.id`,

    /** The same for a platform whose limit is one for all accounts, in each workspace that has work for it. */
    pausePlatform: (platform: Platform, dueAt: Date, reason: string) => {
      const isWaiting = sql`${account.platform} = ${platform} AND w.state = 'queued' AND w.due_at < ${dueAt}`
      return inEach(
        sql`SELECT DISTINCT w.workspace_id FROM platform_work w, ${account.table} WHERE ${account.on} AND ${isWaiting}`,
        (workspaceId) => sql`
          WITH waiting AS (
            SELECT w.id FROM platform_work w, ${account.table}
            WHERE w.workspace_id = ${workspaceId} AND ${account.on} AND ${isWaiting} FOR UPDATE OF w SKIP LOCKED
          )
          UPDATE platform_work w SET due_at = ${dueAt}, last_error = ${reason} FROM waiting
          WHERE w.workspace_id = ${workspaceId} AND w.id = waiting.id`
      )
    },

    /** Takes up the parked work of accounts that were connected again; its attempts are counted anew. */
    unpark: (now: Date) => {
      const isBack = sql`w.state = 'parked' AND ${account.on} AND ${account.connected}`
      return inEach(
        sql`SELECT DISTINCT w.workspace_id FROM platform_work w, ${account.table} WHERE ${isBack}`,
        (workspaceId) => sql`
          UPDATE platform_work w SET state = 'queued', due_at = ${now}, attempts = 0 FROM ${account.table}
          WHERE w.workspace_id = ${workspaceId} AND ${isBack}`
      )
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
