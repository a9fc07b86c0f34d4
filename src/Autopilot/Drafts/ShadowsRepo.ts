import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { type CommentId, WorkspaceId } from "#schema/Ids.ts"
import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { DecisionOutcome } from "#schema/resources/Comment.ts"
import { DraftExample, maxExamples } from "#schema/resources/policy/DraftDifference.ts"
import { commentOf } from "#src/Comments/CommentSql.ts"
import { jsonb, recordset } from "#src/Database/Json.ts"
import { columns, firstRow, rowsOf } from "#src/Database/Rows.ts"
import { answerTo } from "#src/Moderation/AnswerSql.ts"
import { Tally } from "../Replay/Tally.ts"

export const StoredShadow = Schema.Struct({
  workspace_id: WorkspaceId,
  id: Schema.String,
  draft: Schema.Unknown,
  actor: Schema.String,
  started_at: Schema.DateFromSelf
})
export type StoredShadow = typeof StoredShadow.Type

export interface ShadowDecision {
  readonly shadow_id: string
  readonly comment_id: CommentId
  readonly before: DecisionOutcome
  readonly after: DecisionOutcome
  /** What the settings in force decided it for. */
  readonly before_category: ProtectionKey | null
  readonly before_reason: string
  readonly after_reason: string
  readonly at: Date
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const answer = answerTo(sql, "d", "comment_id")
  const comment = commentOf(sql, "d")
  const one = <A>(rows: ReadonlyArray<A>) => Option.fromNullable(rows[0])
  const running = (workspaceId: WorkspaceId) =>
    sql`
    SELECT ${columns(sql, StoredShadow, { of: "s" })} FROM workspaces w
    JOIN shadows s ON s.workspace_id = w.id AND s.id = w.shadow_id
    WHERE w.id = ${workspaceId}`
  return {
    get: (workspaceId: WorkspaceId, id: string) =>
      Effect.map(
        sql`SELECT * FROM shadows WHERE workspace_id = ${workspaceId} AND id = ${id}`.pipe(rowsOf(StoredShadow)),
        one
      ),

    running: (workspaceId: WorkspaceId) => running(workspaceId).pipe(firstRow(StoredShadow)),

    /** Its workspace stays locked until the transaction ends. */
    lockRunning: (workspaceId: WorkspaceId) =>
      sql`${running(workspaceId)} FOR NO KEY UPDATE OF w`.pipe(firstRow(StoredShadow)),

    start: ({ draft, ...shadow }: StoredShadow) =>
      sql`INSERT INTO shadows ${sql.insert({ ...shadow, draft: jsonb(draft) })}`.pipe(
        Effect.zipRight(sql`UPDATE workspaces SET shadow_id = ${shadow.id} WHERE id = ${shadow.workspace_id}`)
      ),

    /** Leaves alone one that was started since. */
    stop: ({ id, workspace_id }: StoredShadow) => sql`
      UPDATE workspaces SET shadow_id = NULL WHERE id = ${workspace_id} AND shadow_id = ${id}`,

    remove: ({ id, workspace_id }: StoredShadow) =>
      sql`DELETE FROM shadows WHERE workspace_id = ${workspace_id} AND id = ${id}`,

    /** A comment that is decided again, after an edit, counts with the later decision. */
    record: (workspaceId: WorkspaceId, decisions: ReadonlyArray<ShadowDecision>) => sql`
      INSERT INTO shadow_decisions (workspace_id, shadow_id, comment_id, before, after, before_category, before_reason,
        after_reason, at)
      SELECT ${workspaceId}, n.* FROM json_to_recordset(${recordset(decisions)}::json)
        AS n (shadow_id text, comment_id text, before text, after text, before_category text, before_reason text,
          after_reason text, at timestamptz)
      ON CONFLICT (workspace_id, shadow_id, comment_id) DO UPDATE SET before = excluded.before, after = excluded.after,
        before_category = excluded.before_category, before_reason = excluded.before_reason,
        after_reason = excluded.after_reason, at = excluded.at`,

    tallies: ({ id, workspace_id }: StoredShadow) =>
      sql`
        SELECT before, after, answered, category, count(*)::int AS count
        FROM (
          SELECT d.before, d.after, d.before_category AS category,
            -- looked up one by one: joined, all answers of the workspace might be read
            (SELECT ${answer.verdict} FROM ${answer.table} WHERE ${answer.on}) AS answered
          FROM shadow_decisions d
          WHERE d.workspace_id = ${workspace_id} AND d.shadow_id = ${id}
        ) AS decided
        GROUP BY before, after, answered, category`.pipe(rowsOf(Tally)),

    /** The newest comments that both treat otherwise, a few for each outcome of the draft. */
    examples: ({ id, workspace_id }: StoredShadow) =>
      sql`
        SELECT d.comment_id, left(${comment.text}, 280) AS text, d.before, d.before_reason, d.after, d.after_reason,
          ${answer.verdict} AS answered
        FROM unnest(ARRAY['hide', 'keep', 'ask']) AS outcome
        CROSS JOIN LATERAL (
          SELECT * FROM shadow_decisions
          WHERE workspace_id = ${workspace_id} AND shadow_id = ${id} AND after = outcome AND before <> after
          ORDER BY at DESC LIMIT ${maxExamples}
        ) d
        JOIN ${comment.table} ON ${comment.on}
        LEFT JOIN ${answer.table} ON ${answer.on}
        ORDER BY d.at DESC`.pipe(rowsOf(DraftExample))
  }
})

export class ShadowsRepo extends Context.Tag("steward/ShadowsRepo")<ShadowsRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(ShadowsRepo, make)
}
