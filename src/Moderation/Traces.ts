import { SqlClient } from "@effect/sql"
import { Effect, Schema } from "effect"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { rowsOf } from "#src/Database/Rows.ts"

/** What people and the autopilot have left of a comment beside it. */
export const Traces = Schema.Struct({
  /** Whether an answer is held. */
  held: Schema.Boolean,
  /** Whether platform work is not done yet. */
  open: Schema.Boolean,
  /** Whether somebody has answered it. */
  answered: Schema.Boolean
})
export type Traces = typeof Traces.Type

/** Where nothing is known, each is looked for. */
export const anyTraces: Traces = { held: true, open: true, answered: true }

/** One question for three: of most comments that are answered there is none, and the workspace waits while each is asked. */
export const traces = Effect.map(SqlClient.SqlClient, (sql) => ({ id, workspace_id }: StoredComment) => {
  const ofComment = sql`workspace_id = ${workspace_id} AND comment_id = ${id}`
  return sql`
    SELECT EXISTS (SELECT FROM held_answers WHERE ${ofComment}) AS held,
      EXISTS (SELECT FROM platform_work WHERE ${ofComment} AND state IN ('queued', 'parked')) AS open,
      EXISTS (SELECT FROM answers WHERE ${ofComment}) AS answered`.pipe(
    rowsOf(Traces),
    Effect.map(([found]) => found ?? anyTraces),
    Effect.orDie
  )
})
