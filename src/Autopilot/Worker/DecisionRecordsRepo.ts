import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import type { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { DecisionOutcome } from "#schema/resources/Comment.ts"
import { recordset } from "#src/Database/Json.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { type ColumnTypes, rowSet } from "#src/Database/Sets/RowSet.ts"
import { latestRecord, type StoredRecord, type StoredStandard } from "../Replay/StoredRecord.ts"

export interface NewDecisionRecord extends StoredRecord {
  readonly id: string
  readonly comment_id: CommentId
  readonly outcome: DecisionOutcome
  readonly category: ProtectionKey | null
  readonly at: Date
}

/** A comment that was decided because of the answer to another. */
export interface FollowedAnswer {
  readonly answer_to: string
  readonly comment_id: CommentId
}

const standardColumns = { id: "text", standard: "jsonb" } as const satisfies ColumnTypes

const recordColumns = {
  id: "text",
  comment_id: "text",
  outcome: "text",
  category: "text",
  record: "jsonb",
  standard_id: "text",
  at: "timestamptz"
} as const satisfies ColumnTypes

const followedColumns = { answer_to: "text", comment_id: "text" } as const satisfies ColumnTypes

/** Milliseconds; as `decision_counts` has them. */
const quarter = 15 * 60_000

/** Decisions of a stretch of time, counted. */
export const DecisionCounts = Schema.Struct({
  decided: Schema.Number,
  handled_alone: Schema.Number,
  corrections: Schema.Number
})
export type DecisionCounts = typeof DecisionCounts.Type

const SeenRow = Schema.Struct({ area: ProtectionKey, seen: Schema.String })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const followed = (workspaceId: WorkspaceId, all: ReadonlyArray<FollowedAnswer>) => sql`
    INSERT INTO followed_answers (workspace_id, answer_to, comment_id)
    SELECT ${workspaceId}, n.* FROM ${rowSet(sql, followedColumns, all)} AS n
    ON CONFLICT DO NOTHING`

  const countsStatement = (workspaceId: WorkspaceId, from: Date, to: Date) => {
    const first = new Date(Math.ceil(from.getTime() / quarter) * quarter)
    const last = new Date(Math.floor(to.getTime() / quarter) * quarter)
    // a range each: the planner cannot tell how long those are that it only meets in a join
    const rest = (since: Date, until: Date) => sql`
      SELECT 1, (outcome <> 'ask')::int, (outcome <> 'ask' AND corrected_at IS NOT NULL)::int
      FROM decision_records WHERE workspace_id = ${workspaceId} AND at >= ${since} AND at < ${until}`
    return sql`
      SELECT coalesce(sum(decided), 0)::int AS decided, coalesce(sum(handled_alone), 0)::int AS handled_alone,
        coalesce(sum(corrections), 0)::int AS corrections
      FROM (
        SELECT decided, handled_alone, corrections FROM decision_counts
        WHERE workspace_id = ${workspaceId} AND quarter >= ${first} AND quarter < ${last}
        UNION ALL ${rest(from, first)} UNION ALL ${rest(last, to)}
        UNION ALL
        SELECT -1, -(outcome <> 'ask')::int, 0 FROM decision_records
        WHERE workspace_id = ${workspaceId} AND at >= ${from} AND at < ${to} AND again_at < ${to} AND corrected_at IS NULL
      ) AS counted`
  }

  return {
    /** What the latest decision about a comment saw in it, in areas that it looked at; nothing where there was none. */
    seen: (workspaceId: WorkspaceId, commentId: CommentId) =>
      sql`
        SELECT e.area, e.seen FROM (${latestRecord(sql, workspaceId, commentId)}) AS latest
        CROSS JOIN jsonb_to_recordset(latest.record->'input'->'evidence') AS e (area text, seen text)
        WHERE latest.record->'input'->'protections'->'on' ? e.area OR latest.record->'decision'->>'category' = e.area
      `.pipe(rowsOf(SeenRow)),

    insert: (
      workspaceId: WorkspaceId,
      standards: ReadonlyArray<StoredStandard>,
      records: ReadonlyArray<NewDecisionRecord>,
      answers: ReadonlyArray<FollowedAnswer>
    ) => sql`
      WITH known AS (
        INSERT INTO decision_standards (workspace_id, id, standard)
        SELECT ${workspaceId}, n.* FROM ${rowSet(sql, standardColumns, standards)} AS n
        ON CONFLICT DO NOTHING
      )${answers.length === 0 ? sql`` : sql`, followed AS (${followed(workspaceId, answers)})`}
      INSERT INTO decision_records (workspace_id, id, comment_id, outcome, category, record, standard_id, at)
      SELECT ${workspaceId}, n.* FROM ${rowSet(sql, recordColumns, records)} AS n`,

    /** Comments that are decided as they were, because of other answers than before. */
    follow: (workspaceId: WorkspaceId, answers: ReadonlyArray<FollowedAnswer>) =>
      answers.length === 0 ? Effect.void : Effect.asVoid(followed(workspaceId, answers)),

    /** Comments that are decided anew, before that is inserted: the decisions that stood count no more beside it. */
    again: (
      workspaceId: WorkspaceId,
      comments: ReadonlyArray<{ readonly comment_id: CommentId; readonly at: Date }>
    ) =>
      comments.length === 0
        ? Effect.void
        : sql`
            UPDATE decision_records d SET again_at = n.at
            FROM json_to_recordset(${recordset(comments)}::json) AS n (comment_id text, at timestamptz)
            WHERE d.workspace_id = ${workspaceId} AND d.comment_id = n.comment_id AND d.again_at IS NULL
              AND d.at < n.at`,

    /**
     * Comments, each by its last decision of the time, and beside it those that people corrected. From `from`, inclusive, to `to`, exclusive, at least a quarter of an hour later. Whole quarters are counted
     * already; only what is before and after them is looked through.
     */
    countsStatement,
    counts: (...range: Parameters<typeof countsStatement>) => countsStatement(...range).pipe(rowsOf(DecisionCounts))
  }
})

export class DecisionRecordsRepo extends Context.Tag("steward/DecisionRecordsRepo")<
  DecisionRecordsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(DecisionRecordsRepo, make)
}
