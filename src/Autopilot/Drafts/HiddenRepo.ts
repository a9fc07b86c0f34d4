import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { CommentId } from "#schema/Ids.ts"
import { everyComment, type HiddenByAutopilot, hiddenByAutopilot } from "#src/Comments/CommentSql.ts"
import { rowsOf } from "#src/Database/Rows.ts"

/** `onlyByGuidance`: only where a rule of the guidance had a part in it, or the name of a competitor, which guidance alone gives. */
export interface HiddenBy extends HiddenByAutopilot {
  readonly onlyByGuidance: boolean
}

export const HiddenComment = Schema.Struct({
  id: CommentId,
  decided_at: Schema.DateFromSelf
})
export type HiddenComment = typeof HiddenComment.Type

/** Before every comment decided at a time or later. */
export interface HiddenUpTo {
  readonly id: CommentId | ""
  readonly decided_at: Date
}

const HiddenExample = Schema.Struct({
  id: CommentId,
  text: Schema.String,
  reason: Schema.NullOr(Schema.String)
})
export type HiddenExample = typeof HiddenExample.Type

const FoundHidden = Schema.Struct({
  ...HiddenExample.fields,
  /** Whether a rule of the guidance had a part in it, or a competitor that it names. */
  by_guidance: Schema.Boolean
})

const CountRow = Schema.Struct({
  count: Schema.Number
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const byGuidance = sql`(
    SELECT r.category IS NOT DISTINCT FROM 'competitors' OR jsonb_typeof(r.record #> '{decision,ruleMatched}') = 'object'
    FROM decision_records r
    WHERE r.workspace_id = c.workspace_id AND r.comment_id = c.id ORDER BY r.at DESC LIMIT 1
  )`

  const matching = (hidden: HiddenBy) =>
    sql.and([hiddenByAutopilot(sql, hidden), ...(hidden.onlyByGuidance ? [byGuidance] : [])])

  return {
    count: (hidden: HiddenBy) =>
      sql`SELECT count(*)::int AS count FROM ${everyComment(sql)} WHERE ${matching(hidden)}`.pipe(rowsOf(CountRow)),

    /** The newest of them, whether or not by guidance, with why they were hidden. */
    newest: (hidden: HiddenByAutopilot, limit: number) =>
      sql`
        SELECT c.id, c.text, c.decision ->> 'reason' AS reason, coalesce(${byGuidance}, false) AS by_guidance
        FROM ${everyComment(sql)} WHERE ${hiddenByAutopilot(sql, hidden)}
        ORDER BY c.decided_at DESC, c.id LIMIT ${limit}`.pipe(rowsOf(FoundHidden)),

    /** Those after a place, in the order in which they were decided. */
    page: (hidden: HiddenBy, after: HiddenUpTo, limit: number) =>
      sql`
        SELECT c.id, c.decided_at FROM ${everyComment(sql)}
        WHERE ${matching(hidden)} AND (c.decided_at, c.id) > (${after.decided_at}, ${after.id})
        ORDER BY c.decided_at, c.id LIMIT ${limit}`.pipe(rowsOf(HiddenComment))
  }
})

export class HiddenRepo extends Context.Tag("steward/HiddenRepo")<HiddenRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(HiddenRepo, make)
}
