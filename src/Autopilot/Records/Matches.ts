import { SqlClient } from "@effect/sql"
import { Effect, Layer, Schema } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { RuleMatches } from "#src/Moderation/RuleMatches.ts"

const MatchedRow = Schema.Struct({ comment_id: CommentId })

const ids = (rows: ReadonlyArray<typeof MatchedRow.Type>) => rows.map(({ comment_id }) => comment_id)

/** Decisions that are looked through for some in which a rule had a part. */
const lookedThrough = 200

/** In which decisions a rule of the guidance had a part. */
export const ruleMatches = Layer.effect(
  RuleMatches,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    matchedAmong: (workspaceId, commentIds) =>
      sql`
        SELECT asked.comment_id FROM unnest(${commentIds}::text[]) AS asked (comment_id) CROSS JOIN LATERAL (
          SELECT record FROM decision_records
          WHERE workspace_id = ${workspaceId} AND comment_id = asked.comment_id ORDER BY at DESC LIMIT 1
        ) AS latest
        WHERE jsonb_typeof(latest.record->'decision'->'ruleMatched') = 'object'
      `.pipe(rowsOf(MatchedRow), Effect.map(ids), Effect.orDie),

    newest: (workspaceId, limit) =>
      sql`
        SELECT comment_id FROM (
          SELECT * FROM decision_records WHERE workspace_id = ${workspaceId} ORDER BY at DESC LIMIT ${lookedThrough}
        ) d
        WHERE jsonb_typeof(record->'decision'->'ruleMatched') = 'object' AND NOT EXISTS (
          SELECT FROM decision_records later
          WHERE later.workspace_id = d.workspace_id AND later.comment_id = d.comment_id AND later.at > d.at
        )
        ORDER BY at DESC LIMIT ${limit}`.pipe(rowsOf(MatchedRow), Effect.map(ids), Effect.orDie)
  }))
)
