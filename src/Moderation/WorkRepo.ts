import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer } from "effect"
import type { PlatformAction } from "#schema/Comment.ts"
import type { AccountId, CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { claimable } from "#src/Database/BoundedTimes.ts"

export interface NewWork {
  readonly workspace_id: WorkspaceId
  readonly id: string
  readonly comment_id: CommentId
  readonly account_id: AccountId
  readonly action: PlatformAction
  readonly reply_text: string | null
  readonly by: "autopilot" | "person" | "campaign"
  readonly actor: string
  /** The key or grant that asked for it; null for nobody outside. */
  readonly asked_by: string | null
  readonly due_at: Date
  readonly queued_at: Date
  readonly announce_at: Date | null
}

/** Work that is not done yet. */
export type StoredOpenWork = Pick<NewWork, "id" | "action" | "reply_text" | "queued_at">

/** Work that this process has claimed. `uncertain_since`: an earlier attempt may have taken effect. */
export interface ClaimedWork extends Omit<NewWork, "due_at" | "announce_at" | "asked_by"> {
  readonly attempts: number
  readonly uncertain_since: Date | null
  readonly claimed_at: Date
  /** Until when it is claimed; tells this claim from a later one. */
  readonly claimed_until: Date
}

const make = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  return {
    insert: (work: NewWork) => sql`
      INSERT INTO platform_work (workspace_id, id, comment_id, account_id, position, action, reply_text, by, actor,
        asked_by, state, due_at, queued_at, announce_at)
      SELECT ${work.workspace_id}, ${work.id}, ${work.comment_id}, ${work.account_id}, coalesce(max(position), 0) + 1,
        ${work.action}, ${work.reply_text}, ${work.by}, ${work.actor}, ${work.asked_by}, 'queued', ${work.due_at}::timestamptz, ${work.queued_at}::timestamptz,
        ${work.announce_at}::timestamptz
      FROM platform_work WHERE workspace_id = ${work.workspace_id} AND comment_id = ${work.comment_id}`,

    /** The next work of each comment that is due and that nobody holds, until `until`. */
    claim: (now: Date, until: Date, limit: number) => sql<ClaimedWork>`
      WITH due AS (
        SELECT workspace_id, id, uncertain_since FROM platform_work w
        WHERE state = 'queued' AND due_at <= ${now} AND ${claimable(sql, "claimed_until", now)}
          AND NOT EXISTS (
            SELECT 1 FROM platform_work e
            WHERE e.workspace_id = w.workspace_id AND e.comment_id = w.comment_id
              AND e.state IN ('queued', 'parked') AND e.position < w.position
          )
        ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      UPDATE platform_work w
      SET claimed_until = ${until}, attempts = attempts + 1, uncertain_since = coalesce(w.uncertain_since, ${now})
      FROM due WHERE w.workspace_id = due.workspace_id AND w.id = due.id
      RETURNING w.workspace_id, w.id, w.comment_id, w.account_id, w.action, w.reply_text, w.by, w.actor, w.queued_at,
        w.attempts, ${now}::timestamptz AS claimed_at, w.claimed_until, due.uncertain_since`,

    /** Since when the work is due that has been due longest; no row when none is. */
    oldestDue: (now: Date) => sql<{ readonly due_at: Date }>`
      SELECT due_at FROM platform_work WHERE state = 'queued' AND due_at <= ${now} ORDER BY due_at LIMIT 1`,

    /** Whether the work is still this attempt's to finish. */
    holds: (work: ClaimedWork) =>
      sql<{ readonly id: string }>`
        SELECT id FROM platform_work
        WHERE workspace_id = ${work.workspace_id} AND id = ${work.id} AND state = 'queued'
          AND claimed_until = ${work.claimed_until}
        FOR UPDATE`.pipe(Effect.map((rows) => rows.length > 0)),

    finish: (
      work: ClaimedWork,
      state: "done" | "refused" | "cancelled" | "parked",
      at: Date,
      error: string | null
    ) => sql`
      UPDATE platform_work
      SET state = ${state}, last_error = ${error}, claimed_until = 'epoch',
        finished_at = ${state === "parked" ? null : at},
        uncertain_since = ${state === "parked" ? work.uncertain_since : null}
      WHERE workspace_id = ${work.workspace_id} AND id = ${work.id}`,

    /** `counted`: whether the attempt counts towards giving up. */
    postpone: (work: ClaimedWork, dueAt: Date, error: string, uncertainSince: Date | null, counted: boolean) => sql`
      UPDATE platform_work
      SET due_at = ${dueAt}, claimed_until = 'epoch', last_error = ${error}, uncertain_since = ${uncertainSince},
        attempts = attempts - ${counted ? 0 : 1}
      WHERE workspace_id = ${work.workspace_id} AND id = ${work.id} AND state = 'queued' AND claimed_until = ${work.claimed_until}`,

    release: (work: ClaimedWork) => sql`
      UPDATE platform_work SET claimed_until = 'epoch'
      WHERE workspace_id = ${work.workspace_id} AND id = ${work.id} AND state = 'queued' AND claimed_until = ${work.claimed_until}`,

    pauseAccount: (workspaceId: WorkspaceId, accountId: AccountId, dueAt: Date) => sql`
      UPDATE platform_work SET due_at = ${dueAt}
      WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND state = 'queued' AND due_at < ${dueAt}`,

    pausePlatform: (platform: Platform, dueAt: Date) => sql`
      UPDATE platform_work w SET due_at = ${dueAt} FROM accounts a
      WHERE a.workspace_id = w.workspace_id AND a.id = w.account_id AND a.platform = ${platform}
        AND w.state = 'queued' AND w.due_at < ${dueAt}`,

    /** Takes up the parked work of accounts that were connected again; its attempts are counted anew. */
    unpark: (now: Date) => sql`
      UPDATE platform_work w SET state = 'queued', due_at = ${now}, attempts = 0 FROM accounts a
      WHERE w.state = 'parked' AND a.workspace_id = w.workspace_id AND a.id = w.account_id
        AND a.disconnected_at IS NULL`,

    cancel: (workspaceId: WorkspaceId, id: string, at: Date) => sql`
      UPDATE platform_work SET state = 'cancelled', finished_at = ${at}
      WHERE workspace_id = ${workspaceId} AND id = ${id}`,

    /** All work on a comment that is gone. */
    cancelOpen: (workspaceId: WorkspaceId, commentId: CommentId, at: Date) => sql`
      UPDATE platform_work SET state = 'cancelled', finished_at = ${at}
      WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} AND state IN ('queued', 'parked')`,

    open: (workspaceId: WorkspaceId, commentId: CommentId) =>
      sql<StoredOpenWork>`
        SELECT id, action, reply_text, queued_at FROM platform_work
        WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} AND state IN ('queued', 'parked')
        ORDER BY position`,

    /** When somebody last asked for a reply of this text, after a time; none where it came to nothing. */
    repliedAt: (workspaceId: WorkspaceId, commentId: CommentId, askedBy: string, text: string, after: Date) =>
      sql<{ readonly queued_at: Date }>`
        SELECT queued_at FROM platform_work
        WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} AND action = 'reply' AND asked_by = ${askedBy}
          AND reply_text = ${text} AND queued_at > ${after} AND state IN ('queued', 'parked', 'done')
        ORDER BY position DESC LIMIT 1`.pipe(Effect.map(([row]) => row?.queued_at ?? null)),

    /** What was queued for a comment by one request. */
    queuedAt: (workspaceId: WorkspaceId, commentId: CommentId, at: Date) =>
      sql<{ readonly action: PlatformAction }>`
        SELECT action FROM platform_work
        WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} AND queued_at = ${at}
        ORDER BY position`.pipe(Effect.map((rows) => rows.map(({ action }) => action))),

    /** Hides that the platform has not confirmed in time: their comments are announced without waiting. */
    toAnnounce: (now: Date, limit: number) =>
      sql<{ readonly workspace_id: WorkspaceId; readonly id: string; readonly comment_id: CommentId }>`
        SELECT workspace_id, id, comment_id FROM platform_work
        WHERE announce_at <= ${now} AND state IN ('queued', 'parked') ORDER BY announce_at LIMIT ${limit}`,

    announced: (workspaceId: WorkspaceId, commentId: CommentId) => sql`
      UPDATE platform_work SET announce_at = NULL
      WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} AND announce_at IS NOT NULL`
  }
})

export class WorkRepo extends Context.Tag("steward/WorkRepo")<WorkRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(WorkRepo, make)
}
