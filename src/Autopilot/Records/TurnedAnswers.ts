import { SqlClient } from "@effect/sql"
import { Effect, Layer, Schema } from "effect"
import { rowsOf } from "#src/Database/Rows.ts"
import { Signals } from "#src/Database/Signals.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { TurnedAnswers } from "#src/Moderation/Turned/TurnedAnswers.ts"
import { mostTurned } from "#src/Moderation/Turned/TurnedNote.ts"

const CountRow = Schema.Struct({ count: Schema.Number })

/** What was decided because of an answer is looked at again once that is gone, in sets and by a worker. */
export const turnedAnswers = Layer.effect(
  TurnedAnswers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const signals = yield* Signals
    return {
      turned: tracedFn("TurnedAnswers.turned")(function* (workspaceId, commentId, at) {
        const [counted] = yield* sql`
          WITH latest AS (
            SELECT record #> '{input,recall}' AS recall FROM decision_records
            WHERE workspace_id = ${workspaceId} AND comment_id = ${commentId} ORDER BY at DESC LIMIT 1
          ), turned AS MATERIALIZED (
            SELECT ${commentId}::text AS answer_to
            UNION SELECT recall #>> '{example,commentId}' FROM latest WHERE jsonb_typeof(recall) = 'object'
            UNION SELECT jsonb_array_elements_text(recall -> 'followed') FROM latest
              WHERE jsonb_typeof(recall -> 'followed') = 'array'
          ), others AS MATERIALIZED (
            -- looked up one by one: PostgreSQL would read all that a workspace has of them
            SELECT t.answer_to, f.comment_id FROM turned t CROSS JOIN LATERAL (
              SELECT comment_id FROM followed_answers
              WHERE workspace_id = ${workspaceId} AND answer_to = t.answer_to AND comment_id <> ${commentId}
              ORDER BY comment_id LIMIT ${mostTurned}
            ) AS f
          ), queued AS (
            INSERT INTO revisits (workspace_id, answer_to, at)
            SELECT DISTINCT ${workspaceId}::text, answer_to, ${at}::timestamptz FROM others
            ON CONFLICT (workspace_id, answer_to) DO UPDATE SET at = excluded.at, up_to = ''
          )
          SELECT least(count(DISTINCT comment_id), ${mostTurned})::int AS count FROM others`.pipe(rowsOf(CountRow))
        const count = counted?.count ?? 0
        if (count > 0) yield* signals.notify("revisits")
        return count
      }, Effect.orDie)
    }
  })
)
