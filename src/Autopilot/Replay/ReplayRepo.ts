import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { AccountId, CommentId, type WorkspaceId } from "#schema/Ids.ts"
import { Platform, Surface } from "#schema/Platform.ts"
import { everyComment } from "#src/Comments/CommentSql.ts"
import { columns, rowsOf } from "#src/Database/Rows.ts"
import { accountOf } from "#src/Directory/AccountSql.ts"
import { answerTo } from "#src/Moderation/AnswerSql.ts"
import { latestRecord } from "./StoredRecord.ts"

/** A comment to judge again, and what a person decided about it. */
export const ReplayedComment = Schema.Struct({
  id: CommentId,
  text: Schema.String,
  has_media: Schema.Boolean,
  platform: Platform,
  surface: Surface,
  account_id: AccountId,
  account_name: Schema.String,
  post_caption: Schema.NullOr(Schema.String),
  author_handle: Schema.String,
  received_at: Schema.DateFromSelf,
  /** Since when its text is gone; it cannot be judged again. */
  erased_at: Schema.NullOr(Schema.DateFromSelf),
  answered: Schema.NullOr(Schema.Literal("hide", "keep"))
})
export type ReplayedComment = typeof ReplayedComment.Type

/** Where to go on: the last comment that was read. */
export interface ReplayedUpTo {
  readonly at: Date
  readonly id: CommentId | ""
}

const CountRow = Schema.Struct({
  count: Schema.Number
})

const DecidedRow = Schema.Struct({ record: Schema.Unknown, at: Schema.DateFromSelf })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const answer = answerTo(sql, "c", "id")
  const account = accountOf(sql, "c", "account")
  const judged = sql`
    SELECT ${columns(sql, ReplayedComment, { of: "c", as: { account_name: account.name, answered: answer.verdict } })}
    FROM ${everyComment(sql)} JOIN ${account.table} ON ${account.on}
    LEFT JOIN ${answer.table} ON ${answer.on}`
  const isLegible = sql`c.erased_at IS NULL`
  return {
    count: (workspaceId: WorkspaceId, before: Date, limit: number) =>
      sql`
        SELECT count(*)::int AS count FROM (
          SELECT 1 FROM ${everyComment(sql)} WHERE c.workspace_id = ${workspaceId} AND c.received_at < ${before} AND ${isLegible} LIMIT ${limit}
        ) newest`.pipe(rowsOf(CountRow)),

    /** Comments before a place whose text is here, newest first. */
    page: (workspaceId: WorkspaceId, { at, id }: ReplayedUpTo, limit: number) =>
      sql`
        ${judged}
        WHERE c.workspace_id = ${workspaceId} AND (c.received_at, c.id) < (${at}, ${id}) AND ${isLegible}
        ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}`.pipe(rowsOf(ReplayedComment)),

    one: (workspaceId: WorkspaceId, id: CommentId) =>
      sql`${judged} WHERE c.workspace_id = ${workspaceId} AND c.id = ${id}`.pipe(rowsOf(ReplayedComment)),

    these: (workspaceId: WorkspaceId, ids: ReadonlyArray<CommentId>) =>
      sql`${judged} WHERE c.workspace_id = ${workspaceId} AND c.id = ANY (${ids}::text[])`.pipe(
        rowsOf(ReplayedComment)
      ),

    /** The latest decision about a comment as it was stored; none where what went into it was erased. */
    decided: (workspaceId: WorkspaceId, id: CommentId) =>
      sql`
        SELECT latest.record, latest.at FROM (${latestRecord(sql, workspaceId, id)}) AS latest
        WHERE latest.record -> 'erased' IS NULL`.pipe(rowsOf(DecidedRow)),

    /** The newest that wait for a person and can be read here. */
    waiting: (workspaceId: WorkspaceId, limit: number) =>
      sql`
        ${judged} WHERE c.workspace_id = ${workspaceId} AND c.status = 'review' AND NOT c.archived AND ${isLegible}
        ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}`.pipe(rowsOf(ReplayedComment)),

    /** The newest that are hidden and can be read here. */
    hidden: (workspaceId: WorkspaceId, limit: number) =>
      sql`
        ${judged} WHERE c.workspace_id = ${workspaceId} AND c.status = 'hidden' AND ${isLegible}
        ORDER BY c.received_at DESC, c.id DESC LIMIT ${limit}`.pipe(rowsOf(ReplayedComment))
  }
})

export class ReplayRepo extends Context.Tag("steward/ReplayRepo")<ReplayRepo, Effect.Effect.Success<typeof make>>() {
  static readonly layer = Layer.effect(ReplayRepo, make)
}
