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
          ), queued AS (
            INSERT INTO revisits (workspace_id, answer_to, at)
            SELECT ${workspaceId}, t.answer_to, ${at}::timestamptz FROM turned t WHERE EXISTS (
              SELECT FROM followed_answers f WHERE f.workspace_id = ${workspaceId} AND f.answer_to = t.answer_to
            )
            ON CONFLICT (workspace_id, answer_to) DO UPDATE SET at = excluded.at, up_to = ''
          )
          SELECT count(DISTINCT comment_id)::int AS count FROM (
            SELECT f.comment_id FROM followed_answers f
            WHERE f.workspace_id = ${workspaceId} AND f.answer_to IN (SELECT answer_to FROM turned)
              AND f.comment_id <> ${commentId} LIMIT ${mostTurned}
          ) AS others`.pipe(rowsOf(CountRow))
        const count = counted?.count ?? 0
        if (count > 0) yield* signals.notify("revisits")
        return count
      }, Effect.orDie)
    }
  })
)
