import type { Statement } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Schema } from "effect"
import { type AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import { recordset } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"
import type { ClaimedWork } from "../Claims/Work.ts"

const WorkspaceRow = Schema.Struct({ workspace_id: WorkspaceId })

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

  return {
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
    }
  }
})

/** Platform work that is not done now: tried again later, given back, held up by a limit, or taken up again. */
export class PutOffRepo extends Context.Tag("steward/PutOffRepo")<PutOffRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(PutOffRepo, make)
}
