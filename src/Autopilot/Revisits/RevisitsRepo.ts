import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Schema } from "effect"
import { CommentId, WorkspaceId } from "#schema/Ids.ts"
import { rowsOf } from "#src/Database/Rows.ts"
import { wholeRecords } from "../Replay/StoredRecord.ts"

/** An answer that was taken back: the comments that followed it are looked at again, after `up_to`. */
export const StoredRevisit = Schema.Struct({
  workspace_id: WorkspaceId,
  answer_to: CommentId,
  at: Schema.DateFromSelf,
  up_to: Schema.String
})
export type StoredRevisit = typeof StoredRevisit.Type

/** A comment that was decided because of an answer, and its latest decision. */
const FollowerRow = Schema.Struct({ comment_id: CommentId, record: Schema.Unknown, at: Schema.DateFromSelf })

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const isThis = ({ answer_to, at, workspace_id }: StoredRevisit) => sql`
    workspace_id = ${workspace_id} AND answer_to = ${answer_to} AND at = ${at}`
  return {
    /** The workspaces in which something is to be looked at again, as lanes to take turns in. */
    lanes: sql`SELECT DISTINCT workspace_id, '' AS lane FROM revisits`,

    /** The answer that was taken back first. */
    next: (workspaceId: WorkspaceId) =>
      sql`
        SELECT workspace_id, answer_to, at, up_to FROM revisits WHERE workspace_id = ${workspaceId}
        ORDER BY at, answer_to LIMIT 1`.pipe(rowsOf(StoredRevisit)),

    followers: ({ answer_to, up_to, workspace_id }: StoredRevisit, limit: number) =>
      sql`
        SELECT latest.comment_id, latest.record, latest.at FROM (
          SELECT comment_id FROM followed_answers
          WHERE workspace_id = ${workspace_id} AND answer_to = ${answer_to} AND comment_id > ${up_to}
          ORDER BY comment_id LIMIT ${limit}
        ) AS f CROSS JOIN LATERAL (
          ${wholeRecords(sql, workspace_id)} AND d.comment_id = f.comment_id ORDER BY d.at DESC LIMIT 1
        ) AS latest
        ORDER BY latest.comment_id`.pipe(rowsOf(FollowerRow)),

    /** Nothing where the answer was taken back once more meanwhile: all of it is looked at again. */
    advance: (revisit: StoredRevisit, upTo: CommentId) => sql`
      UPDATE revisits SET up_to = ${upTo} WHERE ${isThis(revisit)}`,

    finish: (revisit: StoredRevisit) => sql`DELETE FROM revisits WHERE ${isThis(revisit)}`
  }
})

export class RevisitsRepo extends Context.Tag("steward/RevisitsRepo")<
  RevisitsRepo,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(RevisitsRepo, make)
}
