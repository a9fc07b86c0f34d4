import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import type { ProtectionKey } from "#schema/Autopilot.ts"
import type { DecisionOutcome } from "#schema/Comment.ts"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { jsonb } from "#src/Database/Json.ts"

export interface NewDecisionRecord {
  readonly workspace_id: WorkspaceId
  readonly id: string
  readonly comment_id: CommentId
  readonly outcome: DecisionOutcome
  readonly category: ProtectionKey | null
  /** All that went in and came out, as JSON. */
  readonly record: unknown
  readonly at: Date
}

/** Decisions of a stretch of time, counted. */
export interface DecisionCounts {
  readonly decided: number
  readonly handled_alone: number
  readonly corrections: number
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    insert: ({ record, ...row }: NewDecisionRecord) =>
      sql`INSERT INTO decision_records ${sql.insert({ ...row, record: jsonb(record) })}`,

    /** From `from`, inclusive, to `to`, exclusive. */
    counts: (workspaceId: WorkspaceId, from: Date, to: Date) => sql<DecisionCounts>`
      SELECT count(*)::int AS decided,
        count(*) FILTER (WHERE outcome <> 'ask')::int AS handled_alone,
        count(*) FILTER (WHERE outcome <> 'ask' AND corrected_at IS NOT NULL)::int AS corrections
      FROM decision_records WHERE workspace_id = ${workspaceId} AND at >= ${from} AND at < ${to}`,

    waiting: (workspaceId: WorkspaceId) => sql<{ readonly count: number }>`
      SELECT count(*)::int AS count FROM comments WHERE workspace_id = ${workspaceId} AND status = 'review'`,

    hasAccount: (workspaceId: WorkspaceId) => sql<{ readonly found: boolean }>`
      SELECT EXISTS (SELECT 1 FROM accounts WHERE workspace_id = ${workspaceId}) AS found`
  }
})

export class DecisionRecordsRepo extends Context.Tag("steward/DecisionRecordsRepo")<
  DecisionRecordsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(DecisionRecordsRepo, make)
}
