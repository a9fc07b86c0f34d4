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

/** Milliseconds; as `decision_counts` has them. */
const quarter = 15 * 60_000

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

    /**
     * From `from`, inclusive, to `to`, exclusive, at least a quarter of an hour later. Whole quarters are counted
     * already; only what is before and after them is looked through.
     */
    counts: (workspaceId: WorkspaceId, from: Date, to: Date) => {
      const first = new Date(Math.ceil(from.getTime() / quarter) * quarter)
      const last = new Date(Math.floor(to.getTime() / quarter) * quarter)
      // a range each: the planner cannot tell how long those are that it only meets in a join
      const rest = (since: Date, until: Date) => sql`
        SELECT 1, (outcome <> 'ask')::int, (outcome <> 'ask' AND corrected_at IS NOT NULL)::int
        FROM decision_records WHERE workspace_id = ${workspaceId} AND at >= ${since} AND at < ${until}`
      return sql<DecisionCounts>`
        SELECT coalesce(sum(decided), 0)::int AS decided, coalesce(sum(handled_alone), 0)::int AS handled_alone,
          coalesce(sum(corrections), 0)::int AS corrections
        FROM (
          SELECT decided, handled_alone, corrections FROM decision_counts
          WHERE workspace_id = ${workspaceId} AND quarter >= ${first} AND quarter < ${last}
          UNION ALL ${rest(from, first)} UNION ALL ${rest(last, to)}
        ) AS counted`
    },

    /** From what reports count, which is a few rows a month, however many wait; what was archived waits for nobody. */
    waiting: (workspaceId: WorkspaceId) => sql<{ readonly count: number }>`
      SELECT (coalesce(sum(count), 0) - (
        SELECT count(*) FROM comments WHERE workspace_id = ${workspaceId} AND status = 'review' AND archived
      ))::int AS count FROM report_counts
      WHERE workspace_id = ${workspaceId} AND scope = '' AND measure = 'status' AND span = 'month' AND value = 'review'`,

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
